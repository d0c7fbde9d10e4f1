import { sql, type Kysely } from 'kysely'

interface AuditRow {
  readonly id: number
  readonly action: string
  readonly detail: string
}

type Fields = Readonly<Record<string, unknown>>

/** Reads the fields of an event from the text that told them. */
type ReadFields = (detail: string) => Fields

/** What comes after the sign: '5: een bericht'. */
const rest = (detail: string): string => detail.slice(detail.indexOf(':') + 1).trim()

function number(text: string | undefined): number {
  const value = Number.parseInt(text ?? '', 10)
  if (Number.isNaN(value)) throw new Error('This is no number.')
  return value
}

const numbers = (text: string): number[] =>
  text
    .split(',')
    .filter((part) => part !== '')
    .map(number)

function match(text: string, pattern: RegExp): string[] {
  const found = pattern.exec(text)
  if (found === null) throw new Error('This is not how it was written.')
  return found.slice(1)
}

/** A text in this one field. */
const text =
  (field: string): ReadFields =>
  (detail) => ({ [field]: detail })

/** A number in this one field. */
const id =
  (field: string): ReadFields =>
  (detail) => ({ [field]: number(detail) })

const nothing: ReadFields = () => ({})

const ofWord: ReadFields = (detail) => {
  const [word, sound] = match(detail, /^(.*) \((\w+)\)$/s)
  return { word, sound }
}

const ofMeasure: ReadFields = (detail) => ({
  measure_id: number(detail),
  keys: rest(detail)
    .split(',')
    .filter((key) => key !== ''),
})

const ofDevice: ReadFields = (detail) => ({ group_id: number(detail), device_id: number(rest(detail)) })

const readByAction: Readonly<Record<string, ReadFields>> = {
  answers_exported: text('title'),
  measures_exported: text('title'),
  results_exported: text('title'),
  sessions_exported: text('title'),
  audio_sent: (detail) => ({ ...ofWord(rest(detail)), url: '' }),
  // A message stands behind the badge: '5: Eerste sprong (Goed zo)'. It reads the same as one.
  badge_given: (detail) => ({ badge: rest(detail), message: null, sender: '', activity: null }),
  badge_taken: (detail) => ({ badge: rest(detail) }),
  book_added: text('title'),
  book_changed: text('title'),
  book_removed: text('title'),
  calm_profile_changed: (detail) => ({ changes: JSON.parse(rest(detail)) as unknown }),
  encouragement_sent: (detail) => ({ message: rest(detail), sender: '' }),
  exercise_reset(detail) {
    const [exercise, step, level] = match(rest(detail), /^(.*?) \((.*)\), niveau ([123])$/s)
    return { exercise_id: null, exercise, step, difficulty: number(level) }
  },
  first_administrator: text('username'),
  group_changed: id('group_id'),
  group_deleted: id('group_id'),
  group_device_allowed: ofDevice,
  group_device_revoked: ofDevice,
  group_devices_revoked: (detail) => ({ group_id: number(detail), num_devices: number(rest(detail)) }),
  group_goal_set: (detail) => ({
    group_id: number(detail),
    words_wanted: rest(detail) === '-' ? null : number(rest(detail)),
  }),
  group_made: id('group_id'),
  group_next_year: id('group_id'),
  group_path_saved: id('group_id'),
  group_path_undone: id('group_id'),
  group_report_made: id('group_id'),
  group_students_changed(detail) {
    const [added = '', removed = ''] = match(rest(detail), /^\+([\d,]*) -([\d,]*)$/)
    return { group_id: number(detail), added: numbers(added), removed: numbers(removed) }
  },
  level_changed(detail) {
    const [before, after] = match(rest(detail), /^(\d*) ?> ?(\d+)$/)
    return { before: before === '' ? null : number(before), after: number(after) }
  },
  measure_applied: ofMeasure,
  measure_declined: ofMeasure,
  measures_given(detail) {
    const [kind, worlds = ''] = match(detail, /^(\w+) ([\d,]*):/)
    return { kind, worlds: numbers(worlds) }
  },
  measures_withdrawn: (detail) => ({ measure_ids: numbers(detail) }),
  own_picture_added: text('alt'),
  own_step_added: text('label'),
  own_step_archived: text('label'),
  own_step_changed: text('label'),
  own_step_taken_back: text('label'),
  pairing_code_made: id('group_id'),
  path_given: (detail) => ({
    group_id: detail.includes(' groep ') ? number(detail.split(' groep ')[1]) : null,
  }),
  pronunciation_removed: text('text'),
  pronunciation_saved(detail) {
    const at = detail.lastIndexOf(': ')
    return { text: detail.slice(0, at), sounds: detail.slice(at + 2) }
  },
  recording_removed: ofWord,
  recording_saved: ofWord,
  report_handled: id('report_id'),
  report_reopened: id('report_id'),
  roster_imported(detail) {
    const [added, changed, archived] = match(rest(detail), /^\+(\d+) ~(\d+) -(\d+)$/).map(number)
    return { import_id: number(detail), num_added: added, num_changed: changed, num_archived: archived }
  },
  roster_undone: id('import_id'),
  session_restored: id('started_at'),
  session_voided: (detail) => ({ started_at: number(detail), reason: rest(detail) }),
  step_marked_repeatable: id('step_id'),
  step_restarted: id('step_id'),
  step_unmarked_repeatable: id('step_id'),
  word_marked: text('word'),
  word_unmarked: text('word'),
}

