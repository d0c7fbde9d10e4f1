import type { Test, TestDestination } from '@letterliaan/contract'
import { use, useMemo, useState } from 'react'
import { parts } from '../../run/exercise-state.ts'
import { exerciseOfTest, isDone } from '../../run/test-run.ts'
import { loadTemplate } from '../../templates/views.ts'
import { useExercise, type ExerciseListeners } from '../runner/useExercise.ts'
import { Content } from './Content.tsx'
import styles from './ExerciseScreen.module.css'
import { DoneTestIntro, TestIntro } from './TestIntro.tsx'
import { TestOutro } from './TestOutro.tsx'
import type { Child } from './aftermath.ts'
import { asExercisePorts, type TestPorts } from './testPorts.ts'

/** The child who takes the test: it is greeted by its name. */
export interface TestedChild extends Child {
  readonly screen_name: string
}

export interface TestScreenProps extends ExerciseListeners {
  /** The test as it was opened. */
  readonly test: Test
  readonly child: TestedChild
  readonly ports: TestPorts
  /** 1, or more for a calmer pace (supervisor.md). */
  readonly paceStretch?: number
  /** 'Ga naar oefeningen'. */
  readonly onLeave: () => void
  /** On to where the test leads. */
  readonly onGoOn: (next: TestDestination) => void
}

/**
 * A test from intro to outro (TST-1, TST-2, TST-3). One that is done already has only an intro; any other
 * suspends until its template has come.
 */
export function TestScreen(props: TestScreenProps) {
  const [opened] = useState(props.test)
  return isDone(opened) ? (
    <section className={styles.window} aria-label={opened.label} data-part={1}>
      <DoneTestIntro {...props} />
    </section>
  ) : (
    <TakenTest {...props} test={opened} />
  )
}

function TakenTest(props: TestScreenProps) {
  const { test: opened, child, ports, paceStretch = 1, onShow, onLeave, onGoOn, onWork } = props
  const [test, setTest] = useState(opened)
  const view = use(loadTemplate('Test'))
  const setup = useMemo(
    () => ({ logic: view.logic, exercise: exerciseOfTest(opened), difficulty: opened.difficulty }),
    [view, opened],
  )
  const exercisePorts = useMemo(() => asExercisePorts(ports, opened, setTest), [ports, opened])
  const [state, runner] = useExercise(setup, exercisePorts, { onShow, onWork })
  return (
    <section className={styles.window} aria-label={opened.label} data-part={state.progress.step}>
      {state.progress.step === parts.intro && <TestIntro {...{ state, runner, child }} />}
      {state.progress.step === parts.content && (
        <Content {...{ state, runner, view, child, paceStretch }} ports={exercisePorts} />
      )}
      {state.progress.step >= parts.outro && (
        <TestOutro
          test={test}
          child={child}
          onRepeat={() => runner.send({ type: 'repeat' })}
          onLeave={onLeave}
          onGoOn={onGoOn}
        />
      )}
    </section>
  )
}
