import { fill } from '@letterliaan/texts'
import { useState } from 'react'
import {
  ActionDialog,
  type Fact,
  FactList,
  FlatButton,
  Form,
  Notice,
  Panel,
} from '../../app/controls/index.ts'
import { commonTexts, layout, useChange, useData } from '../../app/index.ts'
import { ProviderForm } from './ProviderForm.tsx'
import {
  saveProvider,
  checkProvider,
  removeProvider,
  prepareIdentities,
  unlinkIdentity,
} from './single-sign-on-changes.ts'
import { texts } from './texts.ts'
import type { IdentityProvider, IdentityProviderBody, PreparedIdentitiesResult } from '@letterliaan/contract'
import { toggleProvider } from './provider-form.ts'
import { TextAreaField } from '@letterliaan/ui'
import { readPeople } from './read-lines.ts'

export function ProvidersPanel() {
  const [{ providers, login_code, login_url }] = useData((queries) => [queries.identityProviders])
  const [isAdding, setAdding] = useState(false)
  const saving = useChange(saveProvider, () => setAdding(false))
  return (
    <>
      {login_code !== null && login_url !== null && (
        <Panel title={texts.address.title}>
          <p>{fill(texts.address.explained, { code: login_code })}</p>
          <p>
            <code className={layout.copied}>{login_url}</code>
          </p>
        </Panel>
      )}
      {providers.map((provider) => (
        <ProviderPanel key={provider.id} provider={provider} />
      ))}
      <Panel>
        <FlatButton look={providers.length === 0 ? 'primary' : 'plain'} onClick={() => setAdding(true)}>
          {texts.providers.add}
        </FlatButton>
      </Panel>
      {isAdding && (
        <ProviderForm
          provider={null}
          isBusy={saving.isBusy}
          onSave={(body) => saving.run({ id: null, body })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

type Open = 'form' | 'removing' | 'people' | null

function ProviderPanel({ provider }: { readonly provider: IdentityProvider }) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const checking = useChange(checkProvider)
  const saving = useChange(saveProvider, close)
  const removing = useChange(removeProvider, close)
  const save = (body: IdentityProviderBody | string) => {
    if (typeof body !== 'string') return saving.run({ id: provider.id, body })
  }

  return (
    <Panel title={provider.name}>
      <div className={layout.form}>
        <p>{provider.is_enabled ? texts.providers.on : texts.providers.off}</p>
        <FactList facts={factsOf(provider)} />
        <div className={layout.buttons}>
          <FlatButton aria-disabled={checking.isBusy} onClick={() => checking.run(provider)}>
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
          <FlatButton onClick={() => setOpen('removing')}>{commonTexts.remove}</FlatButton>
        </div>
        {open === 'people' && <LinkedPeople provider={provider} />}
      </div>
      {open === 'form' && (
        <ProviderForm provider={provider} isBusy={saving.isBusy} onSave={save} onClose={close} />
      )}
      {open === 'removing' && (
        <ActionDialog
          title={texts.providers.removing}
          action={commonTexts.remove}
          isBlocked={removing.isBusy}
          onAct={() => removing.run(provider)}
          onClose={close}
        >
          <p>{fill(texts.providers.removingExplained, { name: provider.name })}</p>
        </ActionDialog>
      )}
    </Panel>
  )
}

const Address = ({ text }: { readonly text: string }) => <code className={layout.copied}>{text}</code>

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
    { label: texts.providers.people, value: provider.identities.length },
    { label: texts.facts.callback, value: <Address text={callback_url} /> },
    { label: texts.facts.logout, value: <Address text={logout_url} /> },
  ]
}

function LinkedPeople({ provider }: { readonly provider: IdentityProvider }) {
  const { identities } = provider
  const unlinking = useChange(unlinkIdentity)
  return (
    <section className={layout.form} aria-label={fill(texts.prepare.title, { name: provider.name })}>
      <h3>{fill(texts.prepare.title, { name: provider.name })}</h3>
      {identities.length === 0 && <p>{texts.prepare.nobody}</p>}
      <ul className={layout.stack3}>
        {identities.map(({ id, name, username, subject }) => (
          <li key={id} className={layout.apart}>
            <span className={layout.copied}>
              {name} · {username} · {subject}
            </span>
            <FlatButton
              aria-disabled={unlinking.isBusy}
              onClick={() => unlinking.run({ id, done: fill(texts.prepare.isUnlinked, { name }) })}
            >
              {fill(texts.prepare.unlinkOne, { name })}
            </FlatButton>
          </li>
        ))}
      </ul>
      <PrepareForm provider_id={provider.id} />
    </section>
  )
}

function PrepareForm({ provider_id }: { readonly provider_id: number }) {
  const [written, setWritten] = useState('')
  const [error, setError] = useState<string>()
  const [result, setResult] = useState<PreparedIdentitiesResult | null>(null)
  const preparing = useChange(prepareIdentities(provider_id), (answer) => {
    setResult(answer)
    setWritten(answer.refused.map(({ username, subject }) => `${username}; ${subject}`).join('\n'))
  })

  function submit() {
    const people = readPeople(written)
    setError(typeof people === 'string' ? people : undefined)
    setResult(null)
    if (typeof people !== 'string' && people.length > 0) return preparing.run({ people })
  }

  return (
    <Form action={texts.prepare.send} look="plain" isOff={preparing.isBusy} onSubmit={submit}>
      <TextAreaField
        label={texts.prepare.lines}
        hint={texts.prepare.linesHint}
        error={error}
        rows={4}
        spellCheck={false}
        value={written}
        onWrite={setWritten}
      />
      <output>
        {result !== null && result.refused.length > 0 && (
          <Notice look="attention">
            <ul className={layout.stack3}>
              {result.refused.map(({ username, subject, problem }) => (
                <li key={`${username} ${subject}`}>
                  {fill(texts.prepare.refusedOne, { username, problem })}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </output>
    </Form>
  )
}
