import { organisationLimits } from '@letterliaan/contract/limits'
import { TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { Form } from './Form.tsx'
import { Panel } from './Panel.tsx'
import { texts as commonTexts } from '../texts/common.ts'

export interface NamePanelProps {
  readonly title: string
  readonly hint: string
  readonly name: string
  readonly isBusy: boolean
  readonly onChange: (name: string) => void
}

export function NamePanel({ title, hint, name: known, isBusy, onChange }: NamePanelProps) {
  const [written, setWritten] = useState(known)
  const [error, setError] = useState<string>()
  const name = written.trim()
  const isSaved = name === known

  function submit() {
    setError(name === '' ? commonTexts.needsName : undefined)
    if (name !== '') onChange(name)
  }

  return (
    <Panel title={title}>
      <Form action={commonTexts.saveName} isOff={isBusy} isSaved={isSaved} onSubmit={submit}>
        <TextField
          label={commonTexts.name}
          hint={hint}
          error={isSaved ? undefined : error}
          maxLength={organisationLimits.name}
          value={written}
          onWrite={setWritten}
        />
      </Form>
    </Panel>
  )
}
