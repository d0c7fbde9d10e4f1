import type { Word } from '@letterliaan/contract'
import { createStore, type ReadonlyStore } from '@letterliaan/web/store'
import type { TurnEffect, AnswerRejected, SpokenSound } from '../../kit/flow.ts'
import type { TextRestored } from '../../kit/create-turn-machine.ts'
import type { Wake, WakeLater } from '../../kit/machine.ts'
import { createExerciseMachine } from '../../run/advance.ts'
import {
  exerciseParts,
  type ExerciseEffect,
  type ExerciseEvent,
  type ExerciseSetup,
  type ExerciseState,
} from '../../run/exercise-state.ts'
import { listAudibleWords } from '../../run/sounds.ts'
import { createRunner, type Runner } from './create-runner.ts'
import { createWordDisplay, type WordDisplay } from './create-word-display.ts'
import { createTurnSpeech, type TurnUtterance } from './create-turn-speech.ts'
import type { EffectSound, ExercisePorts } from './ports.ts'
import { restoreDraft } from './restore-draft.ts'
import { toShownWord, type ShownWord } from './shown-word.ts'

export type CarryOutEffect = (effect: Exclude<TurnEffect, WakeLater>, wake: (event: Wake) => void) => void

type RunningFlow = Pick<Runner<unknown, AnswerRejected | TextRestored>, 'get' | 'send' | 'subscribe'>

export interface ExerciseRunner extends Runner<ExerciseState, ExerciseEvent> {
  /** The rendered state. Pending moves do not change it during a turn. */
  readonly shown: ReadonlyStore<ExerciseState>
  /** Repeats a sound of the turn's word (EX-12). Ignored for an earlier turn. */
  readonly replay: (turnNumber: number, sound: SpokenSound) => void
  readonly carryOutOf: (turnNumber: number) => CarryOutEffect
  /** Connects the flow, which gets wrong answers and exposes its state. Returns a disconnect function. */
  readonly attachFlow: (flow: RunningFlow) => () => void
  readonly readShown: () => ShownWord
  /** The right word, shown before the next word. `end` shortens this (GIDS-7). */
  readonly rightWord: Pick<WordDisplay, 'get' | 'subscribe' | 'end'>
  readonly onRight: (listener: () => void) => () => void
}

/** True if the right word is shown for a moment. This needs a turn about one word. */
export const showsRightWord = ({ logic }: ExerciseSetup): boolean => logic.judge.outcomes === undefined

const undrawn: ReadonlySet<string> = new Set<keyof ExerciseState>(['confirmed', 'pending', 'nextSeq'])

type Spoken = Omit<Extract<TurnEffect, { type: 'speak' }>, 'type'>

/** Semitones above the recorded pitch. */
const pentatonic = [0, 2, 4, 7, 9, 12]

/** Outside the content the screen waits for the server, so any change is rendered. */
const isDrawnAlike = (before: ExerciseState, after: ExerciseState): boolean =>
  after.progress.step === exerciseParts.content &&
  Object.entries(after).every(
    ([name, value]) => undrawn.has(name) || Object.is(before[name as keyof ExerciseState], value),
  )

