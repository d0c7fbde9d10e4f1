import type { Test } from '@letterliaan/contract'
import { productLine } from '@letterliaan/contract/texts'
import { Button, Celebration, Glyph, Loading } from '@letterliaan/ui'
import { SpokenText, useReadAloud } from '@letterliaan/ui/spoken'
import { Buddy } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import { useFocus } from '../turn/useFocus.ts'
import { SayingGuide } from './Guide.tsx'
import styles from './Outro.module.css'
import { Results } from './Results.tsx'
import type { ToetsScreenProps } from './ToetsScreen.tsx'
import { nextLabels, placeOf } from './next-places.ts'
import type { PlayingChild } from './step-result.ts'

export interface ToetsOutroProps extends Pick<ToetsScreenProps, 'toets' | 'child' | 'onLeave' | 'onGoOn'> {
  readonly onRepeat: () => void
}

/** How a toets went, and the way on; it waits for the server's word (TST-2, TST-3). */
export function ToetsOutro(props: ToetsOutroProps) {
  const { toets, child, onLeave } = props
  if (!toets.is_complete) return <KeepingAnswers />
  if (toets.kind === 'instap') return <InstaptoetsOutro child={child} onLeave={onLeave} />
  if (toets.kind === 'meting') return <MeasureOutro child={child} onLeave={onLeave} />
  return toets.passed === true ? <PassedOutro {...props} /> : <FailedOutro {...props} />
}

function KeepingAnswers() {
  return (
    <>
      <output>Je antwoorden worden bewaard …</output>
      <Loading />
    </>
  )
}

function InstaptoetsOutro({ child, onLeave }: Pick<ToetsOutroProps, 'child' | 'onLeave'>) {
  const button = useFocus<HTMLButtonElement>()
  return (
    <>
      <SayingGuide
        child={child}
        line={productLine(
          'Goed gedaan! Je bent klaar met de instaptoets. Nu kun je beginnen aan de oefeningen.',
        )}
      />
      <Button ref={button} size="large" icon={<Glyph name="play" />} onClick={onLeave}>
        Ga naar oefeningen
      </Button>
    </>
  )
}

/** How it went is for the supervisor (rules.md, Measures). */
function MeasureOutro({ child, onLeave }: Pick<ToetsOutroProps, 'child' | 'onLeave'>) {
  const button = useFocus<HTMLButtonElement>()
  return (
    <>
      <SayingGuide child={child} line={productLine('Klaar! Goed gewerkt. Je begeleider kijkt ernaar.')} />
      <Button ref={button} size="large" icon={<Glyph name="play" />} onClick={onLeave}>
        {nextLabels.treehouse}
      </Button>
    </>
  )
}

function PassedOutro({ toets, child, onGoOn }: ToetsOutroProps) {
  const [hasCelebrated, setCelebrated] = useState(false)
  const { next } = toets
  return (
    <>
      {!hasCelebrated && (
        <Celebration size="large" onDone={() => setCelebrated(true)}>
          Gehaald!
        </Celebration>
      )}
      <Outcome toets={toets} child={child} />
      <Results results={toets.detailed_results} />
      {next !== null && (
        <div className={styles.actions} data-way-on="first">
          <Button size="large" icon={<Glyph name="play" />} onClick={() => onGoOn(next)}>
            {nextLabels[placeOf(next.to, next.phase_id === toets.phase_id)]}
          </Button>
        </div>
      )}
    </>
  )
}

function FailedOutro({ toets, child, onRepeat, onLeave }: ToetsOutroProps) {
  return (
    <>
      <Outcome toets={toets} child={child} />
      <p className={styles.repeat}>
        <SpokenText
          line={productLine('Oefen deze woorden nog even, of probeer de toets meteen nog een keer.')}
        />
      </p>
      <Results results={toets.detailed_results} />
      <div className={styles.actions} data-way-on="first">
        <Button size="large" icon={<Glyph name="repeat" />} onClick={onRepeat}>
          Herhaal de toets
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          Ga naar oefeningen
        </Button>
      </div>
    </>
  )
}

function Outcome({ toets, child }: { readonly toets: Test; readonly child: PlayingChild }) {
  const title = useFocus<HTMLHeadingElement>()
  const lines = [
    productLine(toets.passed === true ? 'Gehaald!' : 'Bijna!'),
    productLine(`Je schreef ${toets.percentage_score ?? 0}% van de woorden goed.`),
  ]
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <div className={styles.top}>
      <Buddy
        id={child.buddy_id}
        mood={toets.passed === true ? 'juicht' : 'denkt'}
        size="clamp(4.5rem, 12vmin, 7rem)"
      />
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {textOf(0)}
      </h2>
      <p className={styles.score}>{textOf(1)}</p>
      {speaker}
    </div>
  )
}
