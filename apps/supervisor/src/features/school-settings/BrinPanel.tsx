import { TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { Form } from '../../app/controls/Form.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useChange } from '../../app/data/useChange.ts'
import type { OfSchool } from './SchoolPanels.tsx'
import { changeSettings } from '../../app/data/organisation-changes.ts'
import { brin as texts } from './texts.ts'

/** Undefined: it is none. As people write it, with spaces and small letters; empty is null. */
function readBrin(written: string): string | null | undefined {
  const brin = written.replaceAll(/[\s.-]/g, '').toUpperCase()
  if (brin === '') return null
  return /^\d{2}[A-Z]{2}(\d{2})?$/.test(brin) ? brin : undefined
}

export function BrinPanel({ organisation }: OfSchool) {
  const { isBusy, run } = useChange(changeSettings(organisation, texts.done))
  const known = organisation.brin
  const [written, setWritten] = useState(known ?? '')
  const [error, setError] = useState<string>()
  const isSaved = readBrin(written) === known

  function submit() {
    const brin = readBrin(written)
    setError(brin === undefined ? texts.wrong : undefined)
    if (brin !== undefined) void run({ brin })
  }

  return (
    <Panel title={texts.title}>
      <Form
        action={texts.save}
        isOff={isBusy || isSaved}
        isSaved={isSaved && known !== null}
        onSubmit={submit}
      >
        <p>{texts.explained}</p>
        <TextField
          label={texts.label}
          hint={texts.hint}
          error={isSaved ? undefined : error}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
        />
      </Form>
    </Panel>
  )
}
