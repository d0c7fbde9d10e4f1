import type { UwlrConnection } from '@letterliaan/contract'
import { TextField } from '@letterliaan/ui'
import { useState, type SubmitEvent } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useChange } from '../../app/data/useChange.ts'
import * as common from '../../app/texts/common.ts'
import { useServices } from '../../app/useServices.ts'
import { connectAdministration } from './administration-changes.ts'
import { readConnectionFields, toConnectionFields, type ConnectionFields } from './connection-form.ts'
import styles from './SchoolAdministration.module.css'
import * as texts from './texts.ts'

/** What the supplier told the school. */
export function ConnectionPanel({ connection }: { readonly connection: UwlrConnection | null }) {
  const { client, queries } = useServices()
  const [fields, setFields] = useState(() => toConnectionFields(connection))
  const saving = useChange(connectAdministration(client, queries))
  const body = readConnectionFields(fields, connection)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (body !== null && !saving.isBusy) void saving.run(body)
  }

  const line = (name: keyof ConnectionFields, label: string, hint?: string) => (
    <TextField
      label={label}
      {...(hint !== undefined && { hint })}
      type={name === 'authorisation_key' ? 'password' : 'text'}
      inputMode={name.endsWith('_url') ? 'url' : 'text'}
      autoComplete="off"
      spellCheck={false}
      value={fields[name]}
      onChange={({ currentTarget: { value } }) => setFields({ ...fields, [name]: value })}
    />
  )

  return (
    <Panel title={texts.form.title}>
      <form className={styles.stack} noValidate onSubmit={submit}>
        <p>{texts.form.explained}</p>
        {line('roster_url', texts.form.rosterUrl, texts.form.rosterUrlHint)}
        {line('results_url', texts.form.resultsUrl, texts.form.resultsUrlHint)}
        {line('client_name', texts.form.clientName)}
        {line('client_code', texts.form.clientCode)}
        {line(
          'authorisation_key',
          texts.form.key,
          connection === null ? texts.form.keyHint : texts.form.keyKept,
        )}
        <div>
          <FlatButton type="submit" look="primary" aria-disabled={body === null || saving.isBusy}>
            {common.save}
          </FlatButton>
        </div>
      </form>
    </Panel>
  )
}
