import * as z from 'zod'
import { Id, textWithoutNul, UnixSeconds } from './scalars.ts'

/** What a column of a table of children means. */
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

/** A child as a list or file tells of it; `line`: where it stands there. `level_id`: groep 3 to 8. */
export const RosterRow = z.strictObject({
  line: z.int().min(1).max(1_000_000),
  first_name: text,
  /** With its tussenvoegsel. */
  last_name: text,
  /** Leerlingnummer: the school's own. */
  key: text.nullable(),
  eckid: text.nullable(),
  group_names: z.array(text).max(50),
  level_id: z.int().min(3).max(8).nullable(),
})
export type RosterRow = z.infer<typeof RosterRow>

/** A child of the organisation, as lists of children name it. */
export const RosterStudent = z.object({
  id: Id,
  name: z.string(),
  level_id: Id.nullable(),
  group_names: z.array(z.string()),
  is_archived: z.boolean(),
})
export type RosterStudent = z.infer<typeof RosterStudent>

/** What would change of a child; fields that stay as they are, are left out. */
export const RosterChanges = z.object({
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  key: z.string().optional(),
  eckid: z.string().optional(),
  level_id: z.int().optional(),
  joins: z.array(z.string()),
  leaves: z.array(z.string()),
  /** It was archived. */
  returns: z.boolean(),
})
export type RosterChanges = z.infer<typeof RosterChanges>

/** A child that a row may be, and why one thinks so. */
export const RosterCandidate = z.object({
  student: RosterStudent,
  reason: z.enum(['same name', 'near name', 'same key']),
  changes: RosterChanges,
})
export type RosterCandidate = z.infer<typeof RosterCandidate>

/**
 * A row with what would happen to it. `student` and `changes`: of one that is the same or changed; `candidates`: of a
 * doubtful one, also empty, where the same name stands in the list twice; `likely_student_id`: the candidate that it most likely
 * is, as its whole class is on the list; `problems`: Dutch sentences, of a refused one.
 */
export const PreviewedRow = z.object({
  row: RosterRow,
  kind: z.enum(['new', 'same', 'changed', 'doubtful', 'refused']),
  student: RosterStudent.nullable(),
  changes: RosterChanges.nullable(),
  candidates: z.array(RosterCandidate),
  likely_student_id: Id.nullable(),
  problems: z.array(z.string()),
})
export type PreviewedRow = z.infer<typeof PreviewedRow>

/** What an import would do; nothing has been written. */
export const RosterPreview = z.object({
  kind: z.enum(['names', 'table', 'edexml']),
  /** Null: there are no columns. */
  table: z
    .object({
      has_header: z.boolean(),
      columns: z.array(RosterColumn),
      /** The first lines, the header too. */
      samples: z.array(z.array(z.string())),
    })
    .nullable(),
  rows: z.array(PreviewedRow),
  /** Children of the groups of the list that are not on it. */
  gone: z.array(RosterStudent),
  /** The groups that the rows name; `group_id` null: it would be made. */
  groups: z.array(z.object({ name: z.string(), group_id: Id.nullable(), num_rows: z.int() })),
})
export type RosterPreview = z.infer<typeof RosterPreview>

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** How a list is read. */
export const RosterPreviewQuery = z.object({
  /** The group of the rows that name none; or the name of one that is to be made. */
  group_id: z.coerce.number().pipe(Id).optional(),
  group_name: textWithoutNul(60).optional(),
  /** What a person said that the columns are: names of `RosterColumn` with commas between. */
  columns: z
    .string()
    .max(1000)
    .transform((value) => value.split(','))
    .pipe(z.array(RosterColumn).max(60))
    .optional(),
  has_header: flag.optional(),
  /** Does the list name all children of its groups? Then the others are proposed for archiving. */
  is_complete: flag.optional(),
})

/** What becomes of a row; rows that are left out are skipped. `student_id`: whose row it is, for `update`. */
export const RosterDecision = z.strictObject({
  row: RosterRow,
  action: z.enum(['add', 'update']),
  student_id: Id.nullable(),
})
export type RosterDecision = z.infer<typeof RosterDecision>

export const RosterImportBody = z.strictObject({
  decisions: z.array(RosterDecision).max(2000),
  /** Children that are archived with it. */
  archive: z.array(Id).max(2000),
  is_complete: z.boolean(),
})
export type RosterImportBody = z.infer<typeof RosterImportBody>

/** Something that was done to many children at once. It can be undone the same day. */
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
  /** Why a row was not taken, as Dutch sentences. */
  refused: z.array(z.object({ line: z.int(), name: z.string(), reasons: z.array(z.string()) })),
  /** The groups that it was about. */
  groups: z.array(z.object({ id: Id, name: z.string() })),
})
export type RosterImportResult = z.infer<typeof RosterImportResult>

const studentIds = z.array(Id).min(1).max(2000)

export const ArchiveStudentsBody = z.strictObject({ student_ids: studentIds, is_archived: z.boolean() })
export type ArchiveStudentsBody = z.infer<typeof ArchiveStudentsBody>

/** A group goes to the next school year; who is not named goes along. */
export const NextYearBody = z.strictObject({
  name: textWithoutNul(60).trim().min(1),
  /** Children who do the year again: they leave the group and keep their level. */
  staying: z.array(Id).max(2000),
  /** Where they go; null: to no group yet. */
  staying_group_id: Id.nullable(),
  /** Children who leave the school. */
  leaving: z.array(Id).max(2000),
})
export type NextYearBody = z.infer<typeof NextYearBody>
