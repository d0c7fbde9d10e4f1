import { supportLimits } from '@letterliaan/contract/limits'
import { TextAreaField, TextField } from '@letterliaan/ui'
import { ActionDialog } from '../../app/controls/ActionDialog.tsx'
import layout from '../../app/style/layout.module.css'
import styles from './Insight.module.css'
import type { Support } from './report-files.ts'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export interface SupportDialogProps {
  readonly support: Support
  readonly onChange: (support: Support) => void
  readonly onMake: () => void
  readonly onClose: () => void
}

const lines = [
  { key: 'guided_by', label: texts.support.by },
  { key: 'guided_period', label: texts.support.period },
  { key: 'frequency', label: texts.support.perWeek },
  { key: 'duration', label: texts.support.perTime },
] as const
const fields = [
  { key: 'goal', label: common.aim },
  { key: 'effect', label: texts.support.effect },
] as const

/** Asks the guidance that only a person knows, for the dyslexia file. */
export function SupportDialog({ support, onChange, onMake, onClose }: SupportDialogProps) {
  return (
    <ActionDialog title={texts.support.title} action={texts.support.make} onAct={onMake} onClose={onClose}>
      <div className={layout.stack3}>
        <p className={styles.note}>{texts.support.intro}</p>
        {lines.map(({ key, label }) => (
          <TextField
            key={key}
            label={label}
            value={support[key]}
            maxLength={supportLimits.line}
            onChange={({ target }) => onChange({ ...support, [key]: target.value })}
          />
        ))}
        {fields.map(({ key, label }) => (
          <TextAreaField
            key={key}
            label={label}
            rows={2}
            value={support[key]}
            maxLength={supportLimits.text}
            onChange={({ target }) => onChange({ ...support, [key]: target.value })}
          />
        ))}
      </div>
    </ActionDialog>
  )
}
