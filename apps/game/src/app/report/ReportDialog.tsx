import { reportLimits } from '@letterliaan/contract/limits'
import { commonTexts } from '@letterliaan/texts/common'
import { reportTexts } from '@letterliaan/texts/report'
import { Button, Dialog, SelectField, shared, TextAreaField, TextField } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useId, useState, type FormEvent } from 'react'
import layout from '../shell/layout.module.css'
import { ReportPicks } from './ReportPicks.tsx'
import {
  type FilledReport,
  type ReportErrors,
  type ReportForm,
  applyReportPick,
  chooseCategory,
  isReportComplete,
  reportCategories,
  findReportPlace,
  validateReport,
} from './report-form.ts'
import type { ShownState } from './shown-content.ts'

export interface ReportDialogProps {
  readonly form: ReportForm
  readonly shown: ShownState
  readonly isBusy: boolean
  readonly onChange: (form: ReportForm) => void
  readonly onSend: (form: FilledReport) => void
  readonly onClose: () => void
}

type Touched = Readonly<Partial<Record<keyof ReportErrors, true>>>

/** BUG-1. Pictures fill in the form for a child that cannot type. An empty field shows its error. */
export function ReportDialog({ form, shown, isBusy, onChange, onSend, onClose }: ReportDialogProps) {
  const [touched, setTouched] = useState<Touched>({})
  const formId = useId()
  const place = findReportPlace(shown)
  const missing = validateReport(form)
  const errorOf = (field: keyof ReportErrors) => (touched[field] ? missing[field] : undefined)
  const touch = (field: keyof ReportErrors) => setTouched((before) => ({ ...before, [field]: true }))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy && isReportComplete(form)) onSend(form)
  }

  return (
    <Dialog
      title={reportTexts.title}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} disabled={!isReportComplete(form)} aria-disabled={isBusy}>
          {reportTexts.send}
        </Button>
      }
    >
      <form id={formId} noValidate className={layout.stack4} onSubmit={submit}>
        <ReportPicks value={form.kind} onPick={(pick) => onChange(applyReportPick(form, pick, place))} />
        <div onBlur={() => touch('category')}>
          <SelectField
            label={reportTexts.category}
            placeholder={reportTexts.chooseCategory}
            options={reportCategories}
            value={form.category}
            error={errorOf('category')}
            onChange={(category) => onChange(chooseCategory(form, category, place))}
          />
        </div>
        <TextField
          label={commonTexts.title}
          value={form.title}
          error={errorOf('title')}
          maxLength={reportLimits.title}
          onBlur={() => touch('title')}
          onWrite={(value) => onChange({ ...form, title: value })}
        />
        <TextAreaField
          label={reportTexts.description}
          value={form.description}
          error={errorOf('description')}
          maxLength={reportLimits.description}
          onBlur={() => touch('description')}
          onWrite={(value) => onChange({ ...form, description: value })}
        />
        <p className={shared.quiet}>
          <SpokenText line={reportTexts.privacy} />
        </p>
      </form>
    </Dialog>
  )
}
