import type { Test } from '@letterliaan/contract'
import { countRight } from '@letterliaan/rules'
import type { SpokenLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { toetsTexts } from '@letterliaan/texts/toets'
import { Celebration, joinClasses, Loading, shared } from '@letterliaan/ui'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { Buddy, useWording } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import { listMissedResults } from '../../run/missed-words.ts'
import { useFocus } from '../turn/useFocus.ts'
import { SayingGuide } from './Guide.tsx'
import { sayHowFar } from './how-far.ts'
import styles from './Outro.module.css'
import { Results, type ResultsProps } from './Results.tsx'
import type { ToetsScreenProps } from './toets-props.ts'
import { isNearlyPassed, failedTexts } from './nearly-passed.ts'
import { nextWays, choosePlace, repeatToetsWay, type WayTexts } from './next-places.ts'
import { OutroText, OutroActions, type OutroAction } from './OutroActions.tsx'

export interface ToetsOutroProps
  extends
    Pick<ToetsScreenProps, 'toets' | 'child' | 'onLeave' | 'onGoOn'>,
    Pick<ResultsProps, 'onSpeak' | 'turnOf'> {
  readonly onRepeat: () => void
  readonly onWriteMissed?: (() => void) | undefined
  readonly hasWrittenMissed?: boolean
}

export function ToetsOutro(props: ToetsOutroProps) {
  const { toets } = props
  if (!toets.is_complete) return <KeepingAnswers />
  if (toets.kind === 'instap' || toets.kind === 'meting') return <MeasuringOutro {...props} />
  return <DecidingOutro {...props} />
}

function KeepingAnswers() {
  return (
    <>
      <output>{exerciseTexts.outro.storing}</output>
      <Loading />
    </>
  )
}

/** The result is only for the supervisor (rules.md, Measures). */
function MeasuringOutro({ toets, child, onLeave }: ToetsOutroProps) {
  const button = useFocus<HTMLButtonElement>()
  const isMeasure = toets.kind === 'meting'
  const lines: readonly SpokenLine[] = isMeasure
    ? [toetsTexts.measured, nextWays.treehouse.said]
    : [toetsTexts.entranceDone]
  const label = isMeasure ? nextWays.treehouse.label : toetsTexts.toExercises
  return (
    <>
      <SayingGuide child={child} lines={lines} />
      <OutroActions ways={[{ label, icon: 'play', go: onLeave }]} firstRef={button} />
    </>
  )
}

const lookFirst = toetsTexts.lookAgain

/** True after a failed test that was not nearly passed. */
const isFar = ({ kind, passed, percentage_score, exercise, difficulty }: Test): boolean =>
  passed !== true &&
  kind !== 'weekdictee' &&
  !isNearlyPassed(percentage_score ?? 0, exercise[`min_success_score_difficulty_${difficulty}`])

function DecidingOutro(props: ToetsOutroProps) {
  const { toets, child, onSpeak, turnOf } = props
  const [hasCelebrated, setCelebrated] = useState(false)
  const isWeekly = toets.kind === 'weekdictee'
  const isPassed = toets.passed === true
  const title = useFocus<HTMLHeadingElement>()
  const word = useWording()
  const ways = waysOf(props)
  const said = ways[0]?.said
  const lines: readonly SpokenLine[] = [
    // The words of the specification, however many were right; a kind and true line follows (TST-2).
    isPassed ? commonTexts.reached : isWeekly ? toetsTexts.dictationDone : exerciseTexts.nearly,
    sayHowFar(countRight(toets.detailed_results), toets.detailed_results.length),
    ...(isPassed || isWeekly ? [] : [isFar(toets) ? failedTexts.ofWords : lookFirst]),
    ...(said === undefined ? [] : [said]),
  ]
  const isParty = isPassed && !hasCelebrated
  const { textOf, speaker } = useReadAloud(lines, { auto: !isParty })
  return (
    <>
      {isParty && (
        <Celebration joy="step" onDone={() => setCelebrated(true)}>
          {word(commonTexts.reached)}
        </Celebration>
      )}
      <div className={joinClasses(shared.row, styles.top)}>
        <Buddy id={child.buddy_id} mood={isPassed ? 'juicht' : 'denkt'} size="clamp(4.5rem, 12vmin, 7rem)" />
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {textOf(0)}
        </h2>
        <p className={styles.score}>{textOf(1)}</p>
      </div>
      <OutroText lines={lines.slice(2).map(({ text }, at) => [text, textOf(at + 2)])} speaker={speaker} />
      <OutroActions ways={ways} />
      <Results results={toets.detailed_results} {...{ turnOf, onSpeak }} />
    </>
  )
}

type ToetsWay = OutroAction & Partial<WayTexts>

/** After few right words the missed words come first, as another try would go the same. */
function waysOf(props: ToetsOutroProps): ToetsWay[] {
  const { toets, onWriteMissed: go, hasWrittenMissed = false } = props
  const onwards = onwardsOf(props)
  if (go === undefined) return onwards
  const { again: label, begin } = exerciseTexts.missed
  if (!isFar(toets) || hasWrittenMissed) return onwards.toSpliced(1, 0, { label, go })
  const { said } = listMissedResults(toets).length === 1 ? begin.one : begin.many
  return [{ label, said, icon: 'play', go }, ...onwards]
}

/** Returns the next thing first: after a failure the same toets, as on the map. */
function onwardsOf({ toets, onGoOn, onRepeat, onLeave }: ToetsOutroProps): ToetsWay[] {
  const { next, passed, phase_id } = toets
  const toExercises = { label: toetsTexts.toExercises, go: onLeave }
  if (passed !== true && toets.kind !== 'weekdictee')
    return [{ ...repeatToetsWay, icon: 'repeat', go: onRepeat }, toExercises]
  return next === null
    ? [toExercises]
    : [
        {
          ...nextWays[choosePlace(next.to, next.phase_id === phase_id)],
          icon: 'play',
          go: () => onGoOn(next),
        },
      ]
}
