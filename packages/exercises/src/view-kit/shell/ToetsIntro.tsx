import { productLine, toldLine } from '@letterliaan/contract/texts'
import { Button } from '@letterliaan/ui'
import { useReadAloud } from '@letterliaan/ui/spoken'
import type { ExerciseState } from '../../run/exercise-state.ts'
import type { ExerciseRunner } from '../runner/create-exercise-runner.ts'
import { useFocus } from '../turn/useFocus.ts'
import { Begin } from './Begin.tsx'
import { Guide } from './Guide.tsx'
import { nextWays } from './next-places.ts'
import type { ToetsChild, ToetsScreenProps } from './ToetsScreen.tsx'

export interface ToetsIntroProps {
  readonly state: ExerciseState
  readonly runner: ExerciseRunner
  readonly child: ToetsChild
}

/** A greeting, and what the child is going to do (TST-1). */
export function ToetsIntro({ state, runner, child }: ToetsIntroProps) {
  const lines = [productLine('Hallo!'), toldLine(state.setup.exercise.description)]
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <>
      <Guide child={child} speaker={speaker}>
        <strong>{textOf(0, greet(child))}</strong> {textOf(1)}
      </Guide>
      <Begin
        state={state}
        runner={runner}
        label="Start!"
        onBegin={() => runner.send({ type: 'begin' })}
        trouble="De toets kon niet worden klaargezet."
      />
    </>
  )
}

/** Of a toets that is done already (TST-1). */
export function DoneToetsIntro({
  toets,
  child,
  onLeave,
}: Pick<ToetsScreenProps, 'toets' | 'child' | 'onLeave'>) {
  const button = useFocus<HTMLButtonElement>()
  const isMeasure = toets.kind === 'meting'
  const done = productLine(isMeasure ? 'Deze meting is al klaar.' : 'Deze toets is al afgerond.')
  const { textOf, speaker } = useReadAloud([productLine('Hallo!'), done], { auto: true })
  return (
    <>
      <Guide child={child} speaker={speaker}>
        <strong>{textOf(0, greet(child))}</strong> {textOf(1)}
      </Guide>
      <Button ref={button} size="large" onClick={onLeave}>
        {isMeasure ? nextWays.treehouse.label : 'Ga naar oefeningen!'}
      </Button>
    </>
  )
}

const greet = ({ screen_name }: ToetsChild): string =>
  screen_name.trim() === '' ? 'Hallo!' : `Hallo ${screen_name.trim()}!`
