import { toetsTexts } from '@letterliaan/texts/toets'
import { use, useMemo, useState } from 'react'
import { exerciseParts } from '../../run/exercise-state.ts'
import { listMissedResults } from '../../run/missed-words.ts'
import { toToetsExercise, isToetsOver } from '../../run/toets-run.ts'
import { findCurrentTurn } from '../../run/turn.ts'
import { loadTemplate } from '../../templates/views.ts'
import { useExercise } from '../runner/useExercise.ts'
import { WorkplaceFrame } from './WorkplaceFrame.tsx'
import { Content } from './Content.tsx'
import { Ending, usePrefetchEndings } from './Ending.tsx'
import styles from './ExerciseScreen.module.css'
import { DoneToetsIntro, ToetsIntro } from './ToetsIntro.tsx'
import { toExercisePorts } from './toets-ports.ts'
import type { ToetsScreenProps } from './toets-props.ts'

/** Shows a toets (TST-1, TST-2, TST-3); one that is not finished suspends until its template has loaded. */
export function ToetsScreen(props: ToetsScreenProps) {
  const [opened] = useState(props.toets)
  return isToetsOver(opened) ? (
    <section className={styles.window} aria-label={opened.label} data-part={exerciseParts.intro}>
      <DoneToetsIntro {...props} />
    </section>
  ) : (
    <TakenToets {...props} toets={opened} />
  )
}

function TakenToets(props: ToetsScreenProps) {
  const { toets: opened, child, ports, onShow, onLeave, onGoOn, onWork } = props
  const [toets, setToets] = useState(opened)
  const view = use(loadTemplate('Test'))
  const setup = useMemo(
    () => ({ logic: view.logic, exercise: toToetsExercise(opened), difficulty: opened.difficulty }),
    [view, opened],
  )
  const exercisePorts = useMemo(() => toExercisePorts(ports, opened, setToets), [ports, opened])
  const [state, runner, rightWord] = useExercise(setup, exercisePorts, { onShow, onWork })
  const [missed, setMissed] = useState<'unwritten' | 'writing' | 'written'>('unwritten')
  usePrefetchEndings()
  const onRepeat = () => {
    setMissed('unwritten')
    runner.send({ type: 'repeat' })
  }
  return (
    <WorkplaceFrame state={state} world={opened.phase_id} isWordShown={false} child={child}>
      <section className={styles.window} aria-label={opened.label} data-part={state.progress.step}>
        {state.progress.step === exerciseParts.intro && <ToetsIntro {...{ state, runner, child, toets }} />}
        {state.progress.step === exerciseParts.content && (
          <Content {...{ state, runner, view, child, rightWord }} ports={exercisePorts} />
        )}
        {state.progress.step >= exerciseParts.outro && (
          <Ending>
            {(endings) =>
              missed === 'writing' ? (
                <endings.MissedWords
                  {...{ state, child, onLeave, onRepeat }}
                  ports={exercisePorts}
                  leaveLabel={toetsTexts.toExercises}
                  onBack={() => setMissed('written')}
                />
              ) : (
                <endings.ToetsOutro
                  {...{ toets, child, onRepeat, onLeave, onGoOn }}
                  turnOf={(current_word) => findCurrentTurn(setup.logic, { ...state.run, current_word }, [])}
                  onSpeak={(text) => {
                    const word = state.run.words.find((other) => other.word === text)
                    if (word !== undefined) ports.speak(word, 'word', undefined, { replacesWords: true })
                  }}
                  hasWrittenMissed={missed === 'written'}
                  onWriteMissed={listMissedResults(toets).length > 0 ? () => setMissed('writing') : undefined}
                />
              )
            }
          </Ending>
        )}
      </section>
    </WorkplaceFrame>
  )
}
