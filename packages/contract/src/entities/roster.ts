import * as z from 'zod'
import { Id, textWithoutNul, UnixSeconds } from './scalars.ts'

export const RosterColumn = z.enum([
  'first_name',
  'prefix',
  'last_name',
  'full_name',
  'group',
  'level',
  'key',
  'eckid',
  'skip',
])
export type RosterColumn = z.infer<typeof RosterColumn>

const text = textWithoutNul(300)

/** `line` in the list. `level_id`: groep 3 to 8. */
export const RosterRow = z.strictObject({
  line: z.int().min(1).max(1_000_000),
  first_name: text,
  last_name: text,
  key: text.nullable(),
  eckid: text.nullable(),
  group_names: z.array(text).max(50),
  level_id: z.int().min(3).max(8).nullable(),
})
export type RosterRow = z.infer<typeof RosterRow>

export const KnownStudent = z.object({
  id: Id,
  name: z.string(),
  level_id: Id.nullable(),
  group_names: z.array(z.string()),
  is_archived: z.boolean(),
})
export type KnownStudent = z.infer<typeof KnownStudent>

export const RosterChanges = z.object({
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  key: z.string().optional(),
  eckid: z.string().optional(),
  level_id: z.int().optional(),
  joins: z.array(z.string()),
  leaves: z.array(z.string()),
  returns: z.boolean(),
})
export type RosterChanges = z.infer<typeof RosterChanges>

export const RosterCandidate = z.object({
  student: KnownStudent,
  reason: z.enum(['same name', 'near name', 'same key']),
  changes: RosterChanges,
})
export type RosterCandidate = z.infer<typeof RosterCandidate>

/**
 * `candidates` of a doubtful row, empty for a duplicate name in the list. `likely_student_id`: set if the
 * child's whole class is in the list. `repeats`: lines with the same data of the same child.
 */
export const PreviewedRow = z.object({
  row: RosterRow,
  kind: z.enum(['new', 'same', 'changed', 'doubtful', 'refused']),
  student: KnownStudent.nullable(),
  changes: RosterChanges.nullable(),
  candidates: z.array(RosterCandidate),
  likely_student_id: Id.nullable(),
  problems: z.array(z.string()),
  repeats: z.array(z.int()),
})
export type PreviewedRow = z.infer<typeof PreviewedRow>

export const RosterPreview = z.object({
  kind: z.enum(['names', 'table', 'edexml']),
  table: z
    .object({
      has_header: z.boolean(),
      columns: z.array(RosterColumn),
      samples: z.array(z.array(z.string())),
      /** Parts of a row that are ignored. */
      remarks: z.array(z.object({ line: z.int(), sentences: z.array(z.string()) })),
    })
    .nullable(),
  rows: z.array(PreviewedRow),
  gone: z.array(KnownStudent),
  groups: z.array(z.object({ name: z.string(), group_id: Id.nullable(), num_rows: z.int() })),
})
export type RosterPreview = z.infer<typeof RosterPreview>

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

export const RosterPreviewQuery = z.object({
  group_id: z.coerce.number().pipe(Id).optional(),
  group_name: textWithoutNul(60).optional(),
  columns: z
    .string()
    .max(1000)
    .transform((value) => value.split(','))
    .pipe(z.array(RosterColumn).max(60))
    .optional(),
  has_header: flag.optional(),
  /** If true, children missing from the list are proposed for archiving. */
  is_complete: flag.optional(),
})

/** Omitted rows are skipped. `student_id`: the child of `update`; for `add` the namesake, another child. */
export const RosterDecision = z.strictObject({
  row: RosterRow,
  action: z.enum(['add', 'update']),
  student_id: Id.nullable(),
})
export type RosterDecision = z.infer<typeof RosterDecision>

export const RosterImportBody = z.strictObject({
  decisions: z.array(RosterDecision).max(2000),
  archive: z.array(Id).max(2000),
  is_complete: z.boolean(),
})
export type RosterImportBody = z.infer<typeof RosterImportBody>

/** Can be undone on the same day. */
export const RosterImport = z.object({
  id: Id,
  kind: z.enum(['import', 'next_year']),
  created_at: UnixSeconds,
  num_added: z.int(),
  num_changed: z.int(),
  num_archived: z.int(),
  can_be_undone: z.boolean(),
})
export type RosterImport = z.infer<typeof RosterImport>

export const RosterImportResult = RosterImport.extend({
  refused: z.array(z.object({ line: z.int(), name: z.string(), reasons: z.array(z.string()) })),
  groups: z.array(z.object({ id: Id, name: z.string() })),
})
export type RosterImportResult = z.infer<typeof RosterImportResult>

const studentIds = z.array(Id).min(1).max(2000)

export const ArchiveStudentsBody = z.strictObject({ student_ids: studentIds, is_archived: z.boolean() })
export type ArchiveStudentsBody = z.infer<typeof ArchiveStudentsBody>

export const NextYearBody = z.strictObject({
  name: textWithoutNul(60).trim().min(1),
  staying: z.array(Id).max(2000),
  staying_group_id: Id.nullable(),
  leaving: z.array(Id).max(2000),
})
export type NextYearBody = z.infer<typeof NextYearBody>
