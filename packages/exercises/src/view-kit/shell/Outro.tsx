import { ExerciseStatus } from '@letterliaan/contract/status'
import { countRight, computePercentageScore } from '@letterliaan/rules'
import { fill, type SpokenLine, toStepLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { Celebration, CoinCounter, joinClasses, shared } from '@letterliaan/ui'
import { Buddy, useWording } from '@letterliaan/ui/pictures'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { useEffect, useRef, useState } from 'react'
import type { ExerciseState } from '../../run/exercise-state.ts'
import { hasFailedDictation, listMissedResults } from '../../run/missed-words.ts'
import { findCurrentTurn } from '../../run/turn.ts'
import { useFocus } from '../turn/useFocus.ts'
import { chooseCountedTexts, sayHowFar, readNeededPercentage, sayNeeded } from './how-far.ts'
import styles from './Outro.module.css'
import { isNearlyPassed, failedTexts } from './nearly-passed.ts'
import { Results } from './Results.tsx'
import { Writings } from './Writings.tsx'
import { nextWays, onwardTexts, repeatWay, resultWay, type Onward, type WayTexts } from './next-places.ts'
import type { PlayingChild, StepResult } from './step-result.ts'
import { OutroText, OutroActions, type OutroAction } from './OutroActions.tsx'

export interface OutroProps {
  readonly state: ExerciseState
  readonly child: PlayingChild
  readonly stepResult: StepResult | null
  readonly onward?: Onward | undefined
  readonly onSpeak?: ((word: string) => void) | undefined
  readonly onCoins?: (() => void) | undefined
  readonly onTold?: (() => void) | undefined
  readonly onJoy?: (() => void) | undefined
  readonly onLeave: () => void
  readonly onRepeat: () => void
  readonly onGoOn: () => void
  /** Leads to a game for two with the words of the step; omitted if there is none. */
  readonly onTogether?: (() => void) | undefined
  readonly onNext: () => void
}

/** The outro (EX-6 to EX-10). */
export function Outro(props: OutroProps) {
  const { state, child, onSpeak, onCoins, onJoy } = props
  const { run, pending, setup } = state
  const [hasCelebrated, setCelebrated] = useState(false)
  const { writings } = setup.logic.outro ?? {}
  const title = useFocus<HTMLHeadingElement>()
  const word = useWording()
  const isConfirmed = pending.length === 0
  const joyful = isJoyful(props)
  const sound = useRef(onJoy)
  useEffect(() => {
    if (joyful) sound.current?.()
  }, [joyful])
  const ways = waysOf(props)
  const isUnheard = !isConfirmed && child.isAway === true
  const isDone = run.status === ExerciseStatus.done
  const plus = child.isPaid ? 0 : run.points_earned
  // A later change would read all of it again.
  const [tellsPoints] = useState(isConfirmed && isDone && plus > 0)
  const coins = tellsPoints ? [fill(exerciseTexts.outro.points, { count: plus })] : []
  const lines = [
    // A disabled button is not announced.
    ...linesOf(state, isUnheard && ways[0]?.isDisabled ? undefined : ways[0], [...coins, ...ownWords(props)]),
    ...(isUnheard ? [commonTexts.unheardLater] : []),
  ]
  // 'Klaar!' and the coins are shown above.
  const shownFrom = 1 + coins.length
  const isParty = leavesStep(props) && !hasCelebrated
  const { textOf, speaker } = useReadAloud(lines, {
    auto: !isParty,
    onTold: isConfirmed && !isParty ? props.onTold : undefined,
  })
  return (
    <>
      {isParty && (
        <Celebration joy="step" onDone={() => setCelebrated(true)}>
          {word(commonTexts.reached)}
        </Celebration>
      )}
      <div className={joinClasses(shared.row, styles.top)}>
        <span className={styles.cheering}>
          <Buddy id={child.buddy_id} mood={isDone ? 'juicht' : 'denkt'} size="clamp(4.5rem, 12vmin, 7rem)" />
          {joyful && !hasCelebrated && <Celebration joy="exercise" onDone={() => setCelebrated(true)} />}
        </span>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {textOf(0)}
        </h2>
        {!isConfirmed && <output>{exerciseTexts.outro.storing}</output>}
        {isConfirmed && isDone && (
          <CoinCounter key={run.points_earned} from={child.points} plus={plus} onCount={onCoins} />
        )}
      </div>
      <OutroText
        lines={lines.slice(shownFrom).map(({ text }, at) => [text, textOf(at + shownFrom)])}
        speaker={speaker}
      />
      <OutroActions ways={ways} />
      {writings && <Writings run={run} writes={writings} />}
      {!setup.logic.run?.needsDocuments && (
        <Results
          results={run.detailed_results}
          logic={setup.logic}
          turnOf={(current_word) =>
            findCurrentTurn(setup.logic, { ...run, current_word }, setup.exercise.anchors ?? [])
          }
          step_id={setup.exercise.step_id}
          onSpeak={onSpeak}
        />
      )}
    </>
  )
}

const isJoyful = (props: Pick<OutroProps, 'state' | 'stepResult'>): boolean =>
  props.state.run.status === ExerciseStatus.done &&
  !props.state.setup.logic.run?.isDictation &&
  !leavesStep(props)

/** True if the step is left; a dictation shows that in the next part. */
const leavesStep = ({ state, stepResult }: Pick<OutroProps, 'state' | 'stepResult'>): boolean =>
  stepResult?.stepPassed === true && !state.setup.logic.run?.isDictation

const mustRepeat = ({ run }: ExerciseState): boolean => run.is_complete && run.isForcedRepeat

/** Lists the next thing first; the same exercise if nothing else leads on. */
function waysOf(props: OutroProps): (OutroAction & Partial<WayTexts>)[] {
  const { state, stepResult, onward, onLeave, onRepeat, onGoOn, onNext, onTogether } = props
  const isDisabled = state.pending.length > 0
  const isPassed = leavesStep(props)
  const again = { ...repeatWay, icon: 'repeat' as const, isDisabled, go: onRepeat }
  // A dictation leads on from the next part.
  const onwards = state.setup.logic.run?.isDictation
    ? [
        {
          ...(hasFailedDictation(state) ? missedWay(state) : resultWay),
          icon: 'play' as const,
          isDisabled,
          go: onNext,
        },
      ]
    : [
        ...(isPassed && stepResult !== null
          ? [{ ...nextWays[stepResult.next], icon: 'play' as const, go: onGoOn }]
          : []),
        ...(onward !== undefined && !isPassed && !mustRepeat(state)
          ? [{ ...onwardTexts[onward.to], icon: 'play' as const, go: onward.go }]
          : []),
      ]
  return [
    ...(mustRepeat(state) ? [again, ...onwards] : [...onwards, again]),
    ...(onTogether === undefined ? [] : [{ label: commonTexts.playTogether, isDisabled, go: onTogether }]),
    { label: exerciseTexts.onward.lesson, go: onLeave },
  ]
}

const missedWay = ({ run }: ExerciseState): WayTexts =>
  listMissedResults(run).length === 1 ? exerciseTexts.missed.begin.one : exerciseTexts.missed.begin.many

function linesOf(
  state: ExerciseState,
  first: Partial<WayTexts> | undefined,
  own: readonly SpokenLine[],
): SpokenLine[] {
  const { after_complete_text, step_id } = state.setup.exercise
  return [
    ...outcomeOf(state, first === undefined || first.said === repeatWay.said),
    ...own,
    ...(after_complete_text ? [toStepLine(after_complete_text, step_id)] : []),
    ...(mustRepeat(state) ? [exerciseTexts.outro.mustRepeat] : []),
    ...(first?.said === undefined || mustRepeat(state) ? [] : [first.said]),
  ]
}

/** Returns the buddy's own words: joy after an exercise with joy, comfort after a failed run. */
function ownWords(props: Pick<OutroProps, 'state' | 'stepResult' | 'child'>): SpokenLine[] {
  const { says } = props.child
  const isFailed = props.state.run.status === ExerciseStatus.failed
  const line = isFailed ? says?.comfort : isJoyful(props) ? says?.cheer : undefined
  return line === undefined ? [] : [line]
}

/** Returns 'Klaar!', or the score and what is required (GIDS-8). `isNext`: this exercise comes next again. */
function outcomeOf(state: ExerciseState, isNext: boolean): SpokenLine[] {
  const { run } = state
  const right = countRight(run.detailed_results)
  const all = run.detailed_results.length
  if (mustRepeat(state)) {
    const isEnough = (run.percentage_score ?? 0) >= readNeededPercentage(state)
    return [sayHowFar(right, all, chooseCountedTexts(state)), ...(isEnough ? [] : [sayNeeded(state)])]
  }
  if (run.status !== ExerciseStatus.failed) return [exerciseTexts.outro.done]
  if (hasFailedDictation(state)) return [wentWell(right, all), sayNeeded(state)]
  // 'Nog even oefenen!' is not said if something else is next.
  const heading = isNext ? [failedTexts.heading] : []
  if (isDecidedBefore(state)) return [...heading, ...tellFirstRun(state)]
  const counted = chooseCountedTexts(state)
  return isNearlyPassed((100 * right) / all, readNeededPercentage(state))
    ? [fill(exerciseTexts.outro.nearlyCount, { right, all }), sayNeeded(state)]
    : [...heading, sayHowFar(right, all, counted), sayNeeded(state)]
}

/** True after a forced repeat: the first run decides, about words that are not all in this run (ADR 20). */
const isDecidedBefore = ({ run }: ExerciseState): boolean =>
  run.percentage_score !== null &&
  (run.first_run !== undefined || run.percentage_score !== computePercentageScore(run.detailed_results))

function tellFirstRun(state: ExerciseState): SpokenLine[] {
  const { first_run } = state.run
  // Only the score is known of an exercise that was done before first runs were counted.
  if (first_run === undefined)
    return [fill(exerciseTexts.step.needed, { needed: readNeededPercentage(state) })]
  const { right, all } = first_run
  const { firstTime, didAll } = chooseCountedTexts(state)
  const told = right > 0 ? fill(firstTime, { right, all }) : fill(didAll, { all })
  return [told, sayNeeded(state, all)]
}

/** Good news comes first (WEET-10). */
function wentWell(right: number, all: number): SpokenLine {
  if (right > 0) return fill(exerciseTexts.outro.rightCount, { right, all })
  const { one, many } = exerciseTexts.missed.wroteAll
  return all === 1 ? one : fill(many, { all })
}
