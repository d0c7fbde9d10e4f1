import { TextField } from '@letterliaan/ui'
import { useState, type SubmitEvent } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import * as common from '../../app/texts/common.ts'
import styles from './BrinPanel.module.css'
import { readBrin } from './change-brin.ts'
import * as texts from './texts.ts'

export interface BrinPanelProps {
  readonly brin: string | null
  readonly isBusy: boolean
  readonly onChange: (brin: string | null) => void
}

export function BrinPanel({ brin: known, isBusy, onChange }: BrinPanelProps) {
  const [written, setWritten] = useState(known ?? '')
  const [error, setError] = useState<string>()
  const isSaved = readBrin(written) === known

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const brin = readBrin(written)
    setError(brin === undefined ? texts.wrong : undefined)
    if (brin !== undefined && brin !== known && !isBusy) onChange(brin)
  }

  return (
    <Panel title={texts.title}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{texts.explained}</p>
        <TextField
          label={texts.label}
          hint={texts.hint}
          error={error}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
        />
        <div>
          <FlatButton type="submit" look={isSaved ? 'plain' : 'primary'} aria-disabled={isSaved || isBusy}>
            {isSaved ? common.saved : texts.save}
          </FlatButton>
        </div>
      </form>
    </Panel>
  )
}
