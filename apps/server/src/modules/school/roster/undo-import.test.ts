import { describe, expect, test } from 'vitest'
import { logIn } from '../../../testing/http.ts'
import { groupExercises, getStep, playExercise } from '../../../testing/player.ts'
import { makeChild } from '../../../testing/school.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { acceptAllRows, listNames, useRosterSchool } from '../../../testing/roster-school.ts'
import { findRows } from '../../../testing/rows.ts'

const { at, preview, take, add, undo, listStudents, listGroups, makeAdministrator, rowsOfSchool, enter } =
  useRosterSchool()

describe('undoing', () => {
  const csv = 'key;voornaam;achternaam;groep\n'

  test('GRP-6 undoing an import restores children and groups as they were before', async () => {
    await add(`${csv}1;Noor;Bos;5a\n2;Daan;Visser;5a`)
    const [students, , groups, members] = await rowsOfSchool()
    const next = await preview(`${csv}1;Noortje;Bos;6\n3;Sem;Wit;6`, { is_complete: 'true' })
    const daan = (await listStudents()).find(({ name }) => name.startsWith('Daan'))?.id ?? 0
    const { body } = await take(acceptAllRows(next.body), { is_complete: true, archive: [daan] })
    expect(body).toMatchObject({ num_added: 1, num_changed: 1, num_archived: 1, can_be_undone: true })
    const { body: listed } = await at.supervisor.call('GET /api/v1/begeleider/roster/import')
    expect(listed[0]).toMatchObject({ id: body.id, num_added: 1, can_be_undone: true })

    const undone = await undo(body.id)
    expect([undone.status, undone.body.can_be_undone]).toEqual([200, false])
    const after = await rowsOfSchool()
    expect(after[0]).toEqual(
      students.map((row) => Object.assign(row, { updated_at: expect.any(Number) as number })),
    )
    expect([after[2], after[3]]).toEqual([groups, members])
    expect((await undo(body.id)).status).toBe(409)
  })

  test('GRP-6 undoing the first of two imports before the second removes the child of the first', async () => {
    const first = await add(`${csv}11;Puk;Bos;5a`)
    const second = await add(`${csv}11;Pukkie;Bos;6`)
    expect(second.body.num_changed).toBe(1)
    expect((await undo(first.body.id)).status).toBe(200)
    expect((await undo(second.body.id)).status).toBe(200)
    expect(listNames(await listStudents())).not.toContain('Pukkie Bos')
  })

  test('GRP-6 undoing an import returns children to their former group or the archive', async () => {
    await add(`${csv}1;Noor;Bos;5a\n2;Daan;Visser;5a\n3;Sem;Wit;5a`)
    const sem = (await listStudents()).find(({ name }) => name === 'Sem Wit')?.id ?? 0
    await at.supervisor.call('POST /api/v1/begeleider/roster/archive', {
      body: { student_ids: [sem], is_archived: true },
    })
    const memberships = async () =>
      (await rowsOfSchool())[3].map(({ group_id, student_id }) => `${group_id} ${student_id}`).toSorted()
    const before = await memberships()
    const list = `${csv}1;Noor;Bos;6\n2;Daan;Visser;5a\n3;Sem;Wit;5a`
    const { body } = await add(list, { is_complete: 'true' })
    expect(await listGroups()).toMatchObject([
      { name: '5a', num_students: 2 },
      { name: '6', num_students: 1 },
    ])
    expect(listNames(await listStudents(at.supervisor, 'true'))).toEqual([])

    expect((await undo(body.id)).status).toBe(200)
    expect(await memberships()).toEqual(before)
    expect(await listGroups()).toMatchObject([{ name: '5a', num_students: 2 }])
    expect(listNames(await listStudents(at.supervisor, 'true'))).toEqual(['Sem Wit'])
  })

  test('GRP-6 undoing an import of many children restores the earlier values of each', async () => {
    const rows = () =>
      findRows(at.app, 'student', { organisation_id: at.school.organisation_id }, [
        'first_name',
        'last_name',
        'school_key',
        'level_id',
      ])
    await add('voornaam;achternaam;groep\nNoor;Bos;5a\nDaan;Visser;5a\nSem;Wit;5a\nLiv;Kok;5a')
    const before = await rows()
    const next = 'key;voornaam;achternaam;groep\n7;Noor;Bos;6a\n8;Daan;Visser;6a\n9;Sem;Wit;5a'
    const { body } = await add(next)
    expect(body.num_changed).toBe(3)
    expect((await rows()).map((row) => [row.first_name, row.school_key, row.level_id])).toEqual([
      ['Noor', '7', 6],
      ['Daan', '8', 6],
      ['Sem', '9', 5],
      ['Liv', null, 5],
    ])
    await undo(body.id)
    expect(await rows()).toEqual(before)
  })

  test('GRP-6 undoing an import is refused with a 409 after a new child has played', async () => {
    const { body } = await add('Noor de Vries', { group_name: '5a' })
    const [noor] = await listStudents()
    // A child that only logged in has no work to lose.
    const child = await enter(noor?.id ?? 0)
    await child.call('POST /api/v1/activity', { body: { type: 'treehouse' } })
    await child.call('POST /api/v1/note', { body: { date: 1_790_000_000, title: 'Hoi', text: '' } })
    const { status, problem } = await undo(body.id)
    expect([status, problem.detail]).toEqual([
      409,
      'Noor de Vries heeft al gespeeld. Archiveer wie er niet bij hoort.',
    ])
    expect(await listStudents()).toHaveLength(1)
  })

  test('GRP-6 undoing an import is refused on the next day', async () => {
    const { body } = await add('Noor')
    at.app.clock.advance(daySeconds)
    const { status, problem } = await undo(body.id, await makeAdministrator())
    expect([status, problem.detail]).toEqual([409, expect.stringContaining('alleen op de dag zelf')])
  })
})

