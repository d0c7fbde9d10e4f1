import { Button } from '@letterliaan/ui'
import type { ExerciseState } from '../../run/exercise-state.ts'
import type { ExerciseRunner } from '../runner/createExerciseRunner.ts'
import { useFocus } from '../focus/useFocus.ts'
import { Begin } from './Begin.tsx'
import { Guide } from './Guide.tsx'
import type { TestedChild, TestScreenProps } from './TestScreen.tsx'

export interface TestIntroProps {
  readonly state: ExerciseState
  readonly runner: ExerciseRunner
  readonly child: TestedChild
}

/** A greeting, and what the child is going to do (TST-1). */
export function TestIntro({ state, runner, child }: TestIntroProps) {
  return (
    <>
      <Guide child={child}>
        <strong>{greet(child)}</strong> {state.setup.exercise.description}
      </Guide>
      <Begin state={state} runner={runner} label="Start!" trouble="De toets kon niet worden klaargezet." />
    </>
  )
}

/** Of a test that is done already (TST-1). */
export function DoneTestIntro({ child, onLeave }: Pick<TestScreenProps, 'child' | 'onLeave'>) {
  const button = useFocus<HTMLButtonElement>()
  return (
    <>
      <Guide child={child}>
        <strong>{greet(child)}</strong> Deze toets is al afgerond.
      </Guide>
      <Button ref={button} size="large" onClick={onLeave}>
        Ga naar oefeningen!
      </Button>
    </>
  )
}

const greet = ({ screen_name }: TestedChild): string =>
  screen_name.trim() === '' ? 'Hallo!' : `Hallo ${screen_name.trim()}!`
