import { organisationLimits } from '@letterliaan/contract/limits'
import { TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { Form } from './Form.tsx'
import { Panel } from './Panel.tsx'
import type { ChangeOf } from '../data/change.ts'
import { useChange } from '../data/useChange.ts'
import { texts as commonTexts } from '../texts/common.ts'

export interface NamePanelProps<Saved> {
  readonly title: string
  readonly hint: string
  readonly name: string
  readonly change: ChangeOf<{ readonly name: string }, Saved>
}

export function NamePanel<Saved>({ title, hint, name: known, change }: NamePanelProps<Saved>) {
  const { isBusy, run } = useChange(change)
  const [written, setWritten] = useState(known)
  const [error, setError] = useState<string>()
  const name = written.trim()
  const isSaved = name === known

  function submit() {
    setError(name === '' ? commonTexts.needsName : undefined)
    if (name !== '') return run({ name })
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