/** Of these only whom they were done to is told. */
const ofChildrenOnly = new Set([
  'dyslexia_report_made',
  'exchange_tokens_revoked',
  'impersonation_made',
  'impersonation_used',
  'let_in',
  'login_card_made',
  'name_changed',
  'parents_report_made',
  'password_made',
  'path_undone',
  'proposals_switched_off',
  'proposals_switched_on',
  'students_archived',
  'students_returned',
  'supervisor_note_added',
  'supervisor_note_changed',
  'supervisor_note_done',
  'supervisor_note_removed',
  'supervisor_note_reopened',
  'take_over_made',
  'take_over_used',
])

/** Of these nothing is told but that they were done. */
const plain = new Set([
  'begeleider_made',
  'date_of_birth_asked',
  'date_of_birth_not_asked',
  'password_link_made',
  'password_reset',
  'student_made',
])

/** Of these the detail began with the number of the child. */
const ledByChild = new Set([
  'audio_sent',
  'badge_given',
  'badge_taken',
  'calm_profile_changed',
  'encouragement_sent',
  'exercise_reset',
  'level_changed',
])

/** The children that the text itself tells; null where it does not. */
function readChildren({ action, detail }: AuditRow): number[] | null {
  if (ledByChild.has(action)) return [number(detail)]
  if (ofChildrenOnly.has(action) && /^[\d,]+$/.test(detail)) return numbers(detail)
  return action === 'path_given' ? numbers(detail.split(' ')[0] ?? '') : null
}

const isPlain = (action: string): boolean => ofChildrenOnly.has(action) || plain.has(action)

/** What is not written as it should be is kept as it is. */
function readFields(row: AuditRow, known: readonly number[] | undefined): Fields {
  const { action, detail } = row
  try {
    const student_ids = known ?? readChildren(row)
    const read = readByAction[action] ?? (isPlain(action) ? nothing : text('text'))
    return { ...(student_ids && { student_ids }), ...read(detail) }
  } catch {
    return { ...(known && { student_ids: known }), text: detail }
  }
}

const batchSize = 500

/** The audit log told what was done in texts of its own ('5: +1,2 -3'): they become the events as JSON (ADR 30). */
export async function up(db: Kysely<unknown>): Promise<void> {
  let last = 0
  for (;;) {
    const { rows } = await sql<AuditRow>`
      select id, action, detail from audit where id > ${last} order by id limit ${sql.lit(batchSize)}
    `.execute(db)
    if (rows.length === 0) return
    last = Number(rows.at(-1)?.id)
    const ids = sql.join(rows.map(({ id: audit_id }) => audit_id))
    const about = await sql<{ audit_id: number; student_id: number }>`
      select audit_id, student_id from audit_student where audit_id in (${ids}) order by student_id
    `.execute(db)
    const students = Map.groupBy(about.rows, ({ audit_id }) => audit_id)
    for (const row of rows) {
      const known = students.get(row.id)?.map(({ student_id }) => student_id)
      const detail = JSON.stringify(readFields(row, known))
      await sql`update audit set detail = ${detail} where id = ${row.id}`.execute(db)
    }
  }
}
