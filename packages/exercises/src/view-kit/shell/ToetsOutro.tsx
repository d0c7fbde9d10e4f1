import { productLine, type ProductText } from '@letterliaan/contract/texts'
import { Celebration, Loading } from '@letterliaan/ui'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { Buddy } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import { useFocus } from '../turn/useFocus.ts'
import { SayingGuide } from './Guide.tsx'
import styles from './Outro.module.css'
import { Results, type ResultsProps } from './Results.tsx'
import type { ToetsScreenProps } from './ToetsScreen.tsx'
import { isNearlyPassed, failedTexts } from './nearly-passed.ts'
import { nextWays, placeOf, repeatToetsWay, type WayTexts } from './next-places.ts'
import { OutroText, Ways, type Way } from './Ways.tsx'

export interface ToetsOutroProps
  extends Pick<ToetsScreenProps, 'toets' | 'child' | 'onLeave' | 'onGoOn'>, Pick<ResultsProps, 'onSpeak'> {
  readonly onRepeat: () => void
}

/** How a toets went, and the way on; it waits for the server's word (TST-2, TST-3). */
export function ToetsOutro(props: ToetsOutroProps) {
  const { toets } = props
  if (!toets.is_complete) return <KeepingAnswers />
  if (toets.kind === 'instap' || toets.kind === 'meting') return <MeasuringOutro {...props} />
  return <DecidingOutro {...props} />
}

function KeepingAnswers() {
  return (
    <>
      <output>Je antwoorden worden bewaard …</output>
      <Loading />
    </>
  )
}

/** It only measures: how it went is for the supervisor (rules.md, Measures). */
function MeasuringOutro({ toets, child, onLeave }: ToetsOutroProps) {
  const button = useFocus<HTMLButtonElement>()
  const isMeasure = toets.kind === 'meting'
  const lines: readonly ProductText[] = isMeasure
    ? ['Klaar! Goed gewerkt. Je begeleider kijkt ernaar.', nextWays.treehouse.said]
    : ['Goed gedaan! Je bent klaar met de instaptoets. Nu kun je beginnen aan de oefeningen.']
  const label = isMeasure ? nextWays.treehouse.label : 'Ga naar oefeningen'
  return (
    <>
      <SayingGuide child={child} lines={lines.map(productLine)} />
      <Ways ways={[{ label, icon: 'play', go: onLeave }]} firstRef={button} />
    </>
  )
}

const lookFirst = 'Kijk eerst nog eens goed naar deze woorden.'

/** Of a toets that is to be passed. */
function DecidingOutro(props: ToetsOutroProps) {
  const { toets, child, onSpeak } = props
  const [hasCelebrated, setCelebrated] = useState(false)
  const isPassed = toets.passed === true
  const title = useFocus<HTMLHeadingElement>()
  const ways = waysOf(props)
  const said = ways[0]?.said
  const score = toets.percentage_score ?? 0
  const needed = toets.exercise[`min_success_score_difficulty_${toets.difficulty}`]
  const lines: readonly ProductText[] = [
    // The specification's words, however many were right: what is kind and true follows (TST-2).
    isPassed ? 'Gehaald!' : 'Bijna!',
    `Je schreef ${score}% van de woorden goed.`,
    ...(isPassed ? [] : [isNearlyPassed(score, needed) ? lookFirst : failedTexts.ofWords]),
    ...(said === undefined ? [] : [said]),
  ]
  const { textOf, speaker } = useReadAloud(lines.map(productLine), { auto: true })
  return (
    <>
      {isPassed && !hasCelebrated && (
        <Celebration size="large" onDone={() => setCelebrated(true)}>
          Gehaald!
        </Celebration>
      )}
      <div className={styles.top}>
        <Buddy id={child.buddy_id} mood={isPassed ? 'juicht' : 'denkt'} size="clamp(4.5rem, 12vmin, 7rem)" />
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {textOf(0)}
        </h2>
        <p className={styles.score}>{textOf(1)}</p>
      </div>
      <OutroText lines={lines.slice(2).map((text, at) => [text, textOf(at + 2)])} speaker={speaker} />
      <Results results={toets.detailed_results} onSpeak={onSpeak} />
      <Ways ways={ways} />
    </>
  )
}

/** The ways on, the next thing first: where it was not passed, the same toets, as on the map. */
function waysOf({ toets, onGoOn, onRepeat, onLeave }: ToetsOutroProps): (Way & Partial<WayTexts>)[] {
  const { next, passed, phase_id } = toets
  const toExercises = { label: 'Ga naar oefeningen', go: onLeave }
  if (passed !== true) return [{ ...repeatToetsWay, icon: 'repeat', go: onRepeat }, toExercises]
  return next === null
    ? [toExercises]
    : [{ ...nextWays[placeOf(next.to, next.phase_id === phase_id)], icon: 'play', go: () => onGoOn(next) }]
}
