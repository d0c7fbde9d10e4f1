import type { Difficulty, ExerciseSummary } from '@letterliaan/contract'
import { Glyph, joinClasses, type GlyphName } from '@letterliaan/ui'
import { Icon } from '@letterliaan/ui/pictures'
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
export const exerciseCardClass = (exercise: ExerciseSummary, difficulty: Difficulty): string =>
  joinClasses(
    styles.card,
    styles[exercise.exercise_type.category],
    styles[exerciseAppearance(exercise.status[difficulty])],
  )

/** One exercise of the slider: its kind, its name, and how it stands at the chosen difficulty (LES-1, LES-11). */
export function ExerciseCard({
  exercise,
  difficulty,
}: {
  exercise: ExerciseSummary
  difficulty: Difficulty
}) {
  const look = exerciseAppearance(exercise.status[difficulty])
  const { category } = exercise.exercise_type
  return (
    <>
      <span className={styles.kind}>
        <Icon name={categoryIcons[category]} size="3.5rem" />
        {category}
      </span>
      <span className={styles.name}>{exercise.name}</span>
      <span className={styles.state}>
        <Glyph name={glyphs[look]} />
        {exerciseAppearanceLabels[look]}
      </span>
    </>
  )
}
