import type { Anchor, Exercise, StudentExercise, Word } from '@letterliaan/contract'
import { repeatRun, startRun } from '@letterliaan/rules'
import { fixtureWords, wordsOf, type Fixture } from '../kit/fixture.ts'
import { paceOf, turnMachine, type Effect, type Transition, type TurnEvent } from '../kit/flow.ts'
import type { TemplateLogic } from '../kit/template.ts'
import { advance } from './advance.ts'
import { parts, type ExerciseEffect, type ExerciseEvent, type ExerciseTransition } from './exercise-state.ts'
import { hideOutcomes } from './hide-outcomes.ts'
import { openExercise } from './open.ts'
import { playMove, playRulesOf } from './play-move.ts'
import { presentRun } from './turn.ts'

/** A run of the fixture's words as the server makes it. */
export const runOf = (
  logic: TemplateLogic,
  words: readonly Word[] = fixtureWords,
  isRetry = false,
  anchors: readonly Anchor[] = [],
): StudentExercise =>
  presentRun(
    logic,
    { ...startRun(words, 2, isRetry), started_at: null, documents: [], points_earned: 0 },
    anchors,
  )

/** A run of the words and anchors that a fixture is played with. */
export const runFor = (fixture: Fixture): StudentExercise => ({
  ...runOf(fixture.logic, wordsOf(fixture), false, fixture.anchors),
  documents: [...(fixture.documents ?? [])],
})

/** An exercise of a template whose run at difficulty 2 is given. */
export const exerciseOf = (
  logic: TemplateLogic,
  run: StudentExercise,
  more: Partial<Exercise> = {},
): Exercise => ({
  id: 9041,
  step_id: 57,
  position: 1,
  name: logic.name,
  description: '',
  after_complete_text: '',
  exercise_type: {
    name: logic.name,
    category: logic.category,
    template: logic.name,
    is_dictation: logic.is_dictation,
    num_words: run.words.length,
  },
  points_rewarded_difficulty_1: 5,
  points_rewarded_difficulty_2: 10,
  points_rewarded_difficulty_3: 15,
  min_success_score_difficulty_1: 60,
  min_success_score_difficulty_2: 60,
  min_success_score_difficulty_3: 60,
  repeat_exercise_after_complete: false,
  use_audio_word: true,
  use_audio_structure: true,
  use_audio_sound_groups: true,
  use_audio_plural: true,
  use_audio_sentence: true,
  word_view_duration: 2,
  show_progress_bar: true,
  status: { 1: 0, 2: 0, 3: 0 },
  documents: [],
  student_exercise: { 1: run, 2: run, 3: run },
  ...more,
})

/**
 * A child, a screen without a picture and a server on one table: time passes only when it is told to, and the server
 * answers only when asked (`deliver`).
 */
export const layTable = <S, E>(fixture: Fixture<S, E>, exercise: Exercise) => {
  const { logic } = fixture
  const pace = paceOf(exercise)
  let now = 1_700_000_000_000
  let server = exercise.student_exercise[2]
  let state = openExercise({ logic, exercise, difficulty: 2 }).state
  let flowState: S | null = null
  let flowTurn = 0
  const wakes = new Map<string, number>()
  const waiting: Extract<ExerciseEffect, { type: 'submit' | 'reset' }>[] = []
  const log: (Effect | ExerciseEffect)[] = []

  const carryOut = (effect: ExerciseEffect): void => {
    log.push(effect)
    if (effect.type === 'submit' || effect.type === 'reset') waiting.push(effect)
    if (effect.type === 'to-flow') toFlow(effect.event)
  }

  const take = (step: ExerciseTransition): void => {
    state = step.state
    step.effects.forEach(carryOut)
    if (state.turn !== null && state.turnNumber !== flowTurn) {
      wakes.clear()
      flowTurn = state.turnNumber
      takeFlow(turnMachine(logic, state.turn, pace).start(now))
    }
  }

  const takeFlow = (transition: Transition<S>): void => {
    const { turnNumber: current } = state
    flowState = transition.state
    for (const effect of transition.effects) {
      log.push(effect)
      if (effect.type === 'wake') wakes.set(effect.name, effect.at)
      if (effect.type === 'download') wakes.set('downloaded', now)
      if (effect.type === 'attempt' || effect.type === 'answer' || effect.type === 'cheat') {
        send({ ...effect, turnNumber: current })
      }
      if (effect.type === 'hint') send(effect)
    }
  }

  const toFlow = (event: TurnEvent<E>): void => {
    if (state.turn === null || flowState === null) return
    takeFlow(turnMachine(logic, state.turn, pace).next(flowState, event, now))
  }

  const send = (event: ExerciseEvent): void => take(advance(state, event, now))

  /** Lets time pass, waking the flow when it asked for it. */
  const wait = (ms: number): void => {
    const end = now + ms
    for (;;) {
      const due = [...wakes].filter(([, at]) => at <= end).toSorted((a, b) => a[1] - b[1])[0]
      if (due === undefined) break
      wakes.delete(due[0])
      now = Math.max(now, due[1])
      toFlow({ type: 'wake', name: due[0] })
    }
    now = end
  }

  /** The server answers what waits longest; nothing happens when nothing waits. */
  const deliver = (): void => {
    const effect = waiting.shift()
    if (effect?.type === 'submit') {
      server = playMove(playRulesOf({ logic, exercise, difficulty: 2 }, server), server, effect.body).run
      send({ type: 'settled', seq: effect.seq, student_exercise: hideOutcomes(logic, server) })
    }
    if (effect?.type === 'reset') {
      server = presentRun(logic, { ...server, ...repeatRun(server, 7) }, fixture.anchors ?? [])
      send({ type: 'reset-done', student_exercise: server })
    }
  }

  /** As the screen takes it: Enter begins at the intro, and is the turn's at the content (EX-11). */
  const pressEnter = (): void =>
    state.progress.step === parts.intro ? send({ type: 'begin' }) : toFlow({ type: 'enter' })

  /** The child chooses the first words, where it must, and presses Enter. */
  const begin = (): void => {
    const words = state.run.words.slice(0, logic.choosesWords ?? 0)
    for (const { word } of words) send({ type: 'choose', word })
    pressEnter()
  }

  take(openExercise({ logic, exercise, difficulty: 2 }))
  return {
    send,
    pressEnter,
    begin,
    toFlow,
    wait,
    deliver,
    deliverAll: () => {
      while (waiting.length > 0) deliver()
    },
    /** The child does everything right in this turn, and presses Enter, or the button where Enter does nothing. */
    playWord: () => {
      if (state.turn !== null) fixture.play(state.turn, toFlow, wait)
      if (logic.enterSubmits) pressEnter()
      else toFlow({ type: 'submit' })
    },
    slip: () => {
      if (state.turn !== null) fixture.slip?.(state.turn, toFlow)
    },
    get state() {
      return state
    },
    get flowState() {
      return flowState
    },
    get server() {
      return server
    },
    set server(run: StudentExercise) {
      server = run
    },
    get now() {
      return now
    },
    log,
    /** What was asked to be heard, in order. */
    spoken: () => log.filter(({ type }) => type === 'speak'),
    get waiting() {
      return waiting.length
    },
  }
}
