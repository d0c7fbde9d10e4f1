import { beforeAll, describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { allActions } from '../../../testing/child-actions.ts'
import type { TestChild } from '../../../testing/school.ts'
import { makeShortPath, playActions } from '../../../testing/short-path.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import type { RowDifference } from './rows.ts'
import { rebuildAll, rebuildStudent } from './rebuild-student.ts'
import { addRows, changeRows, deleteRows, findRow, findRows } from '../../../testing/rows.ts'

const app = await useTestApp()

const rebuild = ({ student_id }: TestChild, write = false): Promise<readonly RowDifference[]> =>
  rebuildStudent(app.database, app.contents, {
    student_id,
    write,
    now: getNowSeconds(app.clock) + 10_000_000,
  })

describe('a rebuild that mends', () => {
  let child: TestChild

  beforeAll(async () => {
    child = await makeShortPath(app)
    await playActions(app, child, allActions)
  })

  const points = async (): Promise<number> => {
    const rows = await findRows(app, 'point', { student_id: child.student_id }, ['amount'])
    return rows.reduce((sum, { amount }) => sum + amount, 0)
  }

  test.each<[string, RowDifference['what'], object]>([
    ['wrong exercises', 'student_exercise', { status: 3, last_passed: false, state: '' }],
    ['WEET-13 wrong skills', 'skill', { mean: 3, num_words: 99 }],
    ['WEET-9 wrong masteries', 'mastery', { mastered_at: 5 }],
    ['wrong memories', 'word_memory', { due: 5, reps: 99 }],
  ])('%s are found and mended', async (_what, table, values) => {
    await changeRows(app, table as 'skill', { student_id: child.student_id }, values)
    const differences = await rebuild(child)
    expect(differences.map(({ what }) => what)).toContain(table)
    expect(await rebuild(child, true)).toEqual(differences)
    expect(await rebuild(child)).toEqual([])
  })

  test.each<[string, () => Promise<unknown>]>([
    [
      'a payment that is missing',
      () => deleteRows(app, 'point', { student_id: child.student_id, reason: 'exercise' }),
    ],
    [
      'a payment that is too high',
      () => changeRows(app, 'point', { student_id: child.student_id, difficulty: 2 }, { amount: 1000 }),
    ],
  ])('%s is corrected with new rows in the ledger, and no row is deleted', async (_what, tamper) => {
    const before = await points()
    await tamper()
    expect(await points()).not.toBe(before)
    expect((await rebuild(child)).map(({ what }) => what)).toContain('point')
    await rebuild(child, true)
    expect(await points()).toBe(before)
    expect(await rebuild(child)).toEqual([])
  })

  const badges = () =>
    app.database.queries
      .selectFrom('student_badge')
      .innerJoin('badge', 'badge.id', 'student_badge.badge_id')
      .select(['badge.id', 'badge.key'])
      .where('student_id', '=', child.student_id)
      .orderBy('badge.key')
      .execute()

  const forSale = async (): Promise<number> => {
    const row = app.database.queries.selectFrom('badge').select('id').where('key', '=', 'koop-tent')
    return (await row.executeTakeFirstOrThrow()).id
  }

  test('WEET-13 knowledge from a run that cannot be replayed does not change', async () => {
    const { queries } = app.database
    const run = await queries
      .selectFrom('run')
      .selectAll()
      .where('student_id', '=', child.student_id)
      .where('exercise_id', 'in', (eb) =>
        eb
          .selectFrom('answer')
          .select('exercise_id')
          .where('student_id', '=', child.student_id)
          .where('template', '=', 'OefenDictee'),
      )
      .limit(1)
      .executeTakeFirstOrThrow()
    await deleteRows(app, 'run', {
      exercise_id: run.exercise_id,
      difficulty: run.difficulty,
      number: run.number,
    })
    const found = (await rebuild(child)).map(({ what }) => what)
    await queries.insertInto('run').values(run).execute()
    expect(found).toContain('unreadable')
    expect(found.filter((what) => what === 'skill' || what === 'mastery' || what === 'word_memory')).toEqual(
      [],
    )
    expect(await rebuild(child)).toEqual([])
  })

  test('a bought badge stays, and a missing badge is given if it was paid for', async () => {
    const { organisation_id, student_id } = child
    const badge_id = await forSale()
    const before = await badges()
    await addRows(app, 'point', {
      organisation_id,
      student_id,
      amount: -1,
      reason: 'purchase',
      item_id: badge_id,
      difficulty: null,
      created_at: 0,
    })
    expect(await rebuild(child, true)).toMatchObject([{ what: 'student_badge', where: 'badge koop-tent' }])
    expect(await badges()).toHaveLength(before.length + 1)
    expect(await rebuild(child)).toEqual([])
  })

  test('a badge that is no longer earned is reported and stays', async () => {
    const { organisation_id, student_id } = child
    const world = app.database.queries.selectFrom('badge').select('id').where('key', '=', 'wereld-4')
    const { id: badge_id } = await world.executeTakeFirstOrThrow()
    await addRows(app, 'student_badge', { organisation_id, student_id, badge_id, created_at: 0 })
    const before = await badges()
    const said: string[] = []
    const all = { database: app.database, contents: app.contents, student_id, now: getNowSeconds(app.clock) }
    expect(await rebuildAll({ ...all, write: true, say: (line) => said.push(line) })).toBe(true)
    expect(said).toEqual([
      `leerling ${student_id}: badge die de leerling houdt (badge wereld-4): volgt niet uit het logboek`,
      '1 leerling nagerekend: alles klopt.',
    ])
    expect(await badges()).toEqual(before)
    await app.database.queries.deleteFrom('student_badge').where('badge_id', '=', badge_id).execute()
  })

  test('a child that cannot be rebuilt is reported, and the next ones are rebuilt', async () => {
    const { organisation_id, student_id } = child
    const later = await makeShortPath(app)
    await changeRows(app, 'organisation', { id: organisation_id }, { memory_parameters: '[' })
    await changeRows(app, 'student', { id: later.student_id }, { dle: 99 })
    const said: string[] = []
    const now = getNowSeconds(app.clock)
    const all = { database: app.database, contents: app.contents, student_id: null, write: true, now }
    expect(await rebuildAll({ ...all, say: (line) => said.push(line) })).toBe(false)
    await changeRows(app, 'organisation', { id: organisation_id }, { memory_parameters: null })
    expect(said).toContainEqual(expect.stringMatching(`^leerling ${student_id}: niet na te rekenen \\(`))
    expect(await rebuild(later)).toEqual([])
  })

  test('the report in Dutch has the differences and says whether they were mended', async () => {
    const said: string[] = []
    const all = (write: boolean) =>
      rebuildAll({
        database: app.database,
        contents: app.contents,
        student_id: child.student_id,
        write,
        now: getNowSeconds(app.clock),
        say: (line) => said.push(line),
      })
    await changeRows(app, 'student', { id: child.student_id }, { dle: 0 })
    expect(await all(false)).toBe(false)
    expect(await findRow(app, 'student', { id: child.student_id }, ['dle'])).toEqual({ dle: 0 })
    expect(said[0]).toMatch(
      new RegExp(`^leerling ${child.student_id}: gehaalde werelden .*\\{"dle":0\\} moet zijn`),
    )
    expect(said.at(-1)).toBe(
      '1 leerling nagerekend: 1 verschil gevonden; met --write wordt het in orde gemaakt.',
    )
    expect(await all(true)).toBe(true)
    expect(await all(false)).toBe(true)
    expect(said.at(-1)).toBe('1 leerling nagerekend: alles klopt.')
  })
})
