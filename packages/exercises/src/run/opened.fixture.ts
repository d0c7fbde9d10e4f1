import { fixtureWords, type Fixture } from '../kit/fixture.ts'
import type { ExerciseEffect } from './exercise-state.ts'
import { exerciseOf, layTable, runOf } from './play-table.fixture.ts'

/** A template's exercise on the table, as it was loaded. */
export const open = (fixture: Fixture, run = runOf(fixture.logic)) => {
  const table = layTable(fixture, exerciseOf(fixture.logic, run))
  const effects = (type: ExerciseEffect['type']) => table.log.filter((effect) => effect.type === type)
  return { table, effects, step: () => table.state.progress.step }
}
/** The same, at its content. */
export const begun = (fixture: Fixture) => {
  const opened = open(fixture)
  opened.table.deliverAll()
  opened.table.send({ type: 'begin' })
  return opened
}
/** A run of the template that was completed without a fault. */
export const completeRun = (fixture: Fixture) => {
  const { table } = begun(fixture)
  fixtureWords.forEach(() => table.playWord())
  table.deliverAll()
  return table.server
}
