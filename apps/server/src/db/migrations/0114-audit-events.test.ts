// @database any
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAudit } from '../../events/audit.ts'
import { logIn } from '../../testing/http.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../testing/school.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { up as writeAuditAsEvents } from './0114-audit-events.ts'

let app: TestApp
let child: TestChild
let group_id: number
let supervisor: Awaited<ReturnType<typeof makeSupervisor>>
beforeAll(async () => {
  app = await startTestApp()
  child = await makeChild(app, await makeSchool(app))
  supervisor = await makeSupervisor(app, child)
  const juf = await logIn(app, supervisor)
  const made = { name: 'Groep 5', school_year: 2026, level_id: 5 }
  group_id = (await juf.call('POST /api/v1/begeleider/group', { body: made })).body.id
  const params = { id: group_id }
  await juf.call('PUT /api/v1/begeleider/group/:id/student', { params, body: { add: [child.student_id] } })
})
afterAll(() => app.close())

type OldRow = readonly [action: string, detail: string]

/** Has the migration read rows of the audit log as they were written before. Returns what they tell then. */
async function migrate(rows: readonly OldRow[], isAboutChild: boolean): Promise<string[]> {
  const { queries } = app.database
  const { organisation_id, student_id } = child
  await queries.deleteFrom('audit_student').execute()
  await queries.deleteFrom('audit').execute()
  for (const [action, detail] of rows) {
    const row = { organisation_id, user_id: null, action, detail, created_at: 1_790_000_000 }
    const { id } = await queries.insertInto('audit').values(row).returning('id').executeTakeFirstOrThrow()
    const about = { organisation_id, student_id, audit_id: id }
    if (isAboutChild) await queries.insertInto('audit_student').values(about).execute()
  }
  await writeAuditAsEvents(queries as unknown as Kysely<unknown>)
  const stored = await queries.selectFrom('audit').select(['action', 'detail']).orderBy('id').execute()
  const known = stored.filter((row) => readAudit(row) !== null)
  return known.map(({ action, detail }) => `${action} ${detail}`)
}

/** What a supervisor reads of the child, the latest first. */
async function readHistory(): Promise<string[]> {
  const params = { id: child.student_id }
  const juf = await logIn(app, supervisor)
  const { body } = await juf.call('GET /api/v1/begeleider/student/:id/history', { params })
  return body.map(({ text }) => text)
}

