import { ApiError } from '@letterliaan/contract/client'
import { TextField } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Form, Panel } from '../../app/controls/index.ts'
import { addresses, commonTexts, layout, PageFrame, useServices } from '../../app/index.ts'
import { describeFailure } from '../../app/data/change.ts'
import { MarkSheetForm } from '../../features/writing-sheets/SheetsPanel.tsx'
import { texts } from '../../features/writing-sheets/texts.ts'

const explain = (error: unknown): string =>
  error instanceof ApiError && error.status === 404 ? texts.page.notFound : describeFailure(error)

/** Finds a writing sheet by the code at the bottom of the paper (ZIN-3). */
export function FindWritingSheetPage() {
  const { queries } = useServices()
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    ...queries.writingSheetByCode(code ?? ''),
    enabled: code !== null && code !== '',
    retry: false,
  })

  function submit() {
    const written = typed.trim()
    if (written !== '' && written === code) void refetch()
    setCode(written)
  }

  const refused = error === null ? undefined : explain(error)
  return (
    <PageFrame
      title={texts.title}
      back={<Link to={addresses.children}>{commonTexts.children}</Link>}
      intro={texts.page.intro}
    >
      <Panel>
        <Form action={texts.page.find} className={layout.form} onSubmit={submit}>
          <TextField
            label={texts.page.code}
            hint={texts.page.codeHint}
            error={code === '' ? texts.page.needsCode : refused}
            value={typed}
            onWrite={setTyped}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
          />
        </Form>
      </Panel>
      {data !== undefined && code !== '' && <MarkSheetForm key={data.id} sheet={data} />}
    </PageFrame>
  )
}
