import { joinClasses, shared } from '@letterliaan/ui'
import { type SpokenLine, toProductLine } from '@letterliaan/texts'
import { calmTexts } from '@letterliaan/texts/calm'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { useId } from 'react'
import styles from './SoundSwitch.module.css'

export interface SoundSwitchProps {
  readonly label: SpokenLine
  readonly hint?: string | undefined
  readonly isOn: boolean
  readonly isIdle?: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Shows its state in words, not only by colour. */
export function SoundSwitch({ label, hint, isOn, isIdle = false, onChange }: SoundSwitchProps) {
  const hintId = useId()
  const { speaker } = useReadAloud([label, ...(hint === undefined ? [] : [toProductLine(hint)])])
  return (
    <div className={joinClasses(shared.line, styles.row)}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-describedby={hint === undefined ? undefined : hintId}
        disabled={isIdle}
        className={joinClasses(shared.tile, shared.line, styles.switch)}
        onClick={() => onChange(!isOn)}
      >
        <span className={styles.label}>{label.text}</span>
        <span className={styles.state} aria-hidden="true">
          {isOn ? calmTexts.on : calmTexts.off}
        </span>
        <span className={styles.track} aria-hidden="true">
          <span className={joinClasses(shared.tile, styles.knob)} />
        </span>
      </button>
      {speaker}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
