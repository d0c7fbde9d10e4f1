import type { Difficulty, Exercise, TemplateName } from '@letterliaan/contract'
import { use, useMemo } from 'react'
import { loadTemplate } from '../../templates/views.ts'
import type { ExercisePorts } from '../exercise-runner/ports.ts'
import { useExercise } from '../exercise-runner/useExercise.ts'
import { Content } from './Content.tsx'
import styles from './ExerciseScreen.module.css'
import { Intro } from './Intro.tsx'
import { Outro } from './Outro.tsx'
import { StepTestOutro } from './StepTestOutro.tsx'
import type { Aftermath, Child } from './aftermath.ts'
import { useStrayClicks } from './useStrayClicks.ts'
import { useTellWork } from './useTellWork.ts'
import { useShow, type OnShow } from './useShow.ts'

export interface ExerciseScreenProps {
  readonly exercise: Exercise
  readonly template: TemplateName
  readonly difficulty: Difficulty
  readonly child: Child
  /** What the step looks like after this exercise; null until the server has told. */
  readonly aftermath: Aftermath | null
  /** Asks the server once more for `aftermath`; null unless it could not tell. */
  readonly onAskAgain: (() => void) | null
  readonly ports: ExercisePorts
  /** 1, or more for a calmer pace (supervisor.md). */
  readonly paceStretch?: number
  readonly onShow?: OnShow
  /** 'Ga terug naar de lespagina'. */
  readonly onLeave: () => void
  /** On to what `aftermath.next` says. */
  readonly onGoOn: () => void
  /** Told whether the child is at work: at its words, not before or after them. Keeps its identity. */
  readonly onWork?: (isAtWork: boolean) => void
}

/** An exercise from intro to outro (learning-core §2, Exercise screen); it suspends until its template has come. */
export function ExerciseScreen({ exercise, template, difficulty, ports, ...rest }: ExerciseScreenProps) {
  const view = use(loadTemplate(template))
  const setup = useMemo(() => ({ logic: view.logic, exercise, difficulty }), [view, exercise, difficulty])
  const [state, runner] = useExercise(setup, ports)
  const { child, aftermath, onAskAgain, paceStretch = 1, onShow, onLeave, onGoOn, onWork } = rest
  useTellWork(state.progress.step, onWork)
  useShow(runner, onShow)
  const stopStray = useStrayClicks(state.progress.step)
  const leaving = { onLeave, onGoOn, onRepeat: () => runner.send({ type: 'repeat' }) }
  return (
    <section
      className={styles.window}
      aria-label={exercise.name}
      data-part={state.progress.step}
      onClickCapture={stopStray}
    >
      {state.progress.step === 1 && <Intro state={state} runner={runner} child={child} />}
      {state.progress.step === 2 && <Content {...{ state, runner, view, ports, child, paceStretch }} />}
      {state.progress.step === 3 && (
        <Outro {...{ state, child, aftermath, ...leaving }} onNext={() => runner.send({ type: 'next' })} />
      )}
      {state.progress.step === 4 && (
        <StepTestOutro {...{ state, child, aftermath, onAskAgain, ...leaving }} />
      )}
    </section>
  )
}
