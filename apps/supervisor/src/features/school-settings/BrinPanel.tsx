import { TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { Form, Panel } from '../../app/controls/index.ts'
import { useChange } from '../../app/index.ts'
import type { OfSchool } from './SchoolPanels.tsx'
import { changeOrganisation } from '../../app/data/organisation-changes.ts'
import { texts } from './texts.ts'

/** Reads a BRIN as typed, with spaces and lower case; null if empty, undefined if invalid. */
function readBrin(written: string): string | null | undefined {
  const brin = written.replaceAll(/[\s.-]/g, '').toUpperCase()
  if (brin === '') return null
  return /^\d{2}[A-Z]{2}(\d{2})?$/.test(brin) ? brin : undefined
}

export function BrinPanel({ organisation }: OfSchool) {
  const { isBusy, run } = useChange(changeOrganisation(organisation, texts.brin.done))
  const known = organisation.brin
  const [written, setWritten] = useState(known ?? '')
  const [error, setError] = useState<string>()
  const isSaved = readBrin(written) === known

  function submit() {
    const brin = readBrin(written)
    setError(brin === undefined ? texts.brin.wrong : undefined)
    if (brin !== undefined) return run({ brin })
  }

  return (
    <Panel title={texts.brin.title}>
      <Form
        action={texts.brin.save}
        isOff={isBusy || isSaved}
        isSaved={isSaved && known !== null}
        onSubmit={submit}
      >
        <p>{texts.brin.explained}</p>
        <TextField
          label={texts.brin.label}
          hint={texts.brin.hint}
          error={isSaved ? undefined : error}
          value={written}
          onWrite={setWritten}
          spellCheck={false}
          maxLength={20}
        />
      </Form>
    </Panel>
  )
}
