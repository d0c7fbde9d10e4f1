import { exclaimed, fill, type SpokenLine, toProductLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { toetsTexts } from '@letterliaan/texts/toets'
import { Button } from '@letterliaan/ui'
import { useWording, type Worded } from '@letterliaan/ui/pictures'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { Fragment } from 'react'
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
  readonly toets: Pick<ToetsScreenProps['toets'], 'word_index' | 'order'>
}

export function ToetsIntro({ state, runner, child, toets }: ToetsIntroProps) {
  const word = useWording()
  const told = [toProductLine(state.setup.exercise.description), ...goesOn(toets)]
  const lines = [commonTexts.hello, ...told]
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <>
      <Guide child={child} speaker={speaker}>
        <strong>{textOf(0, word(greet(child)))}</strong>{' '}
        {told.map(({ text }, at) => (
          <Fragment key={text}>{textOf(at + 1)} </Fragment>
        ))}
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

const goesOn = ({ word_index, order }: ToetsIntroProps['toets']): SpokenLine[] =>
  word_index === 0 ? [] : [fill(exerciseTexts.goesOn, { number: word_index + 1, count: order.length })]

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
