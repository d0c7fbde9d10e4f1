import type { Anchor, Exercise, StudentExercise, Word } from '@letterliaan/contract'
import { repeatRun, startRun } from '@letterliaan/rules'
import { fixtureWords, wordsOfFixture, type TemplateFixture } from '../kit/fixture.ts'
import { makePace, type TurnEffect } from '../kit/flow.ts'
import { createTurnMachine, type TurnEvent } from '../kit/create-turn-machine.ts'
import type { TemplateLogic, Turn } from '../kit/template.ts'
import { createRunner, type Runner } from '../view-kit/runner/create-runner.ts'
import { createManualClock } from '../view-kit/runner/manual-clock.ts'
import { createExerciseMachine } from './advance.ts'
import {
  exerciseParts,
  type ExerciseEffect,
  type ExerciseEvent,
  type ExerciseSetup,
} from './exercise-state.ts'
import { hideOutcomes } from './hide-outcomes.ts'
import { playMove, collectPlayRules } from './play-move.ts'
import { findCurrentTurn, fillRunData } from './turn.ts'

export const runFixture = (
  logic: TemplateLogic,
  words: readonly Word[] = fixtureWords,
  isRetry = false,
  anchors: readonly Anchor[] = [],
): StudentExercise =>
  fillRunData(
    logic,
    { ...startRun(words, 2, isRetry), started_at: null, documents: [], points_earned: 0 },
    anchors,
  )

export const runOfFixture = (fixture: TemplateFixture): StudentExercise => ({
  ...runFixture(fixture.logic, wordsOfFixture(fixture), false, fixture.anchors),
  documents: [...(fixture.documents ?? [])],
})

/** Returns the turn of a word of a fixture. The default is its first word. */
export const turnOfFixture = (
  fixture: TemplateFixture,
  current_word = wordsOfFixture(fixture)[0]?.word ?? null,
): Turn => {
  const turn = findCurrentTurn(
    fixture.logic,
    { ...runOfFixture(fixture), current_word },
    fixture.anchors ?? [],
  )
  if (turn === null) throw new Error(`${current_word} is no turn`)
  return turn
}

export const exerciseFixture = (
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
    is_dictation: logic.run?.isDictation ?? false,
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
  anchors: run.exercise_data?.anchors ?? [],
  ...more,
})

/** Simulates a child, a screen and a server. Time passes on command; the server answers on `deliver`. */
export const playTableFixture = <S, E>(
  fixture: TemplateFixture<S, E>,
  exercise = exerciseFixture(fixture.logic, runOfFixture(fixture)),
) => {
  const { logic } = fixture
  const pace = makePace(exercise)
  const clock = createManualClock(1_700_000_000_000)
  const setup: ExerciseSetup = { logic, exercise, difficulty: 2 }
  let server = exercise.student_exercise[2]
  let flow: Runner<S, TurnEvent<E>> | null = null
  let endFlow = (): void => undefined
  let flowTurn = 0
  let hasSlipped = false
  const waiting: Extract<ExerciseEffect, { type: 'submit' | 'reset' }>[] = []
  const log: (TurnEffect | ExerciseEffect)[] = []

  const runner = createRunner(createExerciseMachine(setup), {
    clock,
    carryOut(effect) {
      log.push(effect)
      if (effect.type === 'submit' || effect.type === 'reset') waiting.push(effect)
      if (effect.type === 'to-flow') toFlow(effect.event)
    },
  })

  const beginFlow = (): void => {
    const { turn, turnNumber } = runner.get()
    if (turn === null || turnNumber === flowTurn) return
    endFlow()
    flowTurn = turnNumber
    flow = createRunner(
      createTurnMachine(logic, turn, () => pace),
      {
        clock,
        carryOut(effect, wake) {
          log.push(effect)
          if (effect.type === 'download') clock.after(0, () => wake({ type: 'wake', name: 'downloaded' }))
          if (effect.type === 'attempt' || effect.type === 'answer' || effect.type === 'cheat') {
            send({ ...effect, turnNumber })
          }
          if (effect.type === 'hint') send(effect)
        },
      },
    )
    endFlow = flow.start()
  }

  const toFlow = (event: TurnEvent<E>): void => {
    if (runner.get().turn !== null) flow?.send(event)
  }

  const send = (event: ExerciseEvent): void => {
    runner.send(event)
    beginFlow()
  }

  const deliver = (): void => {
    const effect = waiting.shift()
    if (effect?.type === 'submit') {
      server = playMove(collectPlayRules(setup, server), server, effect.body).run
      send({ type: 'settled', seq: effect.seq, student_exercise: hideOutcomes(logic, server) })
    }
    if (effect?.type === 'reset') {
      server = fillRunData(logic, { ...server, ...repeatRun(server, 7) }, fixture.anchors ?? [])
      send({ type: 'reset-done', student_exercise: server })
    }
  }

  /** Presses Enter. This begins the run at the intro, and goes to the turn in the content (EX-11). */
  const pressEnter = (): void =>
    runner.get().progress.step === exerciseParts.intro ? send({ type: 'begin' }) : toFlow({ type: 'enter' })

  const begin = (): void => {
    const words = runner.get().run.words.slice(0, logic.run?.choosesWords ?? 0)
    for (const { word } of words) send({ type: 'choose', word })
    pressEnter()
  }

  runner.start()
  beginFlow()
  return {
    send,
    pressEnter,
    begin,
    toFlow,
    wait: clock.pass,
    deliver,
    deliverAll: () => {
      while (waiting.length > 0) deliver()
    },
    playWord: () => {
      const { turn } = runner.get()
      if (turn !== null) fixture.play(turn, toFlow, clock.pass)
      if (logic.turn.enterIsNewLine) toFlow({ type: 'submit' })
      else pressEnter()
    },
    slip: () => {
      if (hasSlipped) clock.pass(1000)
      hasSlipped = true
      const { turn } = runner.get()
      if (turn !== null) fixture.slip?.(turn, toFlow)
    },
    get state() {
      return runner.get()
    },
    get turn() {
      const { turn } = runner.get()
      if (turn === null) throw new Error('no turn')
      return turn
    },
    get flowState() {
      return flow?.get() ?? null
    },
    get server() {
      return server
    },
    set server(run: StudentExercise) {
      server = run
    },
    get now() {
      return clock.now()
    },
    log,
    spoken: () => log.filter(({ type }) => type === 'speak'),
    bodies: () => log.flatMap((effect) => (effect.type === 'submit' ? [effect.body] : [])),
    posted: () => log.flatMap((effect) => (effect.type === 'submit' ? [effect.body.data] : [])),
    get waiting() {
      return waiting.length
    },
  }
}

export const begunTableFixture = <S, E>(...setup: Parameters<typeof playTableFixture<S, E>>) => {
  const table = playTableFixture(...setup)
  table.deliverAll()
  table.begin()
  return table
}
