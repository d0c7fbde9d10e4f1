import type { Word } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { Celebration, hasSpecialLetter, HiddenText, OnTitleBoard, ProgressBar } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import { usePrepareTexts } from '@letterliaan/ui/spoken'
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { describePlace } from '../../kit/advice.ts'
import { vagueHint } from '../../kit/vague-hint.ts'
import { makePace } from '../../kit/flow.ts'
import type { ExerciseState } from '../../run/exercise-state.ts'
import { countGrowth, type Growth } from '../../run/growth.ts'
import { isAfterMissedWord } from '../../run/missed-words.ts'
import { listAvailableSounds } from '../../run/sounds.ts'
import type { AnyTemplateView } from '../../templates/views.ts'
import { showsRightWord, type ExerciseRunner } from '../runner/create-exercise-runner.ts'
import type { ExercisePorts } from '../runner/ports.ts'
import type { TurnProps } from '../turn/template-view.ts'
import { TurnView } from '../turn/TurnView.tsx'
import styles from './Content.module.css'
import { listComingTexts } from './list-coming-texts.ts'
import { HintAvatar } from './HintAvatar.tsx'
import { Liana } from './Liana.tsx'
import { RightWord } from './RightWord.tsx'
import { SoundButtons } from './SoundButtons.tsx'
import type { PlayingChild } from './step-result.ts'
import { usePrefetchSounds } from './usePrefetchSounds.ts'

export interface ContentProps {
  readonly state: ExerciseState
  readonly runner: ExerciseRunner
  readonly view: AnyTemplateView
  readonly ports: ExercisePorts
  readonly child: PlayingChild
  readonly rightWord: Word | null
}

export function Content(props: ContentProps) {
  const { runner, view, ports, child, rightWord } = props
  // Below a right word the next turn is drawn after the word; a key that ends the word draws it at once.
  const latest = useDeferredValue(props.state)
  const state = rightWord === null ? props.state : latest
  const { exercise, logic } = state.setup
  const isOneTurn = logic.judge.outcomes !== undefined
  const [rights, setRights] = useState(0)
  // The word itself comes first.
  const burst = useDeferredValue(rights)
  const [celebrated, setCelebrated] = useState(0)
  const [heard] = useState(() => new Set<string>())
  useEffect(() => runner.onRight(() => setRights((count) => count + 1)), [runner])
  usePrefetchSounds(props.state, ports)
  const endCelebration = useCallback(() => setCelebrated(burst), [burst])
  const [hasSpecial] = useState(() => needsSpecialLetters(state.setup))
  const growth = countGrowth(state.run.detailed_results)
  // Parts that a child needs to type are drawn first, in one short task; others later, in reserved places.
  const isDrawn = useDeferredValue(true, false)
  const grows = !isOneTurn && !logic.turn.toldAtEnd
  useVisitorSound(grows ? growth.visitor : null, ports)
  if (state.turn === null && rightWord === null) return null
  const wordOf = fill(exerciseTexts.wordOf, {
    number: state.progress.word_index + 1,
    count: state.run.words.length,
  })

  return (
    <>
      {exercise.show_progress_bar && !isOneTurn && (
        <OnTitleBoard>
          <ProgressBar
            label={exerciseTexts.progress}
            value={state.progress.word_index}
            max={state.run.words.length}
            valueText={wordOf}
            isDrawn={isDrawn}
          />
        </OnTitleBoard>
      )}
      {grows && (
        <Liana
          growth={growth}
          words={state.run.words.length}
          isOfSentences={logic.outro?.writings === 'own-sentences'}
        />
      )}
      {view.keepsField && (
        <HiddenText>
          <span aria-live="polite">{wordOf}</span>
        </HiddenText>
      )}
      {isDrawn && (
        <span hidden>
          {/* Preloads the cheering buddy for the first right word. */}
          <Buddy id={child.buddy_id} mood="juicht" size={1} />
        </span>
      )}
      <div className={styles.stage} data-shows-right-word={showsRightWord(state.setup) || undefined}>
        <CurrentTurn
          {...props}
          state={state}
          hasSpecialLetters={hasSpecial}
          heard={heard}
          isWaiting={rightWord !== null}
        />
        {rightWord !== null && (
          <RightWord word={rightWord.word} buddy_id={child.buddy_id} onEnd={runner.rightWord.end} />
        )}
        {burst > celebrated && <Celebration key={`right-${burst}`} joy="word" onDone={endCelebration} />}
      </div>
    </>
  )
}

