import type { RosterDecision } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { logIn } from '../../../testing/http.ts'
import { makeSchool, makeSupervisor } from '../../../testing/school.ts'
import { acceptAllRows, listKinds, listNames, useRosterSchool } from '../../../testing/roster-school.ts'
import { readSchoolAudit } from '../../../testing/read-school-audit.ts'

const { at, preview, take, add, undo, listStudents, makeAdministrator, rowsOfSchool } = useRosterSchool()

describe('refusing', () => {
  test('GRP-6 impossible rows are returned with their reasons, and the other rows are imported', async () => {
    const { body } = await preview('key;voornaam;groep\n1;Noor;5a\n2;;5a\n3;=cmd();5a\n4;Daan;5a')
    const decisions = body.rows.map(({ row }): RosterDecision => ({ row, action: 'add', student_id: null }))
    const { body: taken } = await take(decisions)
    expect(taken.num_added).toBe(2)
    expect(taken.refused).toEqual([
      { line: 3, name: '', reasons: ['De voornaam ontbreekt.'] },
      { line: 4, name: '=cmd()', reasons: ['In de naam staat een teken dat niet in een naam hoort.'] },
    ])
    expect(listNames(await listStudents())).toEqual(['Daan', 'Noor'])
  })

  test('GRP-6 a row that changed since the preview is refused', async () => {
    const { body } = await preview('key;voornaam;groep\n1;Noor;5a')
    await take(acceptAllRows(body))
    const again = await take(acceptAllRows(body))
    expect(again.body).toMatchObject({ num_added: 0, refused: [{ line: 2, name: 'Noor' }] })
    expect(await listStudents()).toHaveLength(1)
  })

  test('GRP-2 a second child with the same name is added if the user says that it is another child', async () => {
    await add('Sanne', { group_name: '5a' })
    const { body } = await preview('Sanne', { group_name: '5a' })
    expect(listKinds(body)).toEqual(['same'])
    const decisions = (student_id: number | null) =>
      body.rows.map(({ row }): RosterDecision => ({ row, action: 'add', student_id }))
    expect((await take(decisions(null))).body, 'not by a list that is sent again').toMatchObject({
      num_added: 0,
      refused: [{ name: 'Sanne' }],
    })
    expect((await take(decisions(body.rows[0]?.student?.id ?? 0))).body).toMatchObject({
      num_added: 1,
      refused: [],
    })
    expect(listNames(await listStudents())).toEqual(['Sanne', 'Sanne'])
  })

  test('GRP-4 a leerlingnummer decides which child it is, whatever the user chose', async () => {
    await add('key;voornaam;groep\n1;Sanne;5a')
    const { body } = await preview('key;voornaam;groep\n1;Sanne;5a')
    const { body: taken } = await take(
      body.rows.map(({ row, student }) => ({ row, action: 'add', student_id: student?.id ?? null })),
    )
    expect(taken).toMatchObject({ num_added: 0, refused: [{ name: 'Sanne' }] })
    expect(await listStudents()).toHaveLength(1)
  })

  test('GRP-6 an import stores nothing if it fails at its end', async () => {
    const before = await rowsOfSchool()
    const { body } = await preview('Noor\nDaan', { group_name: '5a' })
    const { status } = await take(acceptAllRows(body), { archive: [999_999_999] })
    expect(status).toBe(404)
    expect(await rowsOfSchool()).toEqual(before)
  })

  test('another content type is refused', async () => {
    const upload = new Blob(['Noor'], { type: 'audio/wav' })
    const { status } = await at.supervisor.call('POST /api/v1/begeleider/roster/preview', { upload })
    expect(status).toBe(415)
  })
})

describe('rights', () => {
  const csv = 'key;voornaam;achternaam;groep\n1;Noor;Bos;5a\n2;Daan;Visser;5a'

  test('GRP-5 children of another organisation are never matched or shown', async () => {
    await add(csv)
    const stranger = await logIn(at.app, await makeSupervisor(at.app, await makeSchool(at.app)))
    const { body } = await preview(csv, { is_complete: 'true' }, stranger)
    expect(listKinds(body)).toEqual(['new', 'new'])
    expect([body.gone, body.groups]).toEqual([[], [{ name: '5a', group_id: null, num_rows: 2 }]])
    const [noor] = await listStudents()
    const archive = await stranger.call('POST /api/v1/begeleider/roster/archive', {
      body: { student_ids: [noor?.id], is_archived: true },
    })
    expect(archive.status).toBe(404)
    expect((await take([], { by: stranger, archive: [noor?.id ?? 0] })).status).toBe(404)
  })

  test('GRP-1 an import by a supervisor cannot change the group of another supervisor', async () => {
    const { body: imported } = await add(csv)
    const colleague = await logIn(at.app, await makeSupervisor(at.app, at.school))
    const { body } = await preview(csv, { is_complete: 'true' }, colleague)
    expect(listKinds(body)).toEqual(['refused', 'refused'])
    expect(body.rows[0]?.problems).toEqual([
      'Dit kind zit al in een groep van een collega. Vraag de beheerder om het te verplaatsen.',
      'Groep 5a is van een collega. Vraag de beheerder om u erbij te zetten.',
    ])
    expect(JSON.stringify(body.rows.map(({ student, candidates }) => [student, candidates]))).toBe(
      '[[null,[]],[null,[]]]',
    )
    const rows = body.rows.map(({ row }): RosterDecision => ({ row, action: 'add', student_id: null }))
    expect((await take(rows, { by: colleague })).body).toMatchObject({ num_added: 0, refused: [{}, {}] })
    expect((await undo(imported.id, colleague)).status).toBe(404)
    const administrator = await makeAdministrator()
    expect(listKinds((await preview(csv, { is_complete: 'true' }, administrator)).body)).toEqual([
      'same',
      'same',
    ])
    expect((await undo(imported.id, administrator)).status).toBe(200)
  })

  test('an import is recorded in the audit log', async () => {
    const { body } = await add('Noor', { group_name: '5a' })
    await undo(body.id)
    expect((await readSchoolAudit(at.app, at.school)).map(({ action }) => action)).toEqual([
      'group_made',
      'roster_imported',
      'roster_undone',
    ])
  })
})