describe('many at once', () => {
  test('GRP-8 an archived child keeps all its data, cannot log in, and can be restored', async () => {
    const child = await makeChild(at.app, at.school)
    const inGame = await logIn(at.app, child.username)
    const step = await getStep(inGame, child.steps[0] ?? 0)
    await playExercise(inGame, groupExercises(step).practise[0] ?? 0, 2)
    const answers = () => findRows(at.app, 'answer', { student_id: child.student_id })
    const before = await answers()
    const set = (is_archived: boolean) =>
      at.supervisor.call('POST /api/v1/begeleider/roster/archive', {
        body: { student_ids: [child.student_id], is_archived },
      })
    expect((await set(true)).body).toEqual({ num_changed: 1 })
    expect((await set(true)).body).toEqual({ num_changed: 0 })
    expect(await listStudents()).toEqual([])
    expect((await inGame.call('GET /api/v1/user/me/')).status).toBe(401)
    await expect(logIn(at.app, child.username)).rejects.toThrow('Account is closed')
    expect((await set(false)).body).toEqual({ num_changed: 1 })
    await logIn(at.app, child.username)
    expect(await answers()).toEqual(before)
    expect(before.length).toBeGreaterThan(0)
  })

  test('GRP-8 one call moves a group to the next year, and an undo moves it back', async () => {
    await add('voornaam;leerjaar;groep\nNoor;5;5a\nDaan;5;5a\nSem;5;5a\nLotte;8;8')
    const groups = await listGroups()
    const group = groups.find(({ name }) => name === '5a')
    const students = await listStudents()
    const idOf = (name: string) => students.find((student) => student.name === name)?.id ?? 0
    const { status, body } = await at.supervisor.call('POST /api/v1/begeleider/group/:id/next-year', {
      params: { id: group?.id },
      body: { name: '6a', staying: [idOf('Daan')], staying_group_id: null, leaving: [idOf('Sem')] },
    })
    expect([status, body.num_archived]).toEqual([200, 1])
    expect((await listGroups()).find(({ id }) => id === group?.id)).toMatchObject({
      name: '6a',
      level_id: 6,
      school_year: (group?.school_year ?? 0) + 1,
      num_students: 1,
    })
    const after = await listStudents()
    expect(after.map(({ name, level_id, group_ids }) => [name, level_id, group_ids.length])).toEqual([
      ['Daan', 5, 0],
      ['Lotte', 8, 1],
      ['Noor', 6, 1],
    ])
    expect((await undo(body.id)).status).toBe(200)
    expect(await listGroups()).toEqual(groups)
    expect(await listStudents()).toEqual(students)
  })

  test('GRP-8 groep 8 does not get level 9 in the next year', async () => {
    await add('voornaam;leerjaar;groep\nLotte;8;8')
    const [group] = await listGroups()
    await at.supervisor.call('POST /api/v1/begeleider/group/:id/next-year', {
      params: { id: group?.id },
      body: { name: '8', staying: [], staying_group_id: null, leaving: [] },
    })
    expect(await listGroups()).toMatchObject([{ level_id: 8, school_year: (group?.school_year ?? 0) + 1 }])
    expect(await listStudents()).toMatchObject([{ level_id: 8 }])
  })

  test('500 children can be imported at once, and again with the next list', async () => {
    const list = (group: string) =>
      Array.from({ length: 500 }, (_, nr) => `${nr};Kind${nr};Van ${nr % 7};${group}${nr % 20}`).join('\n')
    const first = await add(`key;voornaam;achternaam;groep\n${list('5-')}`)
    expect(first.body).toMatchObject({ num_added: 500, refused: [] })
    const second = await add(`key;voornaam;achternaam;groep\n${list('6-')}`)
    expect(second.body).toMatchObject({ num_added: 0, num_changed: 500, refused: [] })
  })
})
