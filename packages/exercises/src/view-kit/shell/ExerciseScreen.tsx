import type { Difficulty, Exercise, TemplateName, Word } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { Suspense, use, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { chooseDemonstrationWord } from '../../kit/demonstration.ts'
import { exerciseParts } from '../../run/exercise-state.ts'
import { hasFailedDictation, hasMissedWords } from '../../run/missed-words.ts'
import { loadTemplate } from '../../templates/views.ts'
import { LazyDemonstration } from '../palette/LazyDemonstration.tsx'
import type { ExercisePorts } from '../runner/ports.ts'
import { useExercise, type ExerciseListeners } from '../runner/useExercise.ts'
import { WorkplaceFrame } from './WorkplaceFrame.tsx'
import { Content } from './Content.tsx'
import { Ending, usePrefetchEndings } from './Ending.tsx'
import styles from './ExerciseScreen.module.css'
import { Intro } from './Intro.tsx'
import type { FindOnward } from './next-places.ts'
import type { StepResult, PlayingChild } from './step-result.ts'
import { useIgnoreStrayClicks } from './useIgnoreStrayClicks.ts'
import { assignOneSpeaker } from '../runner/assign-one-speaker.ts'

export interface ExerciseScreenProps extends Pick<ExerciseListeners, 'onShow'> {
  /** True from the first word until the result was spoken: rewards wait for that (SPEEL-4). */
  readonly onWork?: ((isAtWork: boolean) => void) | undefined
  readonly exercise: Exercise
  readonly template: TemplateName
  readonly difficulty: Difficulty
  /** 1 to 4: decides the workplace; in a preview there is none. */
  readonly world?: number | null
  readonly child: PlayingChild
  /** One of them is the example the first time that letters are coloured. */
  readonly stepWords?: readonly Word[]
  /** The step after this exercise; null until the server answers. */
  readonly stepResult: StepResult | null
  readonly onAskAgain: (() => void) | null
  readonly ports: ExercisePorts
  readonly onLeave: () => void
  readonly onGoOn: () => void
  /** Set while the step is not passed; undefined in a preview. */
  readonly onwardAfter?: FindOnward | undefined
  /** Returns a function for the game for two, if the words of the step may be played by two now. */
  readonly togetherAfter?: ((status: number) => (() => void) | undefined) | undefined
}

const noWords: readonly Word[] = []
/** Not a part of the exercise; separates stray clicks. */
const demonstrationPart = -1

/** The screen of an exercise (EX-1). Suspends until its template has loaded. */
export function ExerciseScreen(props: ExerciseScreenProps) {
  const { exercise, template, difficulty, ports: given, ...rest } = props
  const { child, stepResult, onAskAgain, onShow, onLeave, onGoOn, onwardAfter, onWork, stepWords, world } =
    rest
  const view = use(loadTemplate(template))
  const setup = useMemo(() => ({ logic: view.logic, exercise, difficulty }), [view, exercise, difficulty])
  const ports = useMemo(() => assignOneSpeaker(given, setup), [given, setup])
  const [isTold, setTold] = useState(false)
  const tell = useCallback(() => setTold(true), [setTold])
  const [state, runner, rightWord] = useExercise(setup, ports, { onShow })
  const { step } = state.progress
  // The last word is shown too, before the outro.
  const isWordShown = rightWord !== null
  const part = isWordShown && step === exerciseParts.outro ? exerciseParts.content : step
  usePrefetchEndings()
  // The last word disappears at once; the end is drawn after that.
  const hasEnding = useDeferredValue(part > exerciseParts.content)
  const [demonstrated] = useState(() =>
    chooseDemonstrationWord(view.logic, exercise, difficulty, stepWords ?? noWords),
  )
  /** Shown between intro and content, where the timer does not run. */
  const [shows, setShows] = useState<'later' | 'now' | 'no'>(demonstrated === null ? 'no' : 'later')
  const [asksMissed, setAsksMissed] = useState(false)
  const isShowing = shows === 'now' && part === exerciseParts.intro
  const stopStray = useIgnoreStrayClicks(isShowing ? demonstrationPart : part)
  const begin = () => {
    setShows(shows === 'later' ? 'now' : 'no')
    if (shows !== 'later') runner.send({ type: 'begin' })
  }
  const speakWord = (text: string) => {
    const word = state.run.words.find((other) => other.word === text)
    if (word !== undefined) ports.speak(word, 'word', undefined, { replacesWords: true })
  }
  /** After a failed dictation they appear by themselves. */
  const writesMissed = hasFailedDictation(state) || asksMissed
  const isOccupied =
    step === exerciseParts.content || (step > exerciseParts.content && !isTold && !writesMissed)
  useEffect(() => {
    onWork?.(isOccupied)
    return () => onWork?.(false)
  }, [isOccupied, onWork])
  const isDone = state.run.status === ExerciseStatus.done
  const leaving = {
    onLeave,
    onGoOn,
    onward: onwardAfter?.(state.run.status),
    onTogether: rest.togetherAfter?.(state.run.status),
    onSpeak: speakWord,
    onRepeat: () => {
      setTold(false)
      runner.send({ type: 'repeat' })
    },
  }
  return (
    <WorkplaceFrame {...{ state, world, isWordShown, child }} game={view.game}>
      <section
        className={styles.window}
        aria-label={exercise.name}
        data-part={part}
        onClickCapture={stopStray}
      >
        {isShowing && demonstrated !== null && (
          <Suspense fallback={null}>
            <LazyDemonstration word={demonstrated} logic={view.logic} {...{ child, ports }} onEnd={begin} />
          </Suspense>
        )}
        {part === exerciseParts.intro && !isShowing && (
          <Intro {...{ state, runner, child }} onBegin={begin} onSpeak={speakWord} />
        )}
        {part === exerciseParts.content && <Content {...{ state, runner, view, ports, child, rightWord }} />}
        {hasEnding && part > exerciseParts.content && (
          <Ending>
            {(endings) =>
              part === exerciseParts.outro ? (
                <endings.Outro
                  {...{ state, child, stepResult, ...leaving }}
                  // A dictation shows its result in the next part.
                  onTold={state.setup.logic.run?.isDictation ? undefined : tell}
                  onCoins={() => ports.playEffect('coin')}
                  onJoy={() => ports.playEffect('chirp')}
                  onNext={() => {
                    // A passed step has its own sound.
                    if (isDone && stepResult?.stepPassed !== true) ports.playEffect('badge')
                    runner.send({ type: 'next' })
                  }}
                />
              ) : writesMissed ? (
                <endings.MissedWords
                  {...{ state, child, ports, ...leaving }}
                  onBack={hasFailedDictation(state) ? undefined : () => setAsksMissed(false)}
                />
              ) : (
                <endings.StepTestOutro
                  {...{ state, child, stepResult, onAskAgain, ...leaving }}
                  onTold={tell}
                  onWriteMissed={hasMissedWords(state) ? () => setAsksMissed(true) : undefined}
                />
              )
            }
          </Ending>
        )}
      </section>
    </WorkplaceFrame>
  )
}
