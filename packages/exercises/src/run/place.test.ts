import { allFixtures, findFixture } from '../view-kit/all.fixture.ts'
import type { ProgressBody } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { fixtureWords, type TemplateFixture } from '../kit/fixture.ts'
import { playTableFixture } from './play-table.fixture.ts'

const play = (fixture: TemplateFixture) => {
  const table = playTableFixture(fixture)
  table.deliverAll()
  const places = (): ProgressBody[] =>
    table.log.flatMap((effect) => (effect.type === 'place' ? [effect.place] : []))
  return { table, places }
}

test.each(allFixtures)('API-5 $logic.name reports each part and word that the child reaches', (fixture) => {
  const { table, places } = play(fixture)
  expect(places()).toEqual([])
  table.begin()
  expect(places()).toMatchObject([{ exercise_id: 9041, difficulty: 2, step: 2, word_index: 0, errors: 0 }])
  for (let word = 0; table.state.progress.step === 2 && word < 20; word++) {
    table.playWord()
    const { step, word_index } = table.state.progress
    expect(places().at(-1)).toMatchObject({ step, word_index })
  }
  const atOutro = places().length
  expect(places().at(-1)?.step).toBe(3)
  table.deliverAll()
  expect(places()).toHaveLength(atOutro)
  table.send({ type: 'next' })
  const hasFourth = fixture.logic.run?.isDictation === true
  expect(places().at(-1)?.step).toBe(hasFourth ? 4 : 3)
})

test('API-5 a wrong answer, help and a reply of the server report no new place', () => {
  const { table, places } = play(findFixture('LuisterTyp'))
  table.begin()
  table.slip()
  table.send({ type: 'hint' })
  table.deliverAll()
  expect(places()).toHaveLength(1)
  table.playWord()
  expect(places()).toHaveLength(2)
  expect(places()[1]).toMatchObject({ word_index: Math.min(1, fixtureWords.length) })
})