/** Plays a sound when the visitor appears, not when the child returns to it. */
function useVisitorSound(
  visitor: Growth['visitor'],
  { playEffect }: Pick<ExercisePorts, 'playEffect'>,
): void {
  const seen = useRef(visitor)
  useEffect(() => {
    if (visitor !== null && visitor !== seen.current) playEffect('chirp')
    seen.current = visitor
  }, [visitor, playEffect])
}

/** True if any word to write needs special letters, or its sentence if that is written. */
function needsSpecialLetters({ exercise, logic }: ExerciseState['setup']): boolean {
  // A dictation has a sentence too, but starts with the word.
  const writesSentence = logic.turn.opensWith[0] === 'sentence'
  const textOf = ({ word, sentence }: Word): string => (writesSentence ? `${word} ${sentence}` : word)
  return Object.values(exercise.student_exercise).some(({ words }) =>
    words.some((word) => hasSpecialLetter(textOf(word))),
  )
}

/** The server's answer mostly changes nothing visible, so the turn is not redrawn. */
const SteadyTurnView = memo(TurnView)

function CurrentTurn({
  state,
  runner,
  view,
  ports,
  child,
  hasSpecialLetters,
  heard,
  isWaiting,
}: Omit<ContentProps, 'rightWord'> & Pick<TurnProps, 'heard' | 'isWaiting' | 'hasSpecialLetters'>) {
  const { turn, turnNumber } = state
  const { exercise, logic } = state.setup
  const readPace = useCallback(() => makePace(exercise, ports.paceStretch()), [exercise, ports])
  const carryOut = useMemo(() => runner.carryOutOf(turnNumber), [runner, turnNumber])
  usePrepareTexts(listComingTexts(state, readPace()))
  const feedback = feedbackOf(state)
  const told = useTold(feedback, state)
  const sounds = useMemo(
    () =>
      turn && (
        <SoundButtons
          sounds={listAvailableSounds(exercise, turn.word)}
          onSpeak={(sound) => runner.replay(turnNumber, sound)}
        />
      ),
    [turn, exercise, runner, turnNumber],
  )
  const anchor = logic.help?.never ? null : (turn?.exercise_data.anchor ?? null)
  const hint = useMemo(() => {
    if (anchor === null) return null
    const openHint = () => {
      ports.playEffect('hint')
      runner.send({ type: 'hint' })
    }
    return (
      <HintAvatar
        key={turnNumber}
        child={child}
        anchor={anchor}
        step_id={exercise.step_id}
        advice={feedback}
        onOpen={openHint}
      />
    )
  }, [anchor, child, exercise, feedback, ports, runner, turnNumber])
  if (turn === null) return null
  return (
    <SteadyTurnView
      view={view}
      turn={turn}
      feedback={feedback}
      told={told}
      wrongMoves={state.progress.errors}
      isAfterMissedWord={isAfterMissedWord(state)}
      step_id={exercise.step_id}
      heard={heard}
      isWaiting={isWaiting}
      readPace={readPace}
      clock={ports.clock}
      carryOut={carryOut}
      attachFlow={runner.attachFlow}
      asksConfidence={child.asksConfidence}
      hasEye={child.hasEye}
      buddy_id={child.buddy_id}
      hasSpecialLetters={hasSpecialLetters}
      sounds={sounds}
      hint={hint}
    />
  )
}

const feedbackOf = ({ setup, run, progress }: ExerciseState): string | null => {
  const { turn, word } = setup.logic
  const result = run.detailed_results[progress.word_index]
  if (turn.toldAtEnd || !result?.feedback) return null
  // A hidden word cannot be looked at, but the child's text can.
  if (result.feedback !== vagueHint || word.shown === 'always') return result.feedback
  return turn.checksWholeWord ? (describePlace(result)[0]?.text ?? null) : null
}

function useTold(feedback: string | null, { run, progress }: ExerciseState): TurnProps['told'] {
  const written = run.detailed_results[progress.word_index]?.written ?? null
  return useMemo(
    () => (feedback === null || written === null ? null : { feedback, written }),
    [feedback, written],
  )
}
