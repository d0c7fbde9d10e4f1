import { SpokenText } from '@letterliaan/ui/spoken'
import type { Difficulty, ExerciseSummary, RedoLevel, Step, Word } from '@letterliaan/contract'
import { completedLevels, lessonProgress, nextInStep } from '@letterliaan/rules'
import { stepLine } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as lessonTexts from '@letterliaan/texts/lesson'
import { Card, Glyph, ProgressBar, Slider } from '@letterliaan/ui'
import { useLook } from '@letterliaan/ui/pictures'
import { lazy, Suspense, type ReactNode } from 'react'
import { allowedLevels } from '../../app/difficulty.ts'
import { AnchorSlider } from '../../app/AnchorSlider.tsx'
import { CoinsPopup } from './CoinsPopup.tsx'
import { DifficultyChoice } from './DifficultyChoice.tsx'
import { ExerciseCard, exerciseCardClass } from './ExerciseCard.tsx'
import { ExerciseLegend } from './ExerciseLegend.tsx'
import styles from './LessonScreen.module.css'
import { NextThing } from './NextThing.tsx'
import { RedoNote } from './RedoNote.tsx'
import { StepAdvice } from './StepAdvice.tsx'
import { WordList } from './WordList.tsx'

/** Of the look 10+. Where they cannot be fetched, the lesson goes on without them. */
const WordHistories = lazy(() =>
  import('./WordHistories.tsx').then(
    (code) => ({ default: code.WordHistories }),
    () => ({ default: () => null }),
  ),
)

export interface LessonScreenProps {
  readonly step: Step
  /** At how many stars the step counts, where it is open in a redo of its world (MAP-9). */
  readonly redo: RedoLevel | null
  readonly difficulty: Difficulty
  readonly buddy_id: number
  /** Exercises of which the server has not heard everything. */
  readonly unheard?: ReadonlySet<number>
  readonly onChooseDifficulty: (difficulty: Difficulty) => void
  readonly onSpeak: (word: Word) => void
  /** To the games for two. */
  readonly together?: ReactNode
  readonly renderLink: (exercise: ExerciseSummary, className: string, content: ReactNode) => ReactNode
}

/** A step's exercises, anchors and words (LES-1, LES-2, LES-3). */
export function LessonScreen(props: LessonScreenProps) {
  const { step, redo, difficulty, buddy_id, onChooseDifficulty, renderLink } = props
  const isUnheard = ({ id }: ExerciseSummary): boolean => props.unheard?.has(id) === true
  const exercises = step.exercises.toSorted((a, b) => a.position - b.position)
  const look = useLook()
  const progress = lessonProgress(exercises, difficulty)
  const next = nextInStep(step, difficulty)
  const nextExercise = next.to === 'exercise' ? next.exercise : undefined
  const firstToDo = exercises.findIndex((exercise) => exercise === nextExercise)

  return (
    <div className={styles.lesson}>
      <Card className={styles.exercises}>
        <div className={styles.choices}>
          <DifficultyChoice
            difficulty={difficulty}
            completed={completedLevels(step)}
            offered={allowedLevels(step)}
            onChoose={onChooseDifficulty}
          />
          <CoinsPopup />
          <StepAdvice step={step} />
          <ExerciseLegend />
          {look === 'field-camp' && (
            <Suspense>
              <WordHistories words={step.words[difficulty].map(({ word }) => word)} />
            </Suspense>
          )}
        </div>
        {redo !== null && <RedoNote redo={redo} difficulty={difficulty} />}
        <p className={styles.description}>
          <SpokenText line={stepLine(step.description, step.id)} />
        </p>
        <SupervisorNote text={step.notes} step_id={step.id} />
        <NextThing {...{ buddy_id, next, difficulty, renderLink }} step_id={step.id} />
        <Slider
          label={lessonTexts.exercises}
          perView={5}
          perGroup={4}
          minSlideWidth="calc(9rem * var(--letter-room))"
          start={Math.max(0, firstToDo - 1)}
        >
          {exercises.map((exercise) =>
            renderLink(
              exercise,
              exerciseCardClass(exercise, difficulty, exercise === nextExercise),
              <ExerciseCard
                exercise={exercise}
                difficulty={difficulty}
                isUnheard={isUnheard(exercise)}
                buddyHere={exercise === nextExercise ? buddy_id : undefined}
              />,
            ),
          )}
        </Slider>
        {exercises.some(isUnheard) && (
          <p className={styles.unheard}>
            <Glyph name="eye" />
            <SpokenText line={commonTexts.unheardLater} />
          </p>
        )}
        {props.together && <div className={styles.together}>{props.together}</div>}
        <div className={styles.progress} data-help="voortgang">
          <ProgressBar label={lessonTexts.progress} value={progress} max={100} valueText={`${progress}%`} />
          <span aria-hidden="true">{progress}%</span>
        </div>
      </Card>
      {step.anchors.length > 0 && (
        <Card className={styles.side}>
          <AnchorSlider anchors={step.anchors} step_id={step.id} />
        </Card>
      )}
      {step.words[difficulty].length > 0 && (
        <Card className={styles.side}>
          <WordList words={step.words[difficulty]} onSpeak={props.onSpeak} />
        </Card>
      )}
    </div>
  )
}

/** A word of the supervisor who prepared the step; nothing where there is none. */
function SupervisorNote({ text, step_id }: { readonly text: string; readonly step_id: number }) {
  if (!text) return null
  return (
    <p className={styles.note}>
      <strong>{lessonTexts.fromSupervisor}</strong> <SpokenText line={stepLine(text, step_id)} />
    </p>
  )
}
