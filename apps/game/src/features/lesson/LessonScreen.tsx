import { SpokenText, useReadAloud } from '@letterliaan/ui/spoken'
import type { Difficulty, ExerciseSummary, RedoLevel, Step, Word } from '@letterliaan/contract'
import { listCompletedLevels, computeLessonProgress, findNextInStep } from '@letterliaan/rules'
import { toStepLine } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as lessonTexts from '@letterliaan/texts/lesson'
import { Button, Glyph, OnTitleBoard, ProgressBar, Slider } from '@letterliaan/ui'
import { Icon } from '@letterliaan/ui/pictures'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { listAllowedLevels } from '../../app/difficulty.ts'
import { DifficultyChoice } from './DifficultyChoice.tsx'
import { ExerciseStone, formatExerciseStoneClass } from './ExerciseStone.tsx'
import styles from './LessonScreen.module.css'
import { NextThing } from './NextThing.tsx'
import { RedoNote } from './RedoNote.tsx'
import type { RucksackWindowProps } from './RucksackWindow.tsx'

/** Renders nothing if its code cannot be loaded. */
const RucksackWindow = lazy<ComponentType<RucksackWindowProps>>(() =>
  import('./RucksackWindow.tsx').then(
    (code) => ({ default: code.RucksackWindow }),
    () => ({ default: () => null }),
  ),
)

export interface LessonScreenProps {
  readonly step: Step
  /** The stars at which the step counts, if it is open in a redo of its world (MAP-9). */
  readonly redo: RedoLevel | null
  readonly difficulty: Difficulty
  readonly buddy_id: number
  /** Exercises with unsent answers. */
  readonly unheard?: ReadonlySet<number>
  readonly onChooseDifficulty: (difficulty: Difficulty) => void
  readonly onSpeak: (word: Word) => void
  readonly together?: ReactNode
  readonly renderLink: (exercise: ExerciseSummary, className: string, content: ReactNode) => ReactNode
}

/** Shows a step as a trail: its exercises are stones up to a flag, and one button plays the next (LES-1). */
export function LessonScreen(props: LessonScreenProps) {
  const { step, redo, difficulty, buddy_id, onChooseDifficulty, onSpeak, renderLink } = props
  const isUnheard = ({ id }: ExerciseSummary): boolean => props.unheard?.has(id) === true
  const exercises = step.exercises.toSorted((a, b) => a.position - b.position)
  const progress = computeLessonProgress(exercises, difficulty)
  const next = findNextInStep(step, difficulty)
  const nextExercise = next.to === 'exercise' ? next.exercise : undefined
  const firstToDo = exercises.findIndex((exercise) => exercise === nextExercise)
  const [isOpen, setOpen] = useState(false)

  return (
    <div className={styles.lesson}>
      <OnTitleBoard>
        <div className={styles.progress} data-help="voortgang">
          <ProgressBar label={lessonTexts.progress} value={progress} max={100} valueText={`${progress}%`} />
          <span aria-hidden="true">{progress}%</span>
        </div>
      </OnTitleBoard>
      <div className={styles.told}>
        {redo !== null && <RedoNote redo={redo} difficulty={difficulty} />}
        <Told step={step} />
      </div>
      <div className={styles.trail}>
        <Slider
          label={lessonTexts.exercises}
          perView={5}
          perGroup={4}
          minSlideWidth="calc(8rem * var(--letter-room))"
          start={Math.max(0, firstToDo - 1)}
        >
          {exercises.map((exercise, at) =>
            renderLink(
              exercise,
              formatExerciseStoneClass(exercise, difficulty, exercise === nextExercise),
              <ExerciseStone
                exercise={exercise}
                number={at + 1}
                difficulty={difficulty}
                isUnheard={isUnheard(exercise)}
                buddyHere={exercise === nextExercise ? buddy_id : undefined}
              />,
            ),
          )}
          <Icon name="flag" size="5rem" className={styles.flag ?? ''} />
        </Slider>
      </div>
      {exercises.some(isUnheard) && (
        <p className={styles.told}>
          <Glyph name="eye" />
          <SpokenText line={commonTexts.unheardLater} />
        </p>
      )}
      {props.together && <div className={styles.together}>{props.together}</div>}
      <div className={styles.foot}>
        <DifficultyChoice
          difficulty={difficulty}
          completed={listCompletedLevels(step)}
          offered={listAllowedLevels(step)}
          onChoose={onChooseDifficulty}
        />
        <NextThing {...{ buddy_id, next, difficulty, renderLink }} step_id={step.id} />
        <Button
          variant="quiet"
          data-help="rugzak"
          icon={<Icon name="rucksack" size="2rem" />}
          onClick={() => setOpen(true)}
        >
          {lessonTexts.rucksack}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <RucksackWindow {...{ step, difficulty, onSpeak }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Told({ step: { id, description, notes } }: { readonly step: Step }) {
  const lines = [description, notes].filter(Boolean).map((text) => toStepLine(text, id))
  const { textOf, speaker } = useReadAloud(lines)
  if (lines.length === 0) return null
  return (
    <div className={styles.description}>
      <div>
        {description && <p>{textOf(0)}</p>}
        {notes && (
          <p className={styles.note}>
            <strong>{lessonTexts.fromSupervisor}</strong> {textOf(lines.length - 1)}
          </p>
        )}
      </div>
      {speaker}
    </div>
  )
}
