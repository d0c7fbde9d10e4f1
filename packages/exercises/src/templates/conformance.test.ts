import { allFixtures, findFixture } from '../view-kit/all.fixture.ts'
import { AnswerBody } from '@letterliaan/contract'
import { isRecall } from '@letterliaan/rules/evidence'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordsOfFixture, type TemplateFixture } from '../kit/fixture.ts'
import { writesWord } from '../kit/spelling.ts'
import { makePace } from '../kit/flow.ts'
import { judgeMove } from '../kit/judge.ts'
import type { Turn } from '../kit/template.ts'
import {
  turnOfFixture,
  begunTableFixture,
  exerciseFixture,
  playTableFixture,
} from '../run/play-table.fixture.ts'
import { templates } from './registry.ts'
import { loadTemplate } from './views.ts'

/** Returns the number of turns in a run of the fixture's words. A story and a workbook have one turn. */
const countTurns = (fixture: TemplateFixture) =>
  fixture.logic.judge.outcomes ? 1 : wordsOfFixture(fixture).length

const turnsOf = (fixture: TemplateFixture) =>
  wordsOfFixture(fixture).map(({ word }) => turnOfFixture(fixture, word))

const rightInputs = ({ logic, answers }: TemplateFixture, turn: Turn): string[] =>
  answers(turn)
    .map(([data]) => judgeMove(logic, turn, data))
    .flatMap((verdict) => (verdict.kind === 'answer' && verdict.right ? [verdict.input] : []))

test("every template's view uses the logic of the registry", async () => {
  for (const logic of Object.values(templates)) expect((await loadTemplate(logic.name)).logic).toBe(logic)
})

test('exactly the templates whose word can be shown again say whether it is visible', async () => {
  for (const { name, word } of Object.values(templates))
    expect([name, (await loadTemplate(name)).isWordVisible !== undefined]).toEqual([
      name,
      word.shown === 'peek',
    ])
})

test('exactly the templates of the registry have a fixture', () => {
  expect(allFixtures.map(({ logic }) => logic.name).toSorted()).toEqual(Object.keys(templates).toSorted())
  for (const { logic } of allFixtures) expect(templates[logic.name]).toBe(logic)
})

test.each(allFixtures)('EX-12 reaching the content of $logic.name plays the word at once', (fixture) => {
  const spoken = begunTableFixture(fixture).spoken()
  const { heardFirst: sounds = ['word'] } = fixture
  expect(spoken).toEqual(sounds.length === 0 ? [] : [{ type: 'speak', sounds, delayMs: 0 }])
})

const recalling = allFixtures.filter(({ logic }) => isRecall(logic.word.asked))

test.each(recalling)(
  'WEET-2 $logic.name is evidence of memory only if the word is written and not visible',
  (fixture) => {
    const { word } = fixture.logic
    expect(word.shown).not.toBe('always')
    expect(writesWord(fixture.logic)).toBe(true)
    for (const turn of turnsOf(fixture)) {
      const inputs = rightInputs(fixture, turn)
      expect(inputs).not.toEqual([])
      for (const input of inputs) expect(input.toLowerCase()).toContain(turn.word.word)
    }
  },
)

const hiding = allFixtures.filter(({ logic }) => logic.word.shown === 'peek')

test.each(hiding)('the hide button of $logic.name counts as a cheat and prevents success', (fixture) => {
  const table = begunTableFixture(fixture)
  table.wait(10_000)
  table.toFlow({ type: 'reveal' })
  expect(table.state.progress.cheats_used).toBe(1)
  table.playWord()
  expect(table.state.progress.cheats_used).toBe(0)
  table.deliverAll()
  expect(table.server.detailed_results[0]).toMatchObject({ cheats_used: 1, success: false })
})

const slipping = allFixtures.filter(({ slip }) => slip !== null)

test.each(slipping)(
  'a wrong move in $logic.name is shown, posted and counted, and the word stays',
  (fixture) => {
    const table = begunTableFixture(fixture)
    table.slip()
    expect(table.state.progress.errors).toBe(1)
    expect(table.log).toContainEqual({ type: 'feedback', feedback: 'wrong' })
    expect(table.posted()[0]).toEqual({ attempt: expect.any(String), at: expect.any(Number) })
    table.deliverAll()
    expect(table.server.detailed_results[0]).toMatchObject({ num_errors: 1, completed: false })
    table.playWord()
    expect(table.state.progress).toMatchObject({ errors: 0, word_index: 1 })
    table.deliverAll()
    expect(table.server.detailed_results[0]).toMatchObject({ num_errors: 1, completed: true, success: false })
  },
)

test.each<[string, string]>([
  ['KiesKlank', 'aa'],
  ['Klankgroepen', 'ki|kker: korte klank, medeklinker'],
  ['SorteerLeer', 'appel'],
  ['SpeurKleur1', '- green -'],
  ['SpeurKleur2', 'lightblue green purple purple orange lightblue'],
])('the log of a right answer in %s contains %s', (name, input) => {
  const fixture = findFixture(name)
  const inputs = turnsOf(fixture).flatMap((turn) => rightInputs(fixture, turn))
  expect(inputs).toContain(input)
  expect(inputs).not.toContain('')
})

const helping = allFixtures.filter(({ logic }) => !logic.help?.never)

test.each(helping)('a hint in $logic.name is sent and does not prevent success', (fixture) => {
  const table = begunTableFixture(fixture)
  table.send({ type: 'hint' })
  table.playWord()
  table.deliverAll()
  expect(table.server.detailed_results[0]).toMatchObject({ hints_used: 1, success: true })
  expect(table.state.progress.hints_used).toBe(0)
})

