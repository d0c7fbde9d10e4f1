// @database both
import { sql, type Compilable } from 'kysely'
import { describe, expect, it, test } from 'vitest'
import { makeChild, makeSchool, type TestChild } from '../testing/school.ts'
import { checkStatement } from '../testing/statements/check-statement.ts'
import { useTestApp } from '../testing/test-app.ts'
import { markAcrossOrganisations } from './across-organisations.ts'
import { limitDatabase, limitTable, limitTo, runWithinOrganisation } from './limit-to-organisation.ts'
import { prepareQuery } from './prepare-query.ts'
import type { Queries } from './queries.ts'

const app = await useTestApp()
const own = await makeChild(app, await makeSchool(app))
const strange = await makeChild(app, await makeSchool(app))

const shapes: Readonly<Record<string, (db: Queries) => Compilable>> = {
  'a select': (db) => db.selectFrom('answer').selectAll(),
  'an alias': (db) => db.selectFrom('answer as a').select('a.id').where('a.student_id', '=', 1),
  'an or': (db) =>
    db
      .selectFrom('answer')
      .select('id')
      .where((eb) => eb.or([eb('id', '=', 1), eb('id', '=', 2)])),
  'joins of any kind': (db) =>
    db
      .selectFrom('answer')
      .innerJoin('word', 'word.id', 'answer.word_id')
      .innerJoin('step as s', 's.id', 'answer.step_id')
      .leftJoin('mastery', (join) => join.onRef('mastery.step_id', '=', 's.id').on('mastery.score', '>', 1))
      .crossJoin('student')
      .select(['answer.id', 'word.word']),
  'selects within': (db) =>
    db
      .selectFrom((from) => from.selectFrom('run').select('step_id').distinct().as('done'))
      .select('done.step_id')
      .select((eb) => eb.selectFrom('mastery').select('score').limit(1).as('score'))
      .where('done.step_id', 'in', db.selectFrom('step').select('id'))
      .where((eb) => eb.not(eb.exists(eb.selectFrom('answer').select('id')))),
  'a fragment of SQL around a select': (db) =>
    db
      .selectFrom('setting')
      .select((eb) =>
        sql<number>`case when ${eb.exists(eb.selectFrom('answer').select('id'))} then 1 end`.as('is'),
      ),
  'a union': (db) => db.selectFrom('step').select('id').union(db.selectFrom('answer').select('id')),
  'a with': (db) =>
    db
      .with('done', (inner) => inner.selectFrom('answer').select('step_id'))
      .selectFrom('done')
      .select('step_id'),
  'an update': (db) => db.updateTable('step').set({ notes: '' }).where('id', '=', 1),
  'an update of all': (db) => db.updateTable('step').set({ notes: '' }),
  'an update by a select': (db) =>
    db
      .updateTable('student')
      .set((eb) => ({ dle: eb.selectFrom('answer').select(({ fn }) => fn.max('difficulty').as('most')) })),
  'a deletion': (db) => db.deleteFrom('answer').where('id', 'in', [1, 2]),
}

describe('a limit to an organisation', () => {
  it.each(Object.entries(shapes))('is in the SQL of %s, even if the query is prepared', async (_, build) => {
    const queries = limitTo(app.database.queries, own.organisation_id)
    expect(checkStatement(build(app.database.queries).compile().sql)).not.toEqual([])
    expect(checkStatement(build(queries).compile().sql)).toEqual([])
  })

  it('hides rows of other organisations from every kind of query', async () => {
    const { queries, reports, ...database } = limitDatabase(app.database, own.organisation_id)
    const steps = (db: Queries) => db.selectFrom('step').select('student_id').distinct()
    const ways: readonly Promise<readonly { student_id: number }[]>[] = [
      steps(queries).execute(),
      steps(reports).execute(),
      prepareQuery(steps)(queries),
      prepareQuery(steps)(reports),
      database.transaction((transaction) => steps(transaction).execute()),
      database.transaction((transaction) => prepareQuery(steps)(transaction)),
      database.snapshot((snapshot) => steps(snapshot).execute()),
      app.database.transaction((transaction) =>
        runWithinOrganisation(transaction, own.organisation_id, (inner) => steps(inner).execute()),
      ),
      sql<{ student_id: number }>`select distinct student_id from step where ${limitTable(queries, 'step')}`
        .execute(queries)
        .then(({ rows }) => rows),
    ]
    for (const found of await Promise.all(ways)) expect(found).toEqual([{ student_id: own.student_id }])
  })

  it('uses the id of the organisation that runs the query, even if another organisation prepared it', async () => {
    const find = prepareQuery((db, id: number) => db.selectFrom('student').select('id').where('id', '>', id))
    const of = (child: TestChild) => find(limitDatabase(app.database, child.organisation_id).queries, 0)
    expect([await of(own), await of(strange), await of(own)]).toEqual([
      [{ id: own.student_id }],
      [{ id: strange.student_id }],
      [{ id: own.student_id }],
    ])
  })

  it('prevents changes and deletes in other organisations', async () => {
    const { queries } = limitDatabase(app.database, own.organisation_id)
    const { student_id } = strange
    const read = () =>
      app.database.queries.selectFrom('step').selectAll().where('student_id', '=', student_id).execute()
    const before = await read()
    expect(before.length).toBeGreaterThan(0)
    await queries.updateTable('step').set({ notes: 'x' }).where('student_id', '=', student_id).execute()
    await queries.deleteFrom('step').where('student_id', '=', student_id).execute()
    expect(await read()).toEqual(before)
  })

  it('is left out only for a query that gives a reason', async () => {
    const { queries } = limitDatabase(app.database, own.organisation_id)
    const find = (db: Queries) => db.selectFrom('student').select('id').orderBy('id')
    const all = find(queries).modifyEnd(markAcrossOrganisations('a test looks at all'))
    expect(await find(queries).execute()).toHaveLength(1)
    expect((await all.execute()).length).toBeGreaterThan(1)
  })

  test('cannot be replaced by a limit to another organisation', () => {
    const queries = limitTo(app.database.queries, own.organisation_id)
    expect(limitTo(queries, own.organisation_id)).toBe(queries)
    expect(() => limitTo(queries, strange.organisation_id)).toThrow('another organisation')
    expect(() => limitTable(app.database.queries, 'step')).toThrow('no organisation')
  })
})
