import { describe, expect, it } from 'vitest'
import { markAcrossOrganisations } from '../../db/across-organisations.ts'
import { prepareQuery } from '../../db/prepare-query.ts'
import type { Queries } from '../../db/queries.ts'
import { startTestApp } from '../test-app.ts'
import { checkStatement } from './check-statement.ts'
import { findPlace } from './places.ts'
import { wasStatementChecked } from './refused-statements.ts'

const refused: Readonly<Record<string, string>> = {
  'PostgreSQL can not read it': 'select * from answer where organisation_id = ? and id in ()',
  'nothing is said': 'select * from answer where student_id = ?',
  'another column of the same name': 'select * from answer where exercise_id = ? and organisation_id <> ?',
  'only one of two that are joined':
    'select * from answer join step on step.id = answer.step_id where step.organisation_id = ?',
  'they are equal, and neither is known':
    'select * from answer join step on step.organisation_id = answer.organisation_id',
  'or anything else': 'select * from answer where organisation_id = ? or student_id = ?',
  'not this one': 'select * from answer where not organisation_id = ?',
  'the left of a left join by its condition':
    'select * from answer left join step on answer.organisation_id = ? and step.organisation_id = ?',
  'in a select of a condition': 'select 1 where exists (select 1 from answer where student_id = ?)',
  'in a column': 'select (select count(*) from answer) as count from step where organisation_id = ?',
  'in a with': 'with mine as (select * from answer) select * from mine',
  'in one half of a union':
    'select id from answer where organisation_id = ? union select id from step where student_id = ?',
  'a list of any organisations':
    'select * from answer where organisation_id in (select organisation_id from step where id = ?)',
  'an update': 'update answer set result = 1 where id = $1',
  'an update from another': 'update answer set result = 1 from step where step.organisation_id = $1',
  'a deletion': 'delete from answer where id = $1',
  'a row without': 'insert into answer (student_id) values (?)',
  'a name of an organisation':
    'select * from answer join organisation on organisation.id = answer.organisation_id where organisation.name = ?',
}

const allowed: Readonly<Record<string, string>> = {
  'a parameter': 'select * from answer where student_id = ? and organisation_id = ?',
  'as SQLite is given it':
    'select * from "answer" as "a" where +? = "a"."organisation_id" and id in (+?, +?)',
  'a list': 'select * from answer where organisation_id in ($1, $2)',
  'an array': 'select * from answer where organisation_id = any($1)',
  'a pair': 'select * from answer where (organisation_id, id) in (($1, $2), ($3, $4))',
  'each of two that are joined':
    'select * from answer join step on step.id = answer.step_id and step.organisation_id = answer.organisation_id where step.organisation_id = ?',
  'a left join':
    'select * from answer left join step on step.organisation_id = answer.organisation_id where answer.organisation_id = ?',
  'an organisation':
    'select * from answer join organisation on organisation.id = answer.organisation_id where organisation.id = ?',
  'a select that looks outside':
    'select * from answer where organisation_id = ? and exists (select 1 from step where step.organisation_id = answer.organisation_id)',
  'a list of a limited select':
    'select * from answer where (organisation_id, step_id) in (select organisation_id, id from step where organisation_id = ?)',
  'both sides of an or':
    'select * from answer where (organisation_id = ? and id = ?) or (organisation_id = ? and id > ?)',
  'a with': 'with mine as (select * from answer where organisation_id = ?) select * from mine',
  'a table of the whole installation': 'select * from setting',
  'no table': 'select 1',
  'a row with its organisation': 'insert into answer (organisation_id, student_id) values (?, ?)',
  'no statement about rows': 'create table answer (id integer)',
}

describe('a statement', () => {
  it.each(Object.entries(refused))('is refused if it reaches other organisations: %s', (_, text) => {
    expect(checkStatement(text)).not.toEqual([])
  })

  it.each(Object.entries(allowed))('is allowed if it is limited to its organisation: %s', (_, text) => {
    expect(checkStatement(text)).toEqual([])
  })

  it('is allowed across organisations if it gives a reason', () => {
    expect(checkStatement('select * from answer /* across organisations: counts of all */')).toEqual([])
    expect(checkStatement('select * from answer /* across organisations:  */')).not.toEqual([])
    expect(() => markAcrossOrganisations('*/ drop table answer')).toThrow('plain words')
  })
})

describe('the check of statements', () => {
  it('includes every way to run a statement, on the database of this run', async () => {
    const { database, close } = await startTestApp()
    const select = (name: string) => (db: Queries) => db.selectFrom('setting').select(`name as ${name}`)
    const { queries, reports } = database
    type Build = ReturnType<typeof select>
    const ways: ((build: Build) => Promise<unknown>)[] = [
      (build) => build(queries).execute(),
      (build) => build(reports).execute(),
      (build) => database.transaction((transaction) => build(transaction).execute()),
      (build) => database.snapshot((snapshot) => build(snapshot).execute()),
      (build) => prepareQuery(build)(queries),
      (build) => prepareQuery(build)(reports),
      (build) => database.transaction((transaction) => prepareQuery(build)(transaction)),
    ]
    for (const [at, run] of ways.entries()) {
      const build = select(`way_${at}`)
      await run(build)
      expect(wasStatementChecked(build(queries).compile().sql), `way ${at}`).toBe(true)
    }
    await close()
  })

  it('finds the file and line that run a statement', () => {
    const kysely =
      '    at x (/x/node_modules/kysely/dist/a.js:1:2)\n    at y (/x/apps/server/src/db/prepare-query.ts:30:1)\n'
    expect(findPlace(`${kysely}    at a (/x/apps/server/src/modules/learn/play/queries.ts:7:9)`)).toEqual({
      file: 'modules/learn/play/queries.ts',
      line: '7',
    })
    const place = '    at b (/x/apps/server/src/modules/learn/play/queries.ts:7:9)'
    expect(
      findPlace(`${kysely}    at a (/x/apps/server/src/modules/learn/play/play.test.ts:7:9)\n${place}`),
    ).toBeNull()
    expect(findPlace(`${kysely}    at a (/x/apps/server/src/testing/school.ts:7:9)\n${place}`)).toBeNull()
  })
})
