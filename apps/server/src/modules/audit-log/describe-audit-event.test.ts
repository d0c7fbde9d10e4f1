import { expect, test } from 'vitest'
import { AuditEvent } from '../../events/audit-event.ts'
import { childEventTypes, describeAuditEvent } from './describe-audit-event.ts'

/** Fields of all events about children, each optional. */
const anyFields = {
  student_ids: [5],
  group_id: 1,
  step_id: 1,
  measure_id: 1,
  dictation_id: 1,
  sheet_id: 1,
  measure_ids: [1],
  import_id: 1,
  identity_id: 1,
  provider_id: 1,
  origin: 'link',
  instruction_id: 1,
  intervention_id: 1,
  activity: null,
  added: [5],
  after: 5,
  badge: 'iets',
  badge_id: 1,
  before: 4,
  causes: ['iets'],
  changes: { pace: 2 },
  difficulty: 2,
  from: null,
  idle_minutes: 60,
  exercise: 'iets',
  exercise_id: null,
  keys: ['iets'],
  kind: 'start',
  message: 'iets',
  num_added: 1,
  num_archived: 1,
  num_changed: 1,
  reason: 'iets',
  removed: [],
  sender: 'Juf',
  sound: 'word',
  started_at: 1_790_000_000,
  step: 'iets',
  title: 'iets',
  url: '/',
  word: 'iets',
  worlds: [1],
}

test.each(childEventTypes)('MEND-2 the history of a child has a sentence for %s', (type) => {
  const names = {
    region: 'nederland' as const,
    student_id: 5,
    group: () => '',
    step: () => '',
    member: () => '',
    marks: () => '',
  }
  const event = AuditEvent.parse({ ...anyFields, type })
  expect(describeAuditEvent(event, names)).toMatch(/^[A-Z].*[^.]\.$/)
})
