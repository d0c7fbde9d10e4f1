import {
  CalmProfile,
  Holiday,
  InterventionGoal,
  InterventionSession,
  PathDocument,
  RecordingDoubt,
  SoundGroup,
  TemplateName,
  WritingSheetWord,
} from '@letterliaan/contract'
import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Table } from '../../../../db/personal-data/description.ts'
import { toExercisePosition, toStepId, toExerciseId } from '../../../learn/index.ts'
import { changeEventDetail, changeCauseKey } from './audit-references.ts'
import type { Ids, DatabaseRow } from './ids.ts'
import { type CellChange, changeJson } from './json-column.ts'
import { ArchivedLaidAside } from './laid-aside.ts'

const Id = z.int().positive()
const Ids = z.array(Id)

const World = z.int().min(1).max(4)
const PathGain = z.strictObject({
  at: z.int(),
  phase_id: World,
  opened_world: z.int().min(0).max(4),
  worlds: z.array(World).max(4),
})

const id =
  (table: Table): CellChange =>
  (value, ids) =>
    ids.mentioned(table, Number(value))

/** Changes an exercise's id, which consists of its step and its place in the step (ADR 6). */
const changeExerciseId: CellChange = (value, ids) => {
  const exercise_id = Number(value)
  return toExerciseId(ids.mentioned('step', toStepId(exercise_id)), toExercisePosition(exercise_id))
}

const wordIds = changeJson(Ids, (list, ids) => list.map((word) => ids.of('word', word)))

const activityItems: Readonly<Record<string, CellChange>> = {
  complete_exercise: changeExerciseId,
  complete_test: changeExerciseId,
  exercise_progress: changeExerciseId,
  complete_step: id('step'),
  complete_repetition: id('step'),
  download_workbook: id('step'),
  open_step: id('step'),
  write_note: id('note'),
  read_book: id('book_read'),
  reward_earned: id('badge'),
  buy_badge: id('badge'),
  badge_present: id('badge'),
}
const worldTypes: ReadonlySet<unknown> = new Set(['complete_world', 'redo_world', 'enter_world'])

/** The type of an activity names the table of its item; unknown types are kept. */
const changeActivityItem: CellChange = (value, ids, row) =>
  worldTypes.has(row['type']) ? value : (activityItems[String(row['type'])]?.(value, ids, row) ?? null)

const bought: ReadonlySet<unknown> = new Set(['purchase', 'refund'])

const changePointItem: CellChange = (value, ids, row) =>
  (bought.has(row['reason']) ? id('badge') : changeExerciseId)(value, ids, row)

const sheetWords = changeJson(z.array(WritingSheetWord), (list, ids) =>
  list.map((word) => ({ ...word, word_id: ids.of('word', word.word_id) })),
)

const Sources = z.array(z.looseObject({ step_id: Id, curriculum_step_id: Id }))
const changeSources = (sources: z.infer<typeof Sources>, ids: Ids) =>
  sources.map((source) => ({
    ...source,
    step_id: ids.mentioned('step', source.step_id),
    curriculum_step_id: ids.of('curriculum_step', source.curriculum_step_id),
  }))

const Mix = z.looseObject({
  sources: Sources,
  others: z.array(z.looseObject({ step_id: Id })).optional(),
  trial: z.object({ kind: z.enum(['rule', 'sight', 'dictation']) }).optional(),
})
const sessions = changeJson(z.array(InterventionSession), (list, ids) =>
  list.map(({ absent, ...session }) => ({
    ...session,
    absent: absent.map((child) => ids.mentioned('student', child)),
  })),
)
const mix = changeJson(Mix, (value, ids) => ({
  ...value,
  ...(value.others && {
    others: value.others.map((step) => ({ ...step, step_id: ids.mentioned('step', step.step_id) })),
  }),
  sources: changeSources(value.sources, ids),
}))

const Entry = PathDocument.shape.entries.element
type Entry = z.infer<typeof Entry>

/** Product steps have the same number in all installations, so only own steps change. */
const changeEntry = (entry: Entry, ids: Ids): Entry =>
  entry.is_own ? { ...entry, nr: ids.mentioned('own_step', entry.nr) } : entry

const Choice = z.strictObject({ follows_group_id: Id.nullable(), path: PathDocument })
const previous = changeJson(Choice, ({ follows_group_id, path }, ids) => ({
  follows_group_id: follows_group_id === null ? null : ids.mentioned('group', follows_group_id),
  path: { ...path, entries: path.entries.map((entry) => changeEntry(entry, ids)) },
}))

const Run = z.looseObject({ word_ids: Ids })
const run = changeJson(Run, (value, ids) => ({
  ...value,
  word_ids: value.word_ids.map((word) => ids.of('word', word)),
}))

const Report = z.looseObject({ step_id: Id.nullish(), exercise_id: Id.nullish() })
const report = changeJson(Report, (value, ids, row) => ({
  ...value,
  ...(value.step_id != null && { step_id: ids.mentioned('step', value.step_id) }),
  ...(value.exercise_id != null && { exercise_id: changeExerciseId(value.exercise_id, ids, row) }),
}))

