// @database both
import { describe, expect, test } from 'vitest'
import { requestTokens } from '../../../testing/http.ts'
import { drawUsernames } from '../../people/accounts/draw-usernames.ts'
import {
  acceptAllRows,
  createEdexml,
  listKinds,
  listNames,
  createPupil,
  useRosterSchool,
} from '../../../testing/roster-school.ts'

const { at, preview, take, add, listStudents, listGroups, rowsOfSchool } = useRosterSchool()

describe('adding', () => {
  test('GRP-2 thirty pasted names become children of a new group, with a username and a level', async () => {
    const list = Array.from(
      { length: 30 },
      (_, nr) => `${'ABCDEFGHIJ'[nr % 10]}nna ${'VWX'[Math.floor(nr / 10)]}isser`,
    )
    const seen = await preview(list.join('\n'), { group_name: 'Groep 5' })
    expect(seen.status).toBe(200)
    expect(new Set(listKinds(seen.body))).toEqual(new Set(['new']))
    expect(seen.body.groups).toEqual([{ name: 'Groep 5', group_id: null, num_rows: 30 }])
    expect(await listStudents()).toEqual([])

    const { status, body } = await take(acceptAllRows(seen.body))
    expect([status, body.num_added, body.refused]).toEqual([201, 30, []])
    const students = await listStudents()
    expect(listNames(students).toSorted()).toEqual(list.toSorted())
    expect(new Set(students.map(({ buddy_id }) => buddy_id)).size, 'buddies in turn').toBe(6)
    expect(await listGroups()).toMatchObject([{ id: body.groups[0]?.id, name: 'Groep 5', num_students: 30 }])
  })

  test('GRP-7 a username is in e-mail form without the name of the child, and its password is unknown to all', async () => {
    await add('Noor Kwakman\nDaan Jaspers')
    const students = await listStudents()
    expect(students).toHaveLength(2)
    for (const { name, username } of students) {
      expect(username).toMatch(/^[a-z]+-\d{4}@letterliaan\.alt$/)
      const parts = name.toLowerCase().split(' ')
      for (const part of parts) expect(username).not.toContain(part)
      for (const password of ['', username, 'letterliaan', 'welkom', ...parts]) {
        const tokens = await requestTokens(at.app, { grant_type: 'password', username, password })
        expect(tokens.status, password).toBeGreaterThanOrEqual(400)
      }
    }
  })

  test('GRP-7 a child whose name is an animal does not get that animal, and all usernames differ', async () => {
    const usernames = await drawUsernames(
      at.app.database.queries,
      Array.from({ length: 400 }, () => 'Mées de Vos-Uil'),
    )
    expect(new Set(usernames).size).toBe(400)
    expect(usernames.filter((username) => /^(?:mees|vos|uil)-/u.test(username))).toEqual([])
  })

  test('GRP-2 GRP-3 spreadsheet columns in Windows-1252 are recognised, or the user chooses them', async () => {
    const columns = 'Vries, de\tZoë\t101\t5b\nVisser\tDaan\t102\t5b'
    // Windows-1252.
    const bytes = Uint8Array.from(columns, (sign) => sign.charCodeAt(0))
    const { body } = await preview(bytes, { columns: 'last_name,first_name,key,group', has_header: 'false' })
    expect(body.table?.samples[0]).toEqual(['Vries, de', 'Zoë', '101', '5b'])
    expect(body.rows.map(({ row }) => [row.first_name, row.last_name, row.key, row.group_names])).toEqual([
      ['Zoë', 'de Vries', '101', ['5b']],
      ['Daan', 'Visser', '102', ['5b']],
    ])
    await take(acceptAllRows(body))
    expect(listNames(await listStudents())).toEqual(['Daan Visser', 'Zoë de Vries'])
  })

  test('GRP-4 only children, groups and combined groups are read from EDEXML', async () => {
    const groups =
      '<groep key="g"><naam>5a</naam><jaargroep>5</jaargroep></groep><samengestelde_groep key="s"><naam>Plus</naam></samengestelde_groep>'
    const child = createPupil(
      '7',
      'Noor',
      '<bsn>123456782</bsn><groep key="g"/><samengestelde_groepen><samengestelde_groep key="s"/></samengestelde_groepen>',
    )
    await add(createEdexml(child, groups), { is_complete: 'true' })
    const [student] = await listStudents()
    expect(student).toMatchObject({ name: 'Noor Bos', level_id: 5 })
    expect((await listGroups()).map(({ name, level_id }) => [name, level_id])).toEqual([
      ['5a', 5],
      ['Plus', 5],
    ])
    expect(JSON.stringify(await rowsOfSchool())).not.toContain('123456782')
  })

  test('GRP-5 a preview marks children as new, changed, same, missing or doubtful, and stores nothing', async () => {
    await add('key;voornaam;achternaam;groep\n1;Noor;Bos;5a\n2;Daan;Visser;5a\n3;Sem;Wit;5a\n4;Lotte;Smit;5a')
    const before = await rowsOfSchool()
    const csv =
      'key;voornaam;achternaam;groep\n1;Noor;Bos;5a\n2;Daan;de Visser;5a\n9;Lotte;Smit;5a\n8;Milan;Kok;5a\n8;X;Y;5a'
    const { body } = await preview(csv, { is_complete: 'true' })
    expect(listKinds(body)).toEqual(['same', 'changed', 'doubtful', 'refused', 'refused'])
    expect(body.rows[1]?.changes).toEqual({ last_name: 'de Visser', joins: [], leaves: [], returns: false })
    expect(body.rows[2]?.candidates).toMatchObject([{ reason: 'same name', student: { name: 'Lotte Smit' } }])
    expect(body.rows[3]?.problems).toEqual(['Leerlingnummer 8 staat bij meer kinderen: rij 5, 6.'])
    expect(listNames(body.gone)).toEqual(['Sem Wit'])
    expect(await rowsOfSchool()).toEqual(before)
  })

  test('GRP-5 a preview names the row that repeats a child', async () => {
    const { body } = await preview('key;voornaam;groep\n1;Noor;5a\n2;Daan;5a\n1;Noor;5a')
    expect(body.rows.map(({ row, repeats }) => [row.line, repeats])).toEqual([
      [2, [4]],
      [3, []],
    ])
  })

  test('GRP-5 a missing child is archived only if the user chooses it', async () => {
    await add('key;voornaam;groep\n1;Noor;5a\n2;Daan;5a')
    const csv = 'key;voornaam;groep\n1;Noor;5a'
    const { body } = await preview(csv, { is_complete: 'true' })
    await take(acceptAllRows(body), { is_complete: true })
    expect(listNames(await listStudents())).toEqual(['Daan', 'Noor'])
    await take(acceptAllRows(body), { is_complete: true, archive: body.gone.map(({ id }) => id) })
    expect(listNames(await listStudents())).toEqual(['Noor'])
    expect(listNames(await listStudents(at.supervisor, 'true'))).toEqual(['Daan'])
  })

  test('an archived child keeps its key, and returns if a list has the key', async () => {
    await add('key;voornaam;groep\n1;Noor;5a')
    const [noor] = await listStudents()
    await at.supervisor.call('POST /api/v1/begeleider/roster/archive', {
      body: { student_ids: [noor?.id], is_archived: true },
    })
    await add('key;voornaam;groep\n1;Noor;6')
    expect(await listStudents()).toMatchObject([{ id: noor?.id, archived_at: null }])
  })

  test('DAG-5 proposals match the file of a school to the same children as earlier pasted names', async () => {
    const first = 'ABCDEFGHIJKLMNOPQRSTUVW'.split('').map((letter) => `${letter}nna`)
    await add(first.map((name) => `${name} Bos`).join('\n'), { group_name: 'Klas van juf An' })
    await add('Xena Bos', { group_name: 'Groep 8' })
    const before = await listStudents()
    const groups = '<groep key="g"><naam>5a</naam><jaargroep>5</jaargroep></groep>'
    const child = (name: string, nr: number) => createPupil(String(nr), name, '<groep key="g"/>')
    // Xena of Groep 8 may or may not be the same child, so the user decides.
    const file = createEdexml([...first, 'Xena', 'Zoë'].map(child).join(''), groups)
    const { body } = await preview(file, { is_complete: 'true' })
    const likely = body.rows.filter(({ likely_student_id }) => likely_student_id !== null)
    expect([body.rows.length, likely.length]).toEqual([25, 23])
    expect(listKinds(body).slice(22)).toEqual(['doubtful', 'doubtful', 'new'])
    const { body: result } = await take(
      likely.map(({ row, likely_student_id }) => ({ row, action: 'update', student_id: likely_student_id })),
      { is_complete: true },
    )
    expect([result.num_added, result.num_changed, result.refused]).toEqual([0, 23, []])
    const after = await listStudents()
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(listKinds((await preview(file, { is_complete: 'true' })).body).slice(0, 23)).toEqual(
      first.map(() => 'same'),
    )
  })

  test('DAG-5 an existing group ‘Groep 5a’ is matched to 5a of the file without a question', async () => {
    await add('Noor Bos\nDaan Bos', { group_name: 'Groep 5a' })
    const groups = '<groep key="g"><naam>5a</naam><jaargroep>5</jaargroep></groep>'
    const file = createEdexml(
      ['Noor', 'Daan'].map((name, nr) => createPupil(String(nr), name, '<groep key="g"/>')).join(''),
      groups,
    )
    const { body } = await preview(file)
    expect(listKinds(body)).toEqual(['changed', 'changed'])
    await take(acceptAllRows(body))
    expect((await listGroups()).map(({ name, num_students }) => [name, num_students])).toEqual([
      ['Groep 5a', 2],
    ])
  })
})
