import type { Test } from '@letterliaan/contract'
import { Button, Celebration, Loading } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import { useFocus } from '../focus/useFocus.ts'
import { Guide } from './Guide.tsx'
import styles from './Outro.module.css'
import { Results } from './Results.tsx'
import type { TestScreenProps } from './TestScreen.tsx'
import type { Child } from './aftermath.ts'
import { nextLabels, placeOf } from './nextPlaces.ts'

export interface TestOutroProps extends Pick<TestScreenProps, 'test' | 'child' | 'onLeave' | 'onGoOn'> {
  readonly onRepeat: () => void
}

/** How a test went, and the way on; it waits for the server's word (TST-2, TST-3). */
export function TestOutro(props: TestOutroProps) {
  const { test, child, onLeave } = props
  if (!test.is_complete) return <KeepingAnswers />
  if (test.kind === 'instap') return <EntryTestOutro child={child} onLeave={onLeave} />
  return test.passed === true ? <PassedOutro {...props} /> : <FailedOutro {...props} />
}

function KeepingAnswers() {
  return (
    <>
      <output>Je antwoorden worden bewaard …</output>
      <Loading />
    </>
  )
}

function EntryTestOutro({ child, onLeave }: Pick<TestOutroProps, 'child' | 'onLeave'>) {
  const button = useFocus<HTMLButtonElement>()
  return (
    <>
      <Guide child={child}>
        Goed gedaan! Je bent klaar met de instaptoets. Nu kun je beginnen aan de oefeningen.
      </Guide>
      <Button ref={button} size="large" onClick={onLeave}>
        Ga naar oefeningen
      </Button>
    </>
  )
}

function PassedOutro({ test, child, onGoOn }: TestOutroProps) {
  const [hasCelebrated, setCelebrated] = useState(false)
  const { next } = test
  return (
    <>
      {!hasCelebrated && (
        <Celebration size="large" onDone={() => setCelebrated(true)}>
          Gehaald!
        </Celebration>
      )}
      <Outcome test={test} child={child} />
      <Results results={test.detailed_results} />
      {next !== null && (
        <div className={styles.actions}>
          <Button size="large" onClick={() => onGoOn(next)}>
            {nextLabels[placeOf(next.to, next.phase_id === test.phase_id)]}
          </Button>
        </div>
      )}
    </>
  )
}

function FailedOutro({ test, child, onRepeat, onLeave }: TestOutroProps) {
  return (
    <>
      <Outcome test={test} child={child} />
      <p className={styles.repeat}>Oefen deze woorden nog even, of probeer de toets meteen nog een keer.</p>
      <Results results={test.detailed_results} />
      <div className={styles.actions}>
        <Button size="large" onClick={onRepeat}>
          Herhaal de toets
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          Ga naar oefeningen
        </Button>
      </div>
    </>
  )
}

function Outcome({ test, child }: { readonly test: Test; readonly child: Child }) {
  const title = useFocus<HTMLHeadingElement>()
  return (
    <div className={styles.top}>
      <Buddy
        id={child.buddy_id}
        mood={test.passed === true ? 'juicht' : 'denkt'}
        size="clamp(4.5rem, 12vmin, 7rem)"
      />
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {test.passed === true ? 'Gehaald!' : 'Bijna!'}
      </h2>
      <p className={styles.score}>{`Je schreef ${test.percentage_score ?? 0}% van de woorden goed.`}</p>
    </div>
  )
}
