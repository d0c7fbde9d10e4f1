import { Link } from '@letterliaan/web/link'
import { FlatButton, flatClass } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import styles from './Dossier.module.css'
import type { Deed, Proposal } from './propose-actions.ts'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export interface ActionPanelProps {
  readonly proposals: readonly Proposal[]
  readonly isBusy: boolean
  /** The page on which it is done; null where it is done at once. */
  readonly addressOf: (deed: Deed) => string | null
  readonly onDo: (deed: Deed) => void
}

/** What can be done for a child now: one press each, with its reason (DOE-1, WEET-17). */
export function ActionPanel({ proposals, isBusy, addressOf, onDo }: ActionPanelProps) {
  return (
    <Panel title={texts.toDo} isScreenOnly>
      <ol className={styles.actions}>
        {proposals.map(({ deed, press, why }) => {
          const address = addressOf(deed)
          return (
            <li key={press}>
              {address === null ? (
                <FlatButton aria-disabled={isBusy} onClick={() => onDo(deed)}>
                  {press}
                </FlatButton>
              ) : (
                <Link to={address} className={flatClass('plain')}>
                  {press}
                </Link>
              )}
              <p>
                <b>{common.whyLabel}</b> {why}
              </p>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
