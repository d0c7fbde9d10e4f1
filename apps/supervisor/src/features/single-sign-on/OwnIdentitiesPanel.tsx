import type { OwnIdentity } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { FlatButton, Panel } from '../../app/controls/index.ts'
import { commonTexts, formatDay, layout, useChange, useData } from '../../app/index.ts'
import { linkOwnIdentity, unlinkIdentity } from './single-sign-on-changes.ts'
import { texts } from './texts.ts'

/** The user's links to logins of the school. `onLeave` opens the provider's login page. */
export function OwnIdentitiesPanel({ onLeave }: { readonly onLeave: (url: string) => void }) {
  const [{ identities }] = useData((queries) => [queries.account])
  const linking = useChange(linkOwnIdentity, ({ url }) => onLeave(url))
  const unlinking = useChange(unlinkIdentity)

  return (
    <Panel title={texts.own.title}>
      {identities.length === 0 && <p>{texts.own.none}</p>}
      <ul className={layout.stack3}>
        {identities.map((identity) => (
          <li key={`${identity.provider_key} ${identity.id}`} className={layout.apart}>
            <span>{describe(identity)}</span>
            {identity.id === null ? (
              <FlatButton
                look="primary"
                aria-disabled={linking.isBusy}
                onClick={() => linking.run(identity.provider_key)}
              >
                {fill(texts.own.link, { provider: identity.provider })}
              </FlatButton>
            ) : (
              <UnlinkButton
                identity={{ ...identity, id: identity.id }}
                isBusy={unlinking.isBusy}
                onUnlink={(id) => unlinking.run({ id, done: texts.own.isUnlinked })}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function describe({ id, provider, last_used_at }: OwnIdentity): string {
  if (id === null) return fill(texts.own.unlinked, { provider })
  const when = last_used_at === null ? commonTexts.never : formatDay(last_used_at)
  return fill(texts.own.linked, { provider, when })
}

interface UnlinkButtonProps {
  readonly identity: { readonly id: number; readonly provider: string }
  readonly isBusy: boolean
  readonly onUnlink: (id: number) => unknown
}

const UnlinkButton = ({ identity: { id, provider }, isBusy, onUnlink }: UnlinkButtonProps) => (
  <FlatButton aria-disabled={isBusy} onClick={() => onUnlink(id)}>
    {fill(texts.own.unlink, { provider })}
  </FlatButton>
)