/** What stood in the log, and what was said of it. */
const sentences = (): [action: string, detail: string, sentence: string][] => {
  const { student_id: id } = child
  return [
    ['answers_exported', 'Groep 5', 'Antwoorden opgehaald als bestand.'],
    ['audio_sent', `${id}: zon (sentence)`, 'Een woord laten horen: zon.'],
    ['badge_given', `${id}: Eerste sprong (Goed zo)`, 'Een badge cadeau gegeven: Eerste sprong (Goed zo).'],
    ['badge_given', `${id}: Eerste sprong`, 'Een badge cadeau gegeven: Eerste sprong.'],
    ['badge_taken', `${id}: Eerste sprong`, 'Een gegeven badge teruggenomen: Eerste sprong.'],
    [
      'calm_profile_changed',
      `${id}: {"pace":2,"music":false}`,
      'Het rustige profiel veranderd: hoe lang woorden in beeld blijven, muziek.',
    ],
    ['encouragement_sent', `${id}: Goed zo: ga door`, 'Een bericht gestuurd: ‘Goed zo: ga door’.'],
    [
      'exercise_reset',
      `${id}: Kijk en lees (Stap 3 (ui)), niveau 2`,
      'Een oefening opnieuw laten beginnen: Kijk en lees (Stap 3 (ui)), niveau 2.',
    ],
    ['group_next_year', `${group_id}`, 'Naar het volgende schooljaar gegaan met de groep ‘Groep 5’.'],
    ['group_students_changed', `${group_id}: +${id},999 -`, 'In de groep ‘Groep 5’ gezet.'],
    ['group_students_changed', `${group_id}: +999 -${id}`, 'Uit de groep ‘Groep 5’ gehaald.'],
    ['group_students_changed', `${group_id}: +2${id} -${id},7`, 'Uit de groep ‘Groep 5’ gehaald.'],
    ['level_changed', `${id}: 4 > 6`, 'Het niveau veranderd van groep 4 naar groep 6.'],
    ['level_changed', `${id}:  > 6`, 'Het niveau gezet op groep 6.'],
    ['login_card_made', `${id}`, 'Een nieuwe inlogkaart gemaakt.'],
    ['measure_applied', '7: spelling-3,spelling-4', 'Een voorstel uit een meting overgenomen in het pad.'],
    ['measure_declined', '7: ', 'Van het voorstel uit een meting niets overgenomen.'],
    ['measures_given', `interim 1,2: ${id},9`, 'Een tussenmeting klaargezet.'],
    ['measures_withdrawn', '7,8', 'Een meting teruggenomen.'],
    ['path_given', `${id},9`, 'Het pad veranderd.'],
    ['path_given', `${id} groep ${group_id}`, 'Het pad veranderd.'],
    ['roster_imported', '3: +12 ~4 -0', 'Toegevoegd of bijgewerkt met een lijst van kinderen.'],
    ['roster_undone', '3', 'Wat met een lijst was veranderd, ongedaan gemaakt.'],
    [
      'session_restored',
      '1790000000',
      'Het oefenmoment van maandag 21 september om 16:13 weer laten meetellen.',
    ],
    [
      'session_voided',
      '1790000000: Zusje: niet hij.',
      'Het oefenmoment van maandag 21 september om 16:13 ongeldig gemaakt: Zusje: niet hij.',
    ],
    ['session_voided', '1790000000: ', 'Het oefenmoment van maandag 21 september om 16:13 ongeldig gemaakt.'],
    ['step_restarted', '9999', 'Een stap helemaal opnieuw laten beginnen.'],
    ['students_archived', `${id},9`, 'In het archief gezet.'],
    ['supervisor_note_added', `${id}`, 'Een notitie geschreven.'],
    ['level_changed', 'onleesbaar', 'Iets veranderd.'],
  ]
}

test('what was done to a child before reads as it did', async () => {
  const rows = sentences()
  await migrate(
    rows.map(([action, detail]) => [action, detail]),
    true,
  )
  expect((await readHistory()).toReversed()).toEqual(rows.map(([, , sentence]) => sentence))
})

test.each([
  ['first_administrator', 'juf@school.nl', { username: 'juf@school.nl' }],
  ['group_device_allowed', '5: 7', { group_id: 5, device_id: 7 }],
  ['group_devices_revoked', '5: 2', { group_id: 5, num_devices: 2 }],
  ['group_goal_set', '5: 300', { group_id: 5, words_wanted: 300 }],
  ['group_goal_set', '5: -', { group_id: 5, words_wanted: null }],
  ['group_made', '5', { group_id: 5 }],
  ['own_step_changed', 'Woorden met ei: week 3', { label: 'Woorden met ei: week 3' }],
  ['password_made', '12', { student_ids: [12] }],
  ['students_archived', '12,13', { student_ids: [12, 13] }],
  ['encouragement_sent', '12: Zet ’m op', { student_ids: [12], message: 'Zet ’m op', sender: '' }],
  ['password_link_made', 'opdracht op de server', {}],
  ['pronunciation_saved', 'vis: m_z k_i m_s', { text: 'vis', sounds: 'm_z k_i m_s' }],
  ['recording_saved', 'zon (sentence)', { word: 'zon', sound: 'sentence' }],
  ['report_handled', '4', { report_id: 4 }],
])('%s %j is the event %j', async (action, detail, fields) => {
  expect(await migrate([[action, detail]], false)).toEqual([`${action} ${JSON.stringify(fields)}`])
})
