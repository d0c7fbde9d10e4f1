import { fixtureWords, type TemplateFixture } from '../kit/fixture.ts'
import type { ExerciseEffect } from './exercise-state.ts'
import { exerciseFixture, playTableFixture, runFixture } from './play-table.fixture.ts'

/** A template's exercise on the table, as it was loaded. */
export const openedExerciseFixture = (fixture: TemplateFixture, run = runFixture(fixture.logic)) => {
  const table = playTableFixture(fixture, exerciseFixture(fixture.logic, run))
  const effects = (type: ExerciseEffect['type']) => table.log.filter((effect) => effect.type === type)
  return { table, effects, step: () => table.state.progress.step }
}
/** The same, at its content. */
export const begunExerciseFixture = (fixture: TemplateFixture) => {
  const opened = openedExerciseFixture(fixture)
  opened.table.deliverAll()
  opened.table.send({ type: 'begin' })
  return opened
}
/** A run of the template that was completed without a fault. */
export const completeRunFixture = (fixture: TemplateFixture) => {
  const { table } = begunExerciseFixture(fixture)
  fixtureWords.forEach(() => table.playWord())
  table.deliverAll()
  return table.server
}