const words = z.array(z.looseObject({ word: z.string().min(1).max(100) }))
export const ArchivedStepContent = z.looseObject({
  nr: z.int().min(1),
  label: z.string().max(1000),
  words: z.strictObject({ '1': words, '2': words, '3': words }),
  // A version without this template still moves its runs.
  recipe: z.array(z.looseObject({ exercise_type: z.looseObject({ template: z.string().max(100) }) })),
})

export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex')

const ownNr: CellChange = id('own_step')
const content = changeJson(ArchivedStepContent, (value, ids) => ({
  ...value,
  nr: ids.mentioned('own_step', value.nr),
}))

/** Hashes the changed content, because equal hashes must mean equal versions. */
const contentHash: CellChange = (value, ids, row) =>
  value === hashText(String(row['content'])) ? hashText(String(content(row['content'], ids, row))) : value

const sourceVersion: CellChange = (value, ids, row) =>
  row['source_nr'] === null ? value : ids.version(Number(row['source_nr']), Number(value))

const laidAside = changeJson(ArchivedLaidAside, (value, ids) => changeLaidAside(value, ids))

/** Columns with ids that no constraint checks, or with JSON that contains ids. */
export const referenceRewrites: Partial<Record<Table, Readonly<Record<string, CellChange>>>> = {
  answer: { exercise_id: changeExerciseId, word_id: (value, ids) => ids.of('word', Number(value)) },
  run: { exercise_id: changeExerciseId, word_ids: wordIds },
  student_exercise: {
    exercise_id: changeExerciseId,
    state: (text, ...rest) => (text === '' ? '' : run(text, ...rest)),
  },
  pending_run: {
    exercise_id: changeExerciseId,
    answer_id: (value, ids) => (value === 0 ? 0 : ids.mentioned('answer', Number(value))),
  },
  activity: { item_id: changeActivityItem, data: changeJson(z.record(z.string(), z.unknown())) },
  point: { item_id: changePointItem },
  step: { word_ids: wordIds, mix, excluded_templates: changeJson(z.array(TemplateName)) },
  path: {
    entries: changeJson(z.array(Entry), (list, ids) => list.map((entry) => changeEntry(entry, ids))),
    settings: changeJson(PathDocument.shape.settings),
    previous,
  },
  measure: {
    curriculum_step_ids: changeJson(Ids, (list, ids) => list.map((step) => ids.of('curriculum_step', step))),
    applied: changeJson(z.array(z.string())),
    topics: changeJson(z.array(z.string())),
  },
  voided_session: {
    // Empty after the session was restored.
    laid_aside: (text, ...rest) => (text === '' ? '' : laidAside(text, ...rest)),
    voided_by: id('user'),
    undone_by: id('user'),
  },
  today_mark: { cause: changeCauseKey },
  audit: { user_id: id('user'), detail: changeEventDetail(changeExerciseId) },
  user_report: { data: report },
  writing_sheet: { words: sheetWords },
  intervention: { goals: changeJson(z.array(InterventionGoal)), sessions },
  student: { calm_profile: changeJson(CalmProfile.partial()), path_gain: changeJson(PathGain) },
  // A school is moved without its board.
  organisation: {
    board_id: () => null,
    own_holidays: changeJson(z.array(Holiday)),
    memory_parameters: changeJson(z.array(z.number())),
  },
  pronunciation: { groups: changeJson(z.array(SoundGroup)) },
  recording: { doubts: changeJson(z.array(RecordingDoubt)) },
  curriculum_step: { nr: ownNr, content, content_hash: contentHash },
  word: { nr: ownNr },
  own_step: { source_version: sourceVersion },
}

/** Changes the ids in the rows of a voided session and in the changes that it stores. */
function changeLaidAside({ moved, changes, refunded, unreadable, ...rest }: ArchivedLaidAside, ids: Ids) {
  const rowOf = (table: Table, row: DatabaseRow): DatabaseRow => changeMentioned(table, row, ids)
  return {
    moved: Object.fromEntries(
      Object.entries(moved).map(([table, rows]) => [table, rows.map((row) => rowOf(table as Table, row))]),
    ),
    refunded: refunded.map((row) => ({ ...row, badge_id: ids.mentioned('badge', row.badge_id) })),
    ...rest,
    ...(unreadable && {
      unreadable: unreadable.map((exercise_id) => changeExerciseId(exercise_id, ids, {})),
    }),
    changes: changes.map(({ table, before, after }) => ({
      table,
      before: before && rowOf(table as Table, before),
      after: after && rowOf(table as Table, after),
    })),
  }
}

const ownColumns: Readonly<Record<string, Table>> = {
  organisation_id: 'organisation',
  student_id: 'student',
  step_id: 'step',
  required_step_id: 'step',
  repeats_step_id: 'step',
  measure_id: 'measure',
  dictation_id: 'week_dictation',
  word_id: 'word',
  badge_id: 'badge',
  curriculum_step_id: 'curriculum_step',
}

function changeMentioned(table: Table, row: DatabaseRow, ids: Ids): DatabaseRow {
  const changeOne = (column: string, value: unknown): unknown => {
    if (value === null || value === undefined) return value
    if (column === 'id') return ids.mentioned(table, Number(value))
    const change = referenceRewrites[table]?.[column]
    if (change) return change(value, ids, row)
    const to = ownColumns[column]
    return to ? ids.mentioned(to, Number(value)) : value
  }
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, changeOne(column, value)]))
}
