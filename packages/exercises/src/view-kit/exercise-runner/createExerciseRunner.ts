import type { SpokenSound } from '../../kit/flow.ts'
import { advance } from '../../run/advance.ts'
import type {
  ExerciseEffect,
  ExerciseEvent,
  ExerciseSetup,
  ExerciseState,
  ExerciseTransition,
} from '../../run/exercise-state.ts'
import { openExercise } from '../../run/open.ts'
import { heardWords } from '../../run/sounds.ts'
import { createTurnSpeech, type Utterance } from './createTurnSpeech.ts'
import type { ExercisePorts } from './ports.ts'
import { shownWordOf, type ShownWord } from './shown-word.ts'

type FlowEvent = Extract<ExerciseEffect, { type: 'to-flow' }>['event']

export interface ExerciseRunner {
  readonly getState: () => ExerciseState
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (event: ExerciseEvent) => void
  /**
   * Lets the child hear a sound of the turn's word once more (EX-12); what comes from a turn that is over says nothing.
   */
  readonly replay: (turnNumber: number, sound: SpokenSound, part?: string) => void
  /** Opens the exercise; returns what leaves it: no timer or sound goes on after that. */
  readonly start: () => () => void
  /** The flow of the word's turn listens here, and lets its state be read; returns how to stop listening. */
  readonly listenAsFlow: (listener: (event: FlowEvent) => void, getState: () => unknown) => () => void
  /** What the child has before it now. */
  readonly readShown: () => ShownWord
  /** Is told each time the child gets an answer right, where the template tells. */
  readonly onRight: (listener: () => void) => () => void
}

/** Carries out the exercise machine: speaks, submits, resets, and gives the machine the server's answers. */
export function createExerciseRunner(setup: ExerciseSetup, ports: ExercisePorts): ExerciseRunner {
  const listeners = new Set<() => void>()
  const rightListeners = new Set<() => void>()
  let flow: ((event: FlowEvent) => void) | null = null
  let getFlowState = (): unknown => null
  let state = openExercise(setup).state
  let running = false
  const speech = createTurnSpeech(ports)

  /** The sounds of each word that the turn is about. */
  const utterancesOf = (sounds: readonly SpokenSound[], part?: string): Utterance[] =>
    state.turn === null
      ? []
      : heardWords(setup, state.turn).flatMap((word) => sounds.map((sound) => ({ word, sound, part })))

  const submit = ({ seq, body }: Extract<ExerciseEffect, { type: 'submit' }>): void => {
    void ports.submit(body).then((student_exercise) => send({ type: 'settled', seq, student_exercise }))
  }

  const reset = ({ hard, difficulty }: Extract<ExerciseEffect, { type: 'reset' }>): void => {
    ports.reset(difficulty, hard).then(
      (student_exercise) => send({ type: 'reset-done', student_exercise }),
      () => send({ type: 'reset-failed' }),
    )
  }

  const carryOut = (effect: ExerciseEffect): void => {
    switch (effect.type) {
      case 'speak':
        return speech.say(utterancesOf(effect.sounds), effect.delayMs)
      case 'clear-sound':
        return speech.clear()
      case 'submit':
        return submit(effect)
      case 'reset':
        return reset(effect)
      case 'place':
        return ports.tellPlace(effect.place)
      case 'to-flow':
        return flow?.(effect.event)
      case 'feedback':
        ports.playEffect(effect.feedback)
        if (effect.feedback === 'right') for (const listener of rightListeners) listener()
    }
  }

  const take = (step: ExerciseTransition): void => {
    const changed = step.state !== state
    state = step.state
    if (changed) for (const listener of listeners) listener()
    for (const effect of step.effects) carryOut(effect)
  }

  const send = (event: ExerciseEvent): void => {
    if (running) take(advance(state, event, ports.unixMs()))
  }

  const listen = <T>(set: Set<T>, listener: T): (() => void) => {
    set.add(listener)
    return () => set.delete(listener)
  }

  return {
    getState: () => state,
    subscribe: (listener) => listen(listeners, listener),
    send,
    replay(turnNumber, sound, part) {
      if (running && turnNumber === state.turnNumber) speech.replay(...utterancesOf([sound], part))
    },
    start() {
      running = true
      take(openExercise(setup))
      return () => {
        running = false
        speech.clear()
      }
    },
    listenAsFlow(listener, getState) {
      flow = listener
      getFlowState = getState
      return () => {
        if (flow !== listener) return
        flow = null
        getFlowState = () => null
      }
    },
    readShown: () => shownWordOf(state, getFlowState()),
    onRight: (listener) => listen(rightListeners, listener),
  }
}
