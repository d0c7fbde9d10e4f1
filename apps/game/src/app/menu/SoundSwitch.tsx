import { useId } from 'react'
import styles from './SoundSwitch.module.css'

export interface SoundSwitchProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly isOn: boolean
  /** It keeps its state, but does nothing now. */
  readonly isIdle?: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A switch with its state in words: never by colour alone. */
export function SoundSwitch({ label, hint, isOn, isIdle = false, onChange }: SoundSwitchProps) {
  const hintId = useId()
  return (
    <div>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-describedby={hint === undefined ? undefined : hintId}
        disabled={isIdle}
        className={styles.switch}
        onClick={() => onChange(!isOn)}
      >
        <span className={styles.label}>{label}</span>
        <span className={styles.state} aria-hidden="true">
          {isOn ? 'aan' : 'uit'}
        </span>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.knob} />
        </span>
      </button>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
