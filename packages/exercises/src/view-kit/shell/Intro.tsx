import { joinClasses, shared } from '@letterliaan/ui'
import { fill, type SpokenLine, toStepLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { SpokenText } from '@letterliaan/ui/spoken'
import { lacksDocuments } from '../../run/advance.ts'
import type { ExerciseState } from '../../run/exercise-state.ts'
import { listAvailableSounds } from '../../run/sounds.ts'
import type { ExerciseRunner } from '../runner/create-exercise-runner.ts'
import { Begin } from './Begin.tsx'
import { ChooseWords } from './ChooseWords.tsx'
import { SayingGuide } from './Guide.tsx'
import styles from './Intro.module.css'
import type { PlayingChild } from './step-result.ts'

export interface IntroProps {
  readonly state: ExerciseState
  readonly runner: ExerciseRunner
  readonly child: PlayingChild
  readonly onBegin: () => void
  readonly onSpeak: (word: string) => void
}

export function Intro({ state, runner, child, onBegin, onSpeak }: IntroProps) {
  const { name, description, step_id } = state.setup.exercise

  return (
    <>
      <SayingGuide
        child={child}
        title={toStepLine(name, step_id)}
        lines={[toStepLine(description, step_id), ...goesOn(state)]}
      />
      <IntroWords {...{ state, runner, onBegin, onSpeak }} />
      {lacksDocuments(state) && (
        <p>
          <SpokenText line={exerciseTexts.noWorkbook} auto />
        </p>
      )}
      <Begin
        state={state}
        runner={runner}
        label={commonTexts.begin}
        onBegin={onBegin}
        trouble={exerciseTexts.notReady}
      />
    </>
  )
}

/** Returns the line for an exercise that was left halfway; a dictation restarts (EX-1). */
function goesOn({ run }: ExerciseState): SpokenLine[] {
  const done = run.detailed_results.filter(({ completed }) => completed).length
  if (done === 0 || run.is_complete) return []
  return [fill(exerciseTexts.goesOn, { number: done + 1, count: run.words.length })]
}

/** Shows the words; none before a dictation or a toets (EX-2, EX-3). */
function IntroWords({ state, runner, onBegin, onSpeak }: Omit<IntroProps, 'child'>) {
  const { logic } = state.setup
  const words = state.run.words.map(({ word }) => word)
  if (logic.category === 'Dictee') return null
  const count = logic.run?.choosesWords
  if (count === undefined) return <WordList state={state} onSpeak={onSpeak} />
  return (
    <ChooseWords
      words={words}
      chosen={state.chosen}
      count={count}
      onChoose={(word) => runner.send({ type: 'choose', word })}
      onEnter={onBegin}
    />
  )
}

function WordList({ state: { run, setup }, onSpeak }: Pick<IntroProps, 'state' | 'onSpeak'>) {
  return (
    <div className={styles.words}>
      <h2 className={styles.heading}>
        <SpokenText line={exerciseTexts.wordsToCome} />
      </h2>
      <ul className={joinClasses(shared.row, styles.list)}>
        {run.words.map((word) => (
          <li key={word.word}>
            <button
              type="button"
              className={joinClasses(shared.tile, shared.word, styles.word)}
              disabled={!listAvailableSounds(setup.exercise, word).includes('word')}
              onClick={() => onSpeak(word.word)}
            >
              {word.word}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
