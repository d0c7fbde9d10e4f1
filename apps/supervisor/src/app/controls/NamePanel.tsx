import { organisationLimits } from '@letterliaan/contract/limits'
import { TextField } from '@letterliaan/ui'
import { useState, type SubmitEvent } from 'react'
import { FlatButton } from './FlatButton.tsx'
import { Panel } from './Panel.tsx'
import * as common from '../texts/common.ts'
import layout from '../style/layout.module.css'

export interface NamePanelProps {
  readonly title: string
  readonly hint: string
  readonly name: string
  readonly isBusy: boolean
  readonly onChange: (name: string) => void
}

/** The name of the organisation, of a school or a board. */
export function NamePanel({ title, hint, name: known, isBusy, onChange }: NamePanelProps) {
  const [written, setWritten] = useState(known)
  const [error, setError] = useState<string>()
  const name = written.trim()
  const isSaved = name === known

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setError(name === '' ? common.needsName : undefined)
    if (name !== '' && !isSaved && !isBusy) onChange(name)
  }

  return (
    <Panel title={title}>
      <form className={layout.form} noValidate onSubmit={submit}>
        <TextField
          label={common.name}
          hint={hint}
          error={error}
          maxLength={organisationLimits.name}
          autoComplete="off"
          value={written}
          onChange={({ currentTarget: { value } }) => setWritten(value)}
        />
        <div>
          <FlatButton type="submit" look={isSaved ? 'plain' : 'primary'} aria-disabled={isSaved || isBusy}>
            {isSaved ? common.saved : common.saveName}
          </FlatButton>
        </div>
      </form>
    </Panel>
  )
}
