import { ExerciseStatus } from '@letterliaan/contract/status'
import { productLine, stepLine, type ProductText, type SpokenLine } from '@letterliaan/contract/texts'
import { Button, Celebration, CoinCounter, Glyph } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { useState } from 'react'
import type { ExerciseState } from '../../run/exercise-state.ts'
import { useFocus } from '../turn/useFocus.ts'
import styles from './Outro.module.css'
import { Results } from './Results.tsx'
import { Writings } from './Writings.tsx'
import { nextLabels, onwardLabels, type Onward } from './next-places.ts'
import type { PlayingChild, StepResult } from './step-result.ts'

export interface OutroProps {
  readonly state: ExerciseState
  readonly child: PlayingChild
  readonly stepResult: StepResult | null
  readonly onward?: Onward | undefined
  readonly onSpeak?: ((word: string) => void) | undefined
  /** Coins are counted: for their sound. */
  readonly onCoins?: (() => void) | undefined
  readonly onLeave: () => void
  readonly onRepeat: () => void
  readonly onGoOn: () => void
  /** Called to go to the step-test outro. */
  readonly onNext: () => void
}

/** Part 3: how it went, the coins, and the way on (EX-6 to EX-10). */
export function Outro(props: OutroProps) {
  const { state, child, stepResult, onward, onSpeak, onCoins, onLeave, onRepeat, onGoOn, onNext } = props
  const { run, pending, setup } = state
  const [hasCelebrated, setCelebrated] = useState(false)
  const title = useFocus<HTMLHeadingElement>()
  const isConfirmed = pending.length === 0
  const mustRepeat = run.is_complete && run.isForcedRepeat
  const lines = linesOf(state)
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  const stepPassed = stepResult?.stepPassed === true && !setup.logic.hasStepTestOutro
  const leadsOn = !stepPassed && !mustRepeat && onward !== undefined
  /** Nothing else leads on: the same exercise comes next. */
  const isAgain = !stepPassed && !leadsOn && !setup.logic.hasStepTestOutro
  return (
    <>
      {stepPassed && !hasCelebrated && (
        <Celebration size="large" onDone={() => setCelebrated(true)}>
          Gehaald!
        </Celebration>
      )}
      <div className={styles.top}>
        <Buddy
          id={child.buddy_id}
          mood={run.status === ExerciseStatus.done ? 'juicht' : 'denkt'}
          size="clamp(4.5rem, 12vmin, 7rem)"
        />
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {textOf(0)}
        </h2>
        {isConfirmed ? (
          <CoinCounter
            key={run.points_earned}
            from={child.points}
            plus={child.isPaid ? 0 : run.points_earned}
            onCount={onCoins}
          />
        ) : (
          <output>Je antwoorden worden bewaard …</output>
        )}
      </div>
      {lines.slice(1).map(({ text, step_id }, at) => (
        <p key={text} className={step_id === null ? styles.repeat : styles.done}>
          {textOf(at + 1)}
        </p>
      ))}
      {speaker}
      {setup.logic.writes && <Writings run={run} writes={setup.logic.writes} />}
      {!setup.logic.needsDocuments && <Results results={run.detailed_results} onSpeak={onSpeak} />}
      <div className={styles.actions} data-way-on="first">
        {setup.logic.hasStepTestOutro && (
          <Button size="large" icon={<Glyph name="play" />} disabled={!isConfirmed} onClick={onNext}>
            Bekijk je uitslag
          </Button>
        )}
        {stepPassed && (
          <Button size="large" icon={<Glyph name="play" />} onClick={onGoOn}>
            {nextLabels[stepResult.next]}
          </Button>
        )}
        {leadsOn && (
          <Button
            size="large"
            icon={<Glyph name="play" />}
            variant={setup.logic.hasStepTestOutro ? 'secondary' : 'primary'}
            onClick={onward.go}
          >
            {onwardLabels[onward.to]}
          </Button>
        )}
        <Button
          variant={isAgain ? 'primary' : 'secondary'}
          icon={<Glyph name="repeat" />}
          {...(isAgain && { size: 'large' })}
          onClick={onRepeat}
          disabled={!isConfirmed}
        >
          Herhaal de oefening
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          Ga terug naar de lespagina
        </Button>
      </div>
    </>
  )
}

/** What is told of how it went, in the order in which it is read. */
function linesOf(state: ExerciseState): SpokenLine[] {
  const { run, setup } = state
  const { after_complete_text, step_id } = setup.exercise
  return [
    productLine(outcomeOf(state)),
    ...(run.status === ExerciseStatus.failed ? [productLine(encourage(state))] : []),
    ...(after_complete_text ? [stepLine(after_complete_text, step_id)] : []),
    ...(run.is_complete && run.isForcedRepeat ? [productLine(repeatOnce)] : []),
  ]
}

const repeatOnce =
  'Dat was hard werken! Om verder te kunnen vragen we je om de oefening nog een keer te herhalen.'

const countRight = ({ run }: ExerciseState): number =>
  run.detailed_results.filter(({ success }) => success).length

/** 'Klaar!', or how far the child came (GIDS-8). */
const outcomeOf = (state: ExerciseState): ProductText =>
  state.run.status === ExerciseStatus.failed
    ? `Bijna: ${countRight(state)} van de ${state.run.detailed_results.length}`
    : 'Klaar!'

/** What the exercise asks, and that it will come. */
const encourage = ({ run, setup }: ExerciseState): ProductText => {
  const { exercise, difficulty } = setup
  const needed = Math.ceil(
    (exercise[`min_success_score_difficulty_${difficulty}`] * run.detailed_results.length) / 100,
  )
  return `Met ${needed} goede woorden heb je deze oefening gehaald. Nog een keer oefenen en het lukt!`
}
