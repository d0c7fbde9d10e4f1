import type { Difficulty, ExerciseSummary } from '@letterliaan/contract'
import { commonTexts } from '@letterliaan/texts/common'
import { Glyph, type GlyphName, joinClasses, shared } from '@letterliaan/ui'
import { Buddy, Icon, Picture } from '@letterliaan/ui/pictures'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { lessonTexts } from '@letterliaan/texts/lesson'
import styles from './ExerciseStone.module.css'
import { categoryIcons } from './exercise-categories.ts'

type ExerciseAppearance = 'open' | 'paused' | 'done' | 'failed'

/** Returns the appearance of an exercise by its status at a difficulty (LES-11). */
function findExerciseAppearance(status: number): ExerciseAppearance {
  if (status === ExerciseStatus.paused) return 'paused'
  if (status === ExerciseStatus.done) return 'done'
  if (status === ExerciseStatus.failed) return 'failed'
  return 'open'
}

const exerciseAppearanceLabels: Readonly<Record<ExerciseAppearance, string>> = {
  open: lessonTexts.status.new,
  paused: lessonTexts.status.paused,
  done: lessonTexts.status.passed,
  failed: lessonTexts.status.failed,
}

const glyphs: Readonly<Record<ExerciseAppearance, GlyphName>> = {
  open: 'right',
  paused: 'right',
  done: 'check',
  failed: 'repeat',
}

export const formatExerciseStoneClass = (
  exercise: ExerciseSummary,
  difficulty: Difficulty,
  isNext: boolean,
): string =>
  joinClasses(
    styles.link,
    isNext && styles.next,
    styles[exercise.exercise_type.category],
    styles[findExerciseAppearance(exercise.status[difficulty])],
  )

interface ExerciseStoneProps {
  readonly exercise: ExerciseSummary
  /** From 1 along the trail. It distinguishes exercises of one template, which have the same picture. */
  readonly number: number
  readonly difficulty: Difficulty
  /** True if some answers are not sent yet, so that the status may change. */
  readonly isUnheard: boolean
  /** The buddy's id if this is the next exercise. */
  readonly buddyHere: number | undefined
}

/** An exercise on the trail, with its category, name and status at the chosen difficulty (LES-1, LES-11). */
export function ExerciseStone({ exercise, number, difficulty, isUnheard, buddyHere }: ExerciseStoneProps) {
  const look = findExerciseAppearance(exercise.status[difficulty])
  const { category, template } = exercise.exercise_type
  return (
    <>
      <span className={joinClasses(shared.middle, styles.stone)}>
        <Picture name={`template-${template}`} size="3.25rem" />
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <Icon name={categoryIcons[category]} size="1.75rem" label={category} className={styles.kind ?? ''} />
        {buddyHere !== undefined && (
          <span className={styles.buddy} data-help="oefening">
            <Buddy id={buddyHere} size="4rem" />
          </span>
        )}
      </span>
      <span className={styles.name}>{exercise.name}</span>
      <span className={styles.state}>
        <Glyph name={glyphs[look]} />
        {exerciseAppearanceLabels[look]}
      </span>
      {isUnheard && (
        <span className={styles.unheard}>
          <Glyph name="eye" />
          {commonTexts.unheard}
        </span>
      )}
    </>
  )
}
