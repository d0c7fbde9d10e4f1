import * as z from 'zod'
import type { Table } from '../../../../db/personal-data/description.ts'
import type { Ids } from './ids.ts'
import { type CellChange, changeJson } from './json-column.ts'

export const auditFieldTables: Readonly<Record<string, Table>> = {
  student_id: 'student',
  student_ids: 'student',
  added: 'student',
  removed: 'student',
  user_id: 'user',
  user_ids: 'user',
  group_id: 'group',
  group_ids: 'group',
  device_id: 'group_device',
  instruction_id: 'instruction',
  intervention_id: 'intervention',
  measure_id: 'measure',
  measure_ids: 'measure',
  report_id: 'user_report',
  import_id: 'roster_import',
  step_id: 'step',
  dictation_id: 'week_dictation',
  sheet_id: 'writing_sheet',
  organisation_id: 'organisation',
  school_id: 'organisation',
  badge_id: 'badge',
  about_user_id: 'user',
  member_id: 'user',
  to_user_id: 'user',
  identity_id: 'identity',
  provider_id: 'identity_provider',
  invitation_id: 'invitation',
}

const Present = z.looseObject({ badge_id: z.int().positive() })
const Activity = z.looseObject({ id: z.int().positive(), item_id: z.int().positive().nullable() })

/** Changes the ids in an event's fields. Finds them by field name, so that events of all versions work. */
export const changeEventDetail = (exercise: CellChange): CellChange =>
  changeJson(z.record(z.string(), z.unknown()), (detail, ids) =>
    Object.fromEntries(
      Object.entries(detail).map(([field, value]) => [field, changeField(field, value, ids, exercise)]),
    ),
  )

function changeField(field: string, value: unknown, ids: Ids, exercise: CellChange): unknown {
  const table = auditFieldTables[field]
  if (table)
    return Array.isArray(value) ? value.map((one) => mention(ids, table, one)) : mention(ids, table, value)
  if (field === 'exercise_id' && typeof value === 'number') return exercise(value, ids, {})
  if (field === 'causes' && Array.isArray(value)) return value.map((cause) => changeCauseKey(cause, ids, {}))
  const present = field === 'present' ? Present.safeParse(value) : null
  if (present?.success) return { ...present.data, badge_id: ids.mentioned('badge', present.data.badge_id) }
  const activity = field === 'activity' ? Activity.safeParse(value) : null
  if (!activity?.success) return value
  const { id, item_id } = activity.data
  return {
    ...activity.data,
    id: ids.mentioned('activity', id),
    item_id: item_id && ids.mentioned('badge', item_id),
  }
}

const mention = (ids: Ids, table: Table, value: unknown): unknown =>
  typeof value === 'number' ? ids.mentioned(table, value) : value

const causeTables: Readonly<Record<string, Table>> = {
  intervention: 'intervention',
  measure_waits: 'measure',
  measured: 'measure',
  stuck: 'step',
}

/** Changes the id in a key of 'Vandaag', such as 'stuck 1012 3': a kind, an id and a count. */
export const changeCauseKey: CellChange = (value, ids) => {
  const [kind = '', id, ...rest] = String(value).split(' ')
  const table = causeTables[kind]
  return table && id !== undefined ? [kind, mention(ids, table, Number(id)), ...rest].join(' ') : value
}
