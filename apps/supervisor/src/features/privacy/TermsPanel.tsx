import type { RetentionTerms } from '@letterliaan/contract'
import { SelectField } from '@letterliaan/ui'
import { fill } from '@letterliaan/texts'
import { useState } from 'react'
import { Form, Panel } from '../../app/controls/index.ts'
import { layout, useChange } from '../../app/index.ts'
import { changeTerms } from './privacy-changes.ts'
import { texts } from './texts.ts'

const months = [6, 12, 18, 24, 36, 48, 60, 84, 120]

/** Returns the options, including a term that was set elsewhere. */
const optionsWith = (chosen: number) =>
  [...new Set([...months, chosen])]
    .toSorted((a, b) => a - b)
    .map((value) => ({ value, label: fill(texts.terms.months, { count: value }) }))

export function TermsPanel({ terms }: { readonly terms: RetentionTerms }) {
  const { isBusy, run } = useChange(changeTerms)
  const [draft, setDraft] = useState(terms)
  const isSaved = draft.inactive_months === terms.inactive_months && draft.audit_months === terms.audit_months

  return (
    <Panel title={texts.terms.title}>
      <Form action={texts.terms.save} isOff={isBusy} isSaved={isSaved} onSubmit={() => run(draft)}>
        <div className={layout.narrowColumns}>
          <SelectField
            label={texts.terms.inactive}
            hint={texts.terms.inactiveHint}
            options={optionsWith(terms.inactive_months)}
            value={draft.inactive_months}
            onChange={(inactive_months) => setDraft({ ...draft, inactive_months })}
          />
          <SelectField
            label={texts.terms.audit}
            hint={texts.terms.auditHint}
            options={optionsWith(terms.audit_months)}
            value={draft.audit_months}
            onChange={(audit_months) => setDraft({ ...draft, audit_months })}
          />
        </div>
      </Form>
    </Panel>
  )
}
