import { SpokenText, useReadAloud } from '@letterliaan/ui/spoken'
import type { Difficulty, ExerciseSummary, RedoLevel, Step, Word } from '@letterliaan/contract'
import {
  listCompletedLevels,
  computeLessonProgress,
  findNextInStep,
  type NextInStep,
} from '@letterliaan/rules'
import { toStepLine, fill, type SpokenLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { lessonTexts } from '@letterliaan/texts/lesson'
import {
  Button,
  Dialog,
  getButtonClass,
  Glyph,
  joinClasses,
  OnTitleBoard,
  ProgressBar,
  shared,
  Slider,
  SpeechBubble,
  StarChooser,
  Stars,
} from '@letterliaan/ui'
import { Icon, Buddy } from '@letterliaan/ui/pictures'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { listAllowedLevels } from '../../app/difficulty.ts'
import { ExerciseStone, formatExerciseStoneClass } from './ExerciseStone.tsx'
import styles from './LessonScreen.module.css'
import type { RucksackWindowProps } from './RucksackWindow.tsx'
import { chooseNextActivityLine } from './next-activity-line.ts'

/** Renders nothing if its code cannot be loaded. */
const RucksackWindow = lazy<ComponentType<RucksackWindowProps>>(() =>
  import('./RucksackWindow.tsx').then(
    (code) => ({ default: code.RucksackWindow }),
    () => ({ default: () => null }),
  ),
)

interface LessonScreenProps {
  readonly step: Step
  /** The stars at which the step counts if its world is redone (MAP-9); else null. */
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

/** Shows a step as a trail of exercises up to a flag. One button plays the next exercise (LES-1). */
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
      <div className={joinClasses(shared.line, styles.told)}>
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
        <p className={joinClasses(shared.line, styles.told)}>
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
    <div className={joinClasses(shared.tile, shared.line, styles.description)}>
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

interface DifficultyChoiceProps {
  readonly difficulty: Difficulty
  readonly completed: readonly Difficulty[]
  readonly offered: readonly Difficulty[]
  readonly onChoose: (difficulty: Difficulty) => void
}

const question = lessonTexts.chooseLevel

/** Shows the stars of the lesson, and a dialog in which the child changes them (LES-4, LES-5). */
export function DifficultyChoice({ difficulty, completed, offered, onChoose }: DifficultyChoiceProps) {
  const [isAsking, setAsking] = useState(false)

  function choose(level: Difficulty) {
    setAsking(false)
    onChoose(level)
  }

  return (
    <>
      <Button variant="secondary" data-help="niveau" onClick={() => setAsking(true)}>
        {commonTexts.level.text}
        <Stars count={difficulty} />
      </Button>
      <Dialog open={isAsking} title={question.text} onClose={() => setAsking(false)}>
        <QuestionAloud />
        <StarChooser
          label={question.text}
          value={difficulty}
          completed={completed}
          offered={offered}
          onChoose={choose}
        />
      </Dialog>
    </>
  )
}

function QuestionAloud() {
  return <p>{useReadAloud([question], { auto: true }).speaker}</p>
}

interface NextThingProps {
  readonly buddy_id: number
  readonly next: NextInStep<ExerciseSummary>
  readonly difficulty: Difficulty
  readonly step_id: number
  readonly renderLink: (exercise: ExerciseSummary, className: string, content: ReactNode) => ReactNode
}

/** Shows the next thing in this step: a button, or the buddy's words if nothing can be opened (GIDS-4). */
function NextThing({ buddy_id, next, difficulty, step_id, renderLink }: NextThingProps) {
  const { textOf, speaker } = useReadAloud([chooseNextActivityLine(next, difficulty, step_id)], {
    auto: true,
  })
  if (next.to === 'exercise')
    return (
      <div className={shared.line} data-help="nu">
        {renderLink(
          next.exercise,
          getButtonClass({ size: 'large', className: styles.link }),
          <>
            <Glyph name="play" />
            {textOf(0)}
          </>,
        )}
        {speaker}
      </div>
    )
  return (
    <div className={shared.line} data-help="nu">
      <Buddy id={buddy_id} size="4rem" />
      <SpeechBubble className={styles.bubble ?? ''}>
        <p className={joinClasses(shared.line, styles.sentence)}>
          {textOf(0)} {speaker}
        </p>
      </SpeechBubble>
    </div>
  )
}

interface RedoNoteProps {
  readonly redo: RedoLevel
  readonly difficulty: Difficulty
}

const chooseMore: Readonly<Record<RedoLevel, SpokenLine>> = {
  2: fill(lessonTexts.redo.needs2, { stars: 2, more: 3 }),
  3: fill(lessonTexts.redo.needs3, { stars: 3 }),
}

/** Says at which level a redone step counts. Warns if the chosen level does not count (MAP-9). */
function RedoNote({ redo, difficulty }: RedoNoteProps) {
  const counts = difficulty >= redo
  return (
    <output className={joinClasses(shared.line, styles.redo)}>
      <Glyph name={counts ? 'repeat' : 'warning'} />
      <SpokenText line={counts ? fill(lessonTexts.redo.at, { stars: difficulty }) : chooseMore[redo]} />
    </output>
  )
}
