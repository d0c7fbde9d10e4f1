import { organisationLimits } from '@letterliaan/contract/limits'
import { TextField } from '@letterliaan/ui'
import { useState, type SubmitEvent } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import * as common from '../../app/texts/common.ts'
import styles from './SchoolRules.module.css'
import * as texts from './texts.ts'

export interface SchoolNamePanelProps {
  readonly name: string
  readonly isBusy: boolean
  readonly onChange: (name: string) => void
}

export function SchoolNamePanel({ name: known, isBusy, onChange }: SchoolNamePanelProps) {
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
    <Panel title={texts.name.title}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={common.name}
          hint={texts.name.explained}
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