const inTurns = allFixtures.filter((fixture) => countTurns(fixture) > 1)

test.each(inTurns)('an exercise of $logic.name that was left continues at the same word', (fixture) => {
  const { logic } = fixture
  const table = begunTableFixture(fixture)
  table.playWord()
  table.deliverAll()
  const again = playTableFixture(fixture, exerciseFixture(logic, table.server))
  again.deliverAll()
  expect(again.state.progress.step).toBe(1)
  again.begin()
  const wordsLeft = logic.run?.isDictation ? countTurns(fixture) : countTurns(fixture) - 1
  for (let left = wordsLeft; left > 0; left--) again.playWord()
  expect(again.state.run).toMatchObject({ is_complete: true, percentage_score: 100 })
})

describe.each(allFixtures)('$logic.name', (fixture) => {
  const { logic } = fixture
  const words = wordsOfFixture(fixture)

  test('goes from intro to outro if all answers are right', () => {
    const table = playTableFixture(fixture)
    expect(table.state.progress.step).toBe(1)
    table.deliverAll()
    table.begin()
    for (const word of words.slice(0, countTurns(fixture))) {
      expect(table.state.turn?.word).toBe(word)
      table.playWord()
    }
    expect(table.state.progress.step).toBe(3)
    expect(table.state.run).toMatchObject({ is_complete: true, percentage_score: 100, status: 2 })
    table.deliverAll()
    expect(table.state.run).toEqual(table.server)
    expect(table.state.pending).toEqual([])
  })

  test('sends bodies that the contract accepts, one answer for each turn', () => {
    const table = begunTableFixture(fixture)
    words.forEach(() => table.playWord())
    expect(table.bodies()).toHaveLength(countTurns(fixture))
    for (const body of table.bodies())
      expect(AnswerBody.safeParse(JSON.parse(JSON.stringify(body))).success).toBe(true)
  })

  test('is not filled in at the start, and Enter then sends no answer', () => {
    const table = begunTableFixture(fixture)
    expect(logic.flow.isFilledIn(table.turn, table.flowState)).toBe(false)
    table.pressEnter()
    expect(table.waiting).toBe(0)
  })

  test('judges the fixture’s answers as expected', () => {
    for (const turn of turnsOf(fixture)) {
      for (const [data, right] of fixture.answers(turn)) {
        expect([data, judgeMove(logic, turn, data)]).toMatchObject([
          data,
          { kind: 'answer', right, input: expect.any(String) },
        ])
      }
    }
  })

  test('can be played with the fixture’s words, and not with a word without data', () => {
    for (const word of words) expect(logic.word.canPlay(word)).toBe(true)
    const bare = { ...words[0], word: '', read_letters: '', colors: [], audio_word: false }
    expect(logic.word.canPlay(bare as (typeof words)[number])).toBe(false)
  })

  test('never throws when it judges any data', () => {
    const turns = turnsOf(fixture)
    const hostile = fc.oneof(
      fc.object(),
      fc.record(
        { answer: fc.anything(), attempt: fc.anything(), at: fc.anything(), colors: fc.anything() },
        { requiredKeys: [] },
      ),
      fc.json().map((text): unknown => JSON.parse(`{"__proto__": ${text}, "answer": ${text}}`)),
    )
    fc.assert(
      fc.property(hostile, fc.constantFrom(...turns), (data, turn) => {
        const verdict = judgeMove(logic, turn, data as Record<string, unknown>)
        expect(['attempt', 'answer', 'ignored', 'unreadable']).toContain(verdict.kind)
      }),
      { numRuns: 500 },
    )
  })

  test('KALM-1 stretches every delay of its flow at a calm pace', () => {
    const turn = turnOfFixture(fixture)
    const waitsAt = (stretch: number) => {
      const pace = makePace({ word_view_duration: 2 }, stretch)
      const { state, effects } = logic.flow.start(turn, 0, pace)
      const wakes = ['letter', 'sound', 'hide'].map((name) => ({ type: 'wake', name }) as const)
      const after = [...wakes, ...fixture.events].flatMap(
        (event) => logic.flow.next(turn, state, event, 0, pace).effects,
      )
      return [...effects, ...after].flatMap((effect) => (effect.type === 'wake' ? [effect.at] : []))
    }
    expect(waitsAt(2)).toEqual(waitsAt(1).map((at) => at * 2))
    expect(waitsAt(1.5)).toEqual(waitsAt(1).map((at) => at * 1.5))
  })

  test('accepts any event at any time in its flow', () => {
    const turn = turnOfFixture(fixture)
    const pace = makePace({ word_view_duration: 2 })
    const anyEvent = fc.oneof(
      fc
        .constantFrom('letter', 'flip', 'hide', 'hide-blocks', 'other')
        .map((name) => ({ type: 'wake', name })),
      fc.constantFrom('rejected', 'submit').map((type) => ({ type })),
      fc.constantFrom(...fixture.events),
    )
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60, size: 'max' }), (events) => {
        let state = logic.flow.start(turn, 0, pace).state
        events.forEach((event, at) => {
          const transition = logic.flow.next(turn, state, event, at * 100, pace)
          if (transition.state === undefined) throw new Error(`no state after ${JSON.stringify(event)}`)
          state = transition.state
        })
        expect(structuredClone(state)).toEqual(state)
      }),
      { numRuns: 300 },
    )
  })
})

test.each(allFixtures)('data that $logic.name does not know are no move', (fixture) => {
  for (const turn of turnsOf(fixture))
    for (const data of [{ iets: 'anders' }, { answer: { deep: ['x'] } }, { text: 7, downloaded: 'ja' }])
      expect(judgeMove(fixture.logic, turn, data)).toEqual({ kind: 'unreadable' })
})
