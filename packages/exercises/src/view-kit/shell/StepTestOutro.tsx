import { ExerciseStatus } from '@letterliaan/contract/status'
import { Button, Celebration, Glyph, Loading } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import { productLine, type ProductText } from '@letterliaan/contract/texts'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { useState } from 'react'
import type { ExerciseState } from '../../run/exercise-state.ts'
import { useFocus } from '../turn/useFocus.ts'
import styles from './Outro.module.css'
import { Results } from './Results.tsx'
import { nextLabels, onwardLabels, type Onward } from './next-places.ts'
import type { PlayingChild, StepResult } from './step-result.ts'

export interface StepTestOutroProps {
  readonly state: ExerciseState
  readonly child: PlayingChild
  readonly stepResult: StepResult | null
  readonly onAskAgain: (() => void) | null
  readonly onLeave: () => void
  readonly onRepeat: () => void
  readonly onGoOn: () => void
  readonly onward?: Onward | undefined
  readonly onSpeak?: ((word: string) => void) | undefined
}

/**
 * Part 4, after a dictation: its result beside what it asks, what is still to do for the step, and the way on (EX-1,
 * RUL-1).
 */
export function StepTestOutro(props: StepTestOutroProps) {
  const { state, child, stepResult, onAskAgain, onLeave, onRepeat, onGoOn, onward, onSpeak } = props
  const { run, setup } = state
  const needed = setup.exercise[`min_success_score_difficulty_${setup.difficulty}`]
  const [hasCelebrated, setCelebrated] = useState(false)
  const title = useFocus<HTMLHeadingElement>()
  const lines = stepResult === null ? [] : linesOf(props, needed)
  const { textOf, speaker } = useReadAloud(lines.map(productLine), { auto: true })
  if (stepResult === null) return onAskAgain ? <NotTold onAskAgain={onAskAgain} /> : <Loading />
  const isPassed = run.status === ExerciseStatus.done
  const leadsOn = !stepResult.stepPassed && onward !== undefined
  return (
    <>
      {stepResult.stepPassed && !hasCelebrated && (
        <Celebration size="large" onDone={() => setCelebrated(true)}>
          Gehaald!
        </Celebration>
      )}
      {isPassed && !stepResult.stepPassed && !hasCelebrated && (
        <Celebration size="small" onDone={() => setCelebrated(true)} />
      )}
      <div className={styles.top}>
        <Buddy id={child.buddy_id} mood={isPassed ? 'juicht' : 'denkt'} size="clamp(6rem, 18vmin, 10rem)" />
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {textOf(0)}
        </h2>
        <p className={styles.score}>
          {textOf(1)} {textOf(2)} {speaker}
        </p>
      </div>
      <p className={styles.repeat}>{textOf(3, isPassed ? praise(stepResult) : undefined)}</p>
      {!isPassed && (
        <Results results={run.detailed_results.filter(({ success }) => !success)} onSpeak={onSpeak} />
      )}
      <div className={styles.actions} data-way-on="first">
        {stepResult.stepPassed && (
          <Button size="large" icon={<Glyph name="play" />} onClick={onGoOn}>
            {nextLabels[stepResult.next]}
          </Button>
        )}
        {leadsOn && (
          <Button size="large" icon={<Glyph name="play" />} onClick={onward.go}>
            {onwardLabels[onward.to]}
          </Button>
        )}
        {!isPassed && (
          <Button
            variant={leadsOn ? 'secondary' : 'primary'}
            size={leadsOn ? 'normal' : 'large'}
            icon={<Glyph name="repeat" />}
            onClick={onRepeat}
          >
            Herhaal de oefening
          </Button>
        )}
        <Button variant="secondary" onClick={onLeave}>
          Ga terug naar de lespagina
        </Button>
      </div>
    </>
  )
}

/** What is told of how it went, in the order in which it is read. */
function linesOf(
  { state: { run }, stepResult }: Pick<StepTestOutroProps, 'state' | 'stepResult'>,
  needed: number,
): ProductText[] {
  const isPassed = run.status === ExerciseStatus.done
  const score = run.percentage_score ?? 0
  return [
    isPassed ? 'Gehaald!' : 'Bijna!',
    `Je schreef ${score}% van de woorden goed.`,
    `Je hebt ${needed}% nodig.`,
    isPassed && stepResult !== null ? saidPraise(stepResult) : encouragement(score),
  ]
}

function NotTold({ onAskAgain }: { readonly onAskAgain: () => void }) {
  const button = useFocus<HTMLButtonElement>()
  return (
    <div role="alert" className={styles.notTold}>
      <p>Je uitslag kon niet worden opgehaald.</p>
      <Button ref={button} size="large" icon={<Glyph name="repeat" />} onClick={onAskAgain}>
        Probeer opnieuw
      </Button>
    </div>
  )
}

const moreToDo = 'Knap gedaan! Voor deze stap mag je nog meer doen.'

/** What a passed dictation means for the step. A repetition needs no list of exercises: it leads to the treehouse. */
function saidPraise({ stepPassed, next, toDo }: StepResult): ProductText {
  if (next === 'treehouse') return stepPassed ? 'Je herhaling is klaar!' : 'Wat heb je dat knap gedaan!'
  if (stepPassed) return 'Je hebt deze stap gehaald! Het pad gaat verder.'
  return toDo.Verkennen > 0 || toDo.Oefenen > 0 || toDo.dictation ? moreToDo : 'Wat heb je dat knap gedaan!'
}

/** The same, as it stands there: it also tells what there is to do. */
function praise(result: StepResult): string {
  const said = saidPraise(result)
  if (said !== moreToDo) return said
  const { toDo } = result
  const parts = [
    toDo.Verkennen > 0 && `${toDo.Verkennen} keer Verkennen`,
    toDo.Oefenen > 0 && `${toDo.Oefenen} keer Oefenen`,
    toDo.dictation && (toDo.stars === 2 ? 'het dictee met 2 of 3 sterren' : 'het dictee'),
  ].filter((part) => part !== false)
  const allWith3 = toDo.stars === 3 ? ' Doe alles met 3 sterren.' : ''
  return `Knap gedaan! Voor deze stap mag je nog doen: ${parts.join(' en ')}.${allWith3}`
}

const encouragement = (score: number): ProductText =>
  score >= 60
    ? 'Je bent er bijna. Oefen deze woorden nog even en probeer het dan opnieuw.'
    : 'Deze woorden zijn nog lastig. Ga eerst nog wat oefenen, daarna lukt het vast beter.'
