import { fixtureWords, type TemplateFixture } from '../kit/fixture.ts'
import type { ExerciseEffect } from './exercise-state.ts'
import { exerciseFixture, playTableFixture, runFixture } from './play-table.fixture.ts'

export const openedExerciseFixture = (fixture: TemplateFixture, run = runFixture(fixture.logic)) => {
  const table = playTableFixture(fixture, exerciseFixture(fixture.logic, run))
  const effects = (type: ExerciseEffect['type']) => table.log.filter((effect) => effect.type === type)
  return { table, effects, step: () => table.state.progress.step }
}
export const begunExerciseFixture = (fixture: TemplateFixture) => {
  const opened = openedExerciseFixture(fixture)
  opened.table.deliverAll()
  opened.table.send({ type: 'begin' })
  return opened
}
export const completeRunFixture = (fixture: TemplateFixture) => {
  const { table } = begunExerciseFixture(fixture)
  fixtureWords.forEach(() => table.playWord())
  table.deliverAll()
  return table.server
}
