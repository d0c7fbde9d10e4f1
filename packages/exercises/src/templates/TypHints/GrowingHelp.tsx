import type { Anchor } from '@letterliaan/contract'
import { Picture } from '@letterliaan/ui/pictures'
import type { Task } from '../../kit/template.ts'
import styles from './GrowingHelp.module.css'
import { HelpBlocks } from './HelpBlocks.tsx'
import { firstWrongLetter } from './logic.ts'

const advice = {
  other: 'Kijk nog eens naar deze letter.',
  extra: 'Er staat een letter te veel.',
  missing: 'Hier komt nog een letter.',
} as const

export interface GrowingHelpProps {
  readonly task: Task
  readonly errors: number
  /** What was told to be wrong last. */
  readonly answer: string
}

/** The help that grows: the rule, then the coloured blocks too, then also the first wrong letter (TPL-15). */
export function GrowingHelp({ task, errors, answer }: GrowingHelpProps) {
  const { anchor } = task.exercise_data
  const wrong = errors >= 3 ? firstWrongLetter(task, answer) : null
  const firstHint = errors === 1 ? anchor?.hint : undefined
  return (
    <div className={styles.help} aria-live="polite">
      <Rule anchor={anchor} note={wrong === null ? firstHint : advice[wrong.kind]} />
      {errors >= 2 && <HelpBlocks task={task} wrong={wrong} />}
    </div>
  )
}

function Rule({ anchor, note }: { readonly anchor: Anchor | null; readonly note: string | undefined }) {
  return (
    <div className={styles.rule}>
      {anchor !== null && (
        <Picture name={anchor.image} label={anchor.name} size="clamp(2.75rem, 8vmin, 4rem)" />
      )}
      <p className={styles.text}>
        <strong>Bijna!</strong>{' '}
        {anchor === null || anchor.name === ''
          ? 'Luister nog eens goed.'
          : `Denk aan ${anchor.name}. ${anchor.description}`}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </p>
    </div>
  )
}
