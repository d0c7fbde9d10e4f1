import { supportLimits } from '@letterliaan/contract/limits'
import { Dialog, TextAreaField, TextField } from '@letterliaan/ui'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import styles from './Insight.module.css'
import type { Support } from './report-files.ts'

export interface SupportDialogProps {
  readonly support: Support
  readonly onChange: (support: Support) => void
  readonly onMake: () => void
  readonly onClose: () => void
}

const lines = [
  { key: 'guided_by', label: 'Begeleid door (naam en functie)' },
  { key: 'guided_period', label: 'Periode van de begeleiding' },
  { key: 'frequency', label: 'Hoe vaak per week' },
  { key: 'duration', label: 'Hoe lang per keer, en met hoeveel kinderen' },
] as const
const texts = [
  { key: 'goal', label: 'Doel' },
  { key: 'effect', label: 'Effect' },
] as const

/** What only a person knows of guidance on support level 3, for the dyslexia file. */
export function SupportDialog({ support, onChange, onMake, onClose }: SupportDialogProps) {
  return (
    <Dialog
      title="Over de begeleiding"
      onClose={onClose}
      footer={
        <>
          <FlatButton look="primary" onClick={onMake}>
            Maak het rapport
          </FlatButton>
          <FlatButton onClick={onClose}>Annuleren</FlatButton>
        </>
      }
    >
      <div className={styles.support}>
        <p className={styles.note}>
          Dit weet het programma niet. Wat u leeg laat, wordt een lijn om op te schrijven. Wat u invult, staat
          alleen in het rapport en wordt niet bewaard.
        </p>
        {lines.map(({ key, label }) => (
          <TextField
            key={key}
            label={label}
            value={support[key]}
            maxLength={supportLimits.line}
            onChange={({ target }) => onChange({ ...support, [key]: target.value })}
          />
        ))}
        {texts.map(({ key, label }) => (
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
    </Dialog>
  )
}
