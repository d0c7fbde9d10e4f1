import { exclaimed, fill, toldLine } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as toetsTexts from '@letterliaan/texts/toets'
import { Button } from '@letterliaan/ui'
import { useWording, type Worded } from '@letterliaan/ui/pictures'
import { useReadAloud } from '@letterliaan/ui/spoken'
import type { ExerciseState } from '../../run/exercise-state.ts'
import type { ExerciseRunner } from '../runner/create-exercise-runner.ts'
import { useFocus } from '../turn/useFocus.ts'
import { Begin } from './Begin.tsx'
import { Guide } from './Guide.tsx'
import { nextWays } from './next-places.ts'
import type { ToetsChild, ToetsScreenProps } from './toets-props.ts'

export interface ToetsIntroProps {
  readonly state: ExerciseState
  readonly runner: ExerciseRunner
  readonly child: ToetsChild
}

export function ToetsIntro({ state, runner, child }: ToetsIntroProps) {
  const word = useWording()
  const lines = [commonTexts.hello, toldLine(state.setup.exercise.description)]
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <>
      <Guide child={child} speaker={speaker}>
        <strong>{textOf(0, word(greet(child)))}</strong> {textOf(1)}
      </Guide>
      <Begin
        state={state}
        runner={runner}
        label={toetsTexts.start}
        onBegin={() => runner.send({ type: 'begin' })}
        trouble={toetsTexts.notReady}
      />
    </>
  )
}

/** Already done (TST-1). */
export function DoneToetsIntro({
  toets,
  child,
  onLeave,
}: Pick<ToetsScreenProps, 'toets' | 'child' | 'onLeave'>) {
  const button = useFocus<HTMLButtonElement>()
  const word = useWording()
  const leadsToTreehouse = toets.kind === 'meting' || toets.kind === 'weekdictee'
  const done =
    toets.kind === 'meting'
      ? toetsTexts.measureIsDone
      : toets.kind === 'weekdictee'
        ? toetsTexts.dictationIsDone
        : toetsTexts.toetsIsDone
  const { textOf, speaker } = useReadAloud([commonTexts.hello, done], { auto: true })
  return (
    <>
      <Guide child={child} speaker={speaker}>
        <strong>{textOf(0, word(greet(child)))}</strong> {textOf(1)}
      </Guide>
      <Button ref={button} size="large" onClick={onLeave}>
        {leadsToTreehouse
          ? word(nextWays.treehouse.label)
          : word({ text: toetsTexts.toExercisesNow, sober: toetsTexts.toExercises })}
      </Button>
    </>
  )
}

const greet = ({ screen_name }: ToetsChild): Worded =>
  screen_name.trim() === ''
    ? commonTexts.hello
    : exclaimed(fill(toetsTexts.helloName, { name: screen_name.trim() }))
