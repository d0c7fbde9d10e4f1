import type { Difficulty, ExerciseSummary } from '@letterliaan/contract'
import * as commonTexts from '@letterliaan/texts/common'
import { Glyph, joinClasses, type GlyphName } from '@letterliaan/ui'
import { Avatar, Icon, Picture } from '@letterliaan/ui/pictures'
import styles from './ExerciseCard.module.css'
import {
  exerciseAppearance,
  exerciseAppearanceLabels,
  type ExerciseAppearance,
} from './exercise-appearance.ts'
import { categoryIcons } from './exercise-categories.ts'

const glyphs: Readonly<Record<ExerciseAppearance, GlyphName>> = {
  open: 'right',
  paused: 'right',
  done: 'check',
  failed: 'repeat',
}

/** The class of the link around an ExerciseCard. */
export const exerciseCardClass = (
  exercise: ExerciseSummary,
  difficulty: Difficulty,
  isNext: boolean = false,
): string =>
  joinClasses(
    styles.card,
    isNext && styles.next,
    styles[exercise.exercise_type.category],
    styles[exerciseAppearance(exercise.status[difficulty])],
  )

/** One exercise of the slider: its kind, its name, and how it stands at the chosen difficulty (LES-1, LES-11). */
export function ExerciseCard({
  exercise,
  difficulty,
  isUnheard = false,
  buddyHere,
}: {
  exercise: ExerciseSummary
  difficulty: Difficulty
  /** The server has not heard everything of it: this may still change. */
  isUnheard?: boolean
  /** The buddy that stands here, where this is the one to do next. */
  buddyHere?: number | undefined
}) {
  const look = exerciseAppearance(exercise.status[difficulty])
  const { category, template } = exercise.exercise_type
  return (
    <>
      <span className={styles.kind}>
        <Picture name={`template-${template}`} size="3rem" />
        <span className={styles.category}>
          <Icon name={categoryIcons[category]} size="1.25rem" />
          {category}
        </span>
        {buddyHere !== undefined && (
          <span className={styles.buddy} data-help="oefening">
            <Avatar id={buddyHere} size="2.5rem" />
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
