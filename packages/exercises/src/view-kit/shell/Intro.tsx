import type { TemplateName } from '@letterliaan/contract'
import { Button, Loading, SpeechBubble } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import { useEffect } from 'react'
import { canBegin, lacksDocuments } from '../../run/advance.ts'
import type { ExerciseMachine } from '../../run/machine.ts'
import { loadView } from '../../templates/views.ts'
import { useEnterAnywhere } from '../content-frame/useEnterAnywhere.ts'
import type { ExerciseRunner } from '../exercise-runner/createExerciseRunner.ts'
import { useFocusOnMount } from '../focus/useFocusOnMount.ts'
import type { Child } from './aftermath.ts'
import { ChooseWords } from './ChooseWords.tsx'
import styles from './Intro.module.css'

export interface IntroProps {
  readonly machine: ExerciseMachine
  readonly runner: ExerciseRunner
  readonly template: TemplateName
  readonly child: Child
}

/** Part 1: what the child is going to do, with which words (EX-2). Enter begins. */
export function Intro({ machine, runner, template, child }: IntroProps) {
  const { exercise } = machine.setup
  const begin = useFocusOnMount<HTMLButtonElement>()
  useEnterAnywhere(() => runner.send({ type: 'enter' }))
  // The template's own chunk comes while the child reads.
  useEffect(() => void loadView(template), [template])

  return (
    <>
      <div className={styles.guide}>
        <Buddy id={child.buddy_id} mood="blij" size="clamp(3.75rem, 14vmin, 9rem)" />
        <SpeechBubble tail="left">{exercise.description}</SpeechBubble>
      </div>
      <IntroWords machine={machine} runner={runner} />
      {lacksDocuments(machine) && <p>Dit werkboek is er nog niet. Vraag je begeleider ernaar.</p>}
      {machine.reset === 'failed' ? (
        <div role="alert" className={styles.trouble}>
          <p>De oefening kon niet worden klaargezet.</p>
          <Button onClick={() => runner.send({ type: 'retry' })}>Probeer opnieuw</Button>
        </div>
      ) : (
        <Button
          ref={begin}
          size="large"
          disabled={!canBegin(machine)}
          onClick={() => runner.send({ type: 'begin' })}
        >
          Begin!
        </Button>
      )}
      {machine.reset === 'pending' && <Loading />}
    </>
  )
}

/** The words to come, or to choose from; none before a dictation or a test (EX-2, EX-3). */
function IntroWords({ machine, runner }: Pick<IntroProps, 'machine' | 'runner'>) {
  const { logic } = machine.setup
  const words = machine.run.words.map(({ word }) => word)
  if (logic.category === 'Dictee') return null
  if (logic.choosesWords === undefined) return <WordList words={words} />
  return (
    <ChooseWords
      words={words}
      chosen={machine.chosen}
      count={logic.choosesWords}
      onChoose={(word) => runner.send({ type: 'choose', word })}
      onEnter={() => runner.send({ type: 'enter' })}
    />
  )
}

function WordList({ words }: { readonly words: readonly string[] }) {
  return (
    <div className={styles.words}>
      <h2 className={styles.heading}>Je gaat oefenen met de volgende woorden:</h2>
      <ul className={styles.list}>
        {words.map((word) => (
          <li key={word} className={styles.word}>
            {word}
          </li>
        ))}
      </ul>
    </div>
  )
}