/** Speaks, submits and resets, and dispatches the server's replies. */
export function createExerciseRunner(setup: ExerciseSetup, ports: ExercisePorts): ExerciseRunner {
  const rightListeners = new Set<() => void>()
  const speech = createTurnSpeech(ports)
  const rightWord = createWordDisplay(ports, speech)
  let flow: RunningFlow | null = null
  let inRow = 0
  let answered: Word | null = null
  let isRunning = false

  const utterancesOf = (
    sounds: readonly SpokenSound[],
    how: Pick<TurnUtterance, 'part' | 'afterText'>,
    of?: Word,
  ): TurnUtterance[] => {
    const { turn } = runner.get()
    if (turn === null) return []
    const words = of === undefined ? listAudibleWords(setup, turn) : [of]
    return words.flatMap((word) => sounds.map((sound) => ({ word, sound, ...how })))
  }

  const submit = ({ seq, body }: Extract<ExerciseEffect, { type: 'submit' }>): void => {
    void ports.submit(body).then((student_exercise) => {
      if (student_exercise === null) draft.restoreRefused()
      return send({ type: 'settled', seq, student_exercise })
    })
  }

  const reset = ({ hard, difficulty }: Extract<ExerciseEffect, { type: 'reset' }>): void => {
    ports.reset(difficulty, hard).then(
      (student_exercise) => send({ type: 'reset-done', student_exercise }),
      () => send({ type: 'reset-failed' }),
    )
  }

  /** Consecutive right words raise the pitch. A mistake resets it. */
  const playFeedback = (feedback: EffectSound): void => {
    if (feedback === 'wrong') inRow = 0
    if (feedback !== 'right') return ports.playEffect(feedback)
    ports.playEffect(feedback, pentatonic[Math.min(inRow, pentatonic.length - 1)])
    inRow += 1
  }

  const carryOut = (effect: ExerciseEffect): void => {
    switch (effect.type) {
      case 'speak':
        return rightWord.say(utterancesOf(effect.sounds, { afterText: effect.afterText }), effect.delayMs)
      case 'clear-sound':
        return rightWord.clearSound(effect.keepsText)
      case 'submit':
        return submit(effect)
      case 'reset':
        return reset(effect)
      case 'place':
        return ports.reportPlace(effect.place)
      case 'to-flow':
        return flow?.send(effect.event)
      case 'feedback':
        playFeedback(effect.feedback)
        if (effect.feedback !== 'right') return
        if (answered !== null && showsRightWord(setup)) rightWord.show(answered)
        for (const listener of rightListeners) listener()
    }
  }

  const runner = createRunner(createExerciseMachine(setup), {
    clock: { now: () => ports.unixMs(), after: (ms, callback) => ports.clock.after(ms, callback) },
    carryOut,
    onEnd() {
      isRunning = false
      rightWord.drop()
      speech.clear()
    },
  })
  const { send } = runner
  const draft = restoreDraft(setup, ports, runner)
  const shown = createStore(runner.get())
  runner.subscribe(() => {
    const state = runner.get()
    if (!isDrawnAlike(shown.get(), state)) shown.set(state)
  })

  const say = (turnNumber: number, { sound, part, of }: Spoken, isPressed: boolean): void => {
    if (isRunning && turnNumber === runner.get().turnNumber)
      speech.replay(utterancesOf([sound], { part }, of), isPressed)
  }

  const carryOutOf =
    (turnNumber: number): CarryOutEffect =>
    (effect, wake) => {
      switch (effect.type) {
        case 'speak':
          return say(turnNumber, effect, effect.isPressed === true)
        case 'answer':
          answered = runner.get().turn?.word ?? null
          return send({ ...effect, turnNumber })
        case 'attempt':
        case 'cheat':
          return send({ ...effect, turnNumber })
        case 'hint':
          return send(effect)
        case 'feedback':
          return playFeedback(effect.feedback)
        case 'download':
          void ports
            .download(effect.document)
            .then((hasCome) => wake({ type: 'wake', name: hasCome ? 'downloaded' : 'not-downloaded' }))
      }
    }

  return {
    ...runner,
    shown,
    start() {
      isRunning = true
      return draft.start()
    },
    replay: (turnNumber, sound) => say(turnNumber, { sound }, true),
    rightWord,
    carryOutOf,
    attachFlow(attached) {
      flow = attached
      const detach = draft.attach(attached)
      return () => {
        detach()
        if (flow === attached) flow = null
      }
    },
    readShown: () => toShownWord(runner.get(), flow?.get() ?? null),
    onRight(listener) {
      rightListeners.add(listener)
      return () => rightListeners.delete(listener)
    },
  }
}
