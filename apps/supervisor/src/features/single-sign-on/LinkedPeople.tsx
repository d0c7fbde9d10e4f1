import type { IdentityProvider, PreparedResult } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { TextAreaField } from '@letterliaan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { readPeople } from './read-lines.ts'
import { prepareIdentities, unlinkSomebody } from './single-sign-on-changes.ts'
import layout from '../../app/style/layout.module.css'
import styles from './SingleSignOn.module.css'
import * as texts from './texts.ts'

/** Lists linked accounts, and links others. */
export function LinkedPeople({ provider }: { readonly provider: IdentityProvider }) {
  const { client, queries } = useServices()
  const { data } = useQuery(queries.identities(provider.id))
  const unlinking = useChange(unlinkSomebody(client, queries, provider.id))
  return (
    <section className={layout.form} aria-label={fill(texts.prepare.title, { name: provider.name })}>
      <h3>{fill(texts.prepare.title, { name: provider.name })}</h3>
      {data?.identities.length === 0 && <p>{texts.prepare.nobody}</p>}
      <ul className={layout.stack3}>
        {data?.identities.map(({ id, name, username, subject }) => (
          <li key={id} className={layout.apart}>
            <span className={styles.address}>
              {name} · {username} · {subject}
            </span>
            <FlatButton aria-disabled={unlinking.isBusy} onClick={() => void unlinking.run({ id, name })}>
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
  const { client, queries } = useServices()
  const [written, setWritten] = useState('')
  const [error, setError] = useState<string>()
  const [result, setResult] = useState<PreparedResult | null>(null)
  const preparing = useChange(prepareIdentities(client, queries, provider_id), (answer) => {
    setResult(answer)
    setWritten(answer.refused.map(({ username, subject }) => `${username}; ${subject}`).join('\n'))
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const people = readPeople(written)
    setError(typeof people === 'string' ? people : undefined)
    setResult(null)
    if (typeof people !== 'string' && people.length > 0) void preparing.run({ people })
  }

  return (
    <form className={layout.form} noValidate onSubmit={submit}>
      <TextAreaField
        label={texts.prepare.lines}
        hint={texts.prepare.linesHint}
        error={error}
        rows={4}
        spellCheck={false}
        value={written}
        onChange={({ currentTarget }) => setWritten(currentTarget.value)}
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
      <div>
        <FlatButton type="submit" aria-disabled={preparing.isBusy}>
          {texts.prepare.send}
        </FlatButton>
      </div>
    </form>
  )
}
