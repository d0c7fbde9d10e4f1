import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixtureWords, type TemplateFixture } from '../kit/fixture.ts'
import { findChildOnTurn, assignRoles, togetherGames } from '../kit/together.ts'
import type { WrittenFirst } from '../kit/written-first.ts'
import { fixture as memorie } from '../templates/Memorie/fixture.ts'
import { fixture as vlot } from '../templates/Vlot/fixture.ts'
import { exerciseParts } from './exercise-state.ts'
import { playTableFixture } from './play-table.fixture.ts'
import {
  createTogetherRun,
  createTogetherExercise,
  createTogetherSetup,
  chooseTogetherWords,
} from './together-run.ts'

const fixtures = { Memorie: memorie, Vlot: vlot } as unknown as Readonly<
  Record<(typeof togetherGames)[number], TemplateFixture>
>

const [first] = fixtureWords
if (first === undefined) throw new Error('no word')

const stepOf = (count: number) => {
  const words = Array.from({ length: count }, (_, at) =>
    Object.assign({}, fixtureWords[at % fixtureWords.length], {
      id: at + 1,
      word: `vi${'s'.repeat(at + 1)}`,
    }),
  )
  return { id: 57, anchors: [], words }
}

const seeds = fc.integer({ min: 0, max: 1_800_000_000_000 })

test('PLEK-6 both children write equally many words, and each word is written by one and played by the other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), seeds, (count, seed) => {
      const step = stepOf(count)
      const unheard = step.words.map((word, at) => ({
        ...word,
        id: 100 + at,
        word: `z${word.word}`,
        audio_word: false,
      }))
      const words = chooseTogetherWords(memorie.logic, { ...step, words: [...unheard, ...step.words] }, seed)
      const roles = words.map((word) => assignRoles({ word, words }))
      expect(words).toHaveLength(Math.min(6, count - (count % 2)))
      expect(words.filter(({ audio_word }) => !audio_word)).toEqual([])
      expect(new Set(words.map(({ word }) => word)).size).toBe(words.length)
      for (const [at, { writes, plays }] of roles.entries()) {
        expect(writes).not.toBe(plays)
        expect(writes).not.toBe(roles[at - 1]?.writes)
      }
      const countOf = (mate: string) => roles.filter(({ writes }) => writes === mate).length
      expect(countOf('you')).toBe(countOf('mate'))
    }),
  )
})

test.each(togetherGames)('PLEK-6 in %s for two children turns alternate until all words are done', (game) => {
  const fixture = fixtures[game]
  const step = { id: 57, anchors: [], words: fixtureWords }
  const words = chooseTogetherWords(fixture.logic, step, 3)
  const exercise = createTogetherExercise(fixture.logic, step, 3)
  const table = playTableFixture(fixture, exercise)
  const onTurn: string[] = []
  table.begin()
  while (table.state.turn !== null) {
    const { turn } = table.state
    const tell = () => onTurn.push(findChildOnTurn(turn, table.flowState as WrittenFirst<unknown>))
    tell()
    table.toFlow({ type: 'text', text: turn.word.word })
    tell()
    table.toFlow({ type: 'submit' })
    tell()
    table.playWord()
    table.wait(5000)
    table.deliverAll()
  }
  expect(words.length).toBeGreaterThan(1)
  const [odd, even] = [
    ['you', 'you', 'mate'],
    ['mate', 'mate', 'you'],
  ]
  expect(onTurn).toEqual(words.flatMap((_, at) => (at % 2 === 0 ? odd : even)))
  expect(table.state.progress.step).toBe(exerciseParts.outro)
})

test('PLEK-6 a game for two children earns nothing, cannot be failed, and belongs to no step', () => {
  const answers = fc.array(fc.constantFrom('right', 'x', ''), { maxLength: 30 })
  fc.assert(
    fc.property(answers, seeds, (given, seed) => {
      const setup = createTogetherSetup(memorie.logic, stepOf(4), seed)
      const play = createTogetherRun(setup)
      let run = setup.exercise.student_exercise[setup.difficulty]
      const send = (answer: string) => {
        const word = run.current_word
        if (word === null) return
        const data = { answer: answer === 'right' ? word : answer }
        run = play({ word, data, time: 1, cheats_used: 0, hints_used: 0 })
      }
      for (const answer of given) send(answer)
      while (run.current_word !== null) send('right')
      expect([run.points_earned, run.percentage_score !== null, run.isForcedRepeat, run.status]).toEqual([
        0,
        true,
        false,
        2,
      ])
      expect(setup.exercise.id).toBe(0)
    }),
  )
})
