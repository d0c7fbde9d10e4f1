import type { IdentityProvider, IdentityProviderBody } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { useState } from 'react'
import { ActionDialog } from '../../app/controls/ActionDialog.tsx'
import { Facts, type Fact } from '../../app/controls/Facts.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import * as common from '../../app/texts/common.ts'
import { LinkedPeople } from './LinkedPeople.tsx'
import { toggleProvider } from './provider-form.ts'
import { ProviderForm } from './ProviderForm.tsx'
import { checkProvider, removeProvider, saveProvider } from './single-sign-on-changes.ts'
import layout from '../../app/style/layout.module.css'
import styles from './SingleSignOn.module.css'
import * as texts from './texts.ts'

type Open = 'form' | 'removing' | 'people' | null

export function ProviderPanel({ provider }: { readonly provider: IdentityProvider }) {
  const { client, queries } = useServices()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const checking = useChange(checkProvider(client))
  const saving = useChange(saveProvider(client, queries), close)
  const removing = useChange(removeProvider(client, queries), close)
  const save = (body: IdentityProviderBody | string) => {
    if (typeof body !== 'string') void saving.run({ id: provider.id, body })
  }

  return (
    <Panel title={provider.name}>
      <div className={layout.form}>
        <p>{provider.is_enabled ? texts.providers.on : texts.providers.off}</p>
        <Facts facts={factsOf(provider)} />
        <div className={layout.buttons}>
          <FlatButton aria-disabled={checking.isBusy} onClick={() => void checking.run(provider)}>
            {texts.providers.check}
          </FlatButton>
          <FlatButton aria-disabled={saving.isBusy} onClick={() => save(toggleProvider(provider))}>
            {provider.is_enabled ? texts.providers.turnOff : texts.providers.turnOn}
          </FlatButton>
          <FlatButton onClick={() => setOpen('form')}>{texts.providers.change}</FlatButton>
          <FlatButton
            aria-expanded={open === 'people'}
            onClick={() => setOpen(open === 'people' ? null : 'people')}
          >
            {texts.prepare.add}
          </FlatButton>
          <FlatButton onClick={() => setOpen('removing')}>{common.remove}</FlatButton>
        </div>
        {open === 'people' && <LinkedPeople provider={provider} />}
      </div>
      {open === 'form' && (
        <ProviderForm provider={provider} isBusy={saving.isBusy} onSave={save} onClose={close} />
      )}
      {open === 'removing' && (
        <ActionDialog
          title={texts.providers.removing}
          action={common.remove}
          isBlocked={removing.isBusy}
          onAct={() => void removing.run(provider)}
          onClose={close}
        >
          <p>{fill(texts.providers.removingExplained, { name: provider.name })}</p>
        </ActionDialog>
      )}
    </Panel>
  )
}

const Address = ({ text }: { readonly text: string }) => <code className={styles.address}>{text}</code>

function factsOf(provider: IdentityProvider): Fact[] {
  const { issuer, subject_claim, domains, for_whom, callback_url, logout_url } = provider
  return [
    { label: texts.facts.issuer, value: <Address text={issuer} /> },
    { label: texts.facts.subjectClaim, value: subject_claim },
    { label: texts.providers.audience, value: texts.audience[for_whom] },
    {
      label: texts.providers.domains,
      value: domains.length === 0 ? texts.providers.noDomains : domains.join(', '),
    },
    { label: texts.providers.people, value: provider.num_identities },
    { label: texts.facts.callback, value: <Address text={callback_url} /> },
    { label: texts.facts.logout, value: <Address text={logout_url} /> },
  ]
}
