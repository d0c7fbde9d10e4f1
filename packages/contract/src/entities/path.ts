import * as z from 'zod'
import { pathLimits } from '../limits.ts'
import { Difficulty, Id, textWithoutNul, UnixSeconds, Version } from './scalars.ts'
import { StepsByPhase, StepSummary } from './step.ts'
import { TemplateName } from './template-name.ts'

export const World = z.int().min(1).max(4)

export const StepKey = z.strictObject({
  nr: z.int().min(1).max(1_000_000_000),
  is_own: z.boolean(),
  /** Replaced by a test of the steps before it (rules.md, Step status). */
  is_test_step: z.boolean(),
})
export type StepKey = z.infer<typeof StepKey>

/** As prepared by a supervisor (rules.md, Path). */
export const PathEntry = StepKey.extend({
  phase_id: World.nullable(),
  lock: z.enum(['auto', 'open', 'locked']),
  waived: z.boolean(),
  test_kind: z.enum(['entry', 'closing']).nullable(),
  is_repeatable: z.boolean(),
  /** Empty: the step's own text; for notes: none. */
  notes: textWithoutNul(pathLimits.text),
  hint: textWithoutNul(pathLimits.text),
  tip: textWithoutNul(pathLimits.text),
})
export type PathEntry = z.infer<typeof PathEntry>

export const PathSettings = z
  .strictObject({
    min_difficulty: Difficulty,
    max_difficulty: Difficulty,
    excluded_templates: z.array(TemplateName).max(TemplateName.options.length),
  })
  .refine(({ min_difficulty, max_difficulty }) => min_difficulty <= max_difficulty)
export type PathSettings = z.infer<typeof PathSettings>

/** Ordered by world, the treehouse last. */
export const PathDocument = z.strictObject({
  entries: z.array(PathEntry).max(pathLimits.entries),
  settings: PathSettings,
})
export type PathDocument = z.infer<typeof PathDocument>

/** `version` of the path on which the change is based, so that it overwrites no other change. */
export const PathUpdate = z.strictObject({ version: Version, path: PathDocument })
export type PathUpdate = z.infer<typeof PathUpdate>

export const GroupPath = z.object({
  group_id: Id,
  name: z.string(),
  path: PathDocument,
  version: Version,
  /** Null if never saved. Unix seconds. */
  updated_at: z.int().nullable(),
  can_undo: z.boolean(),
  children: z.array(
    z.object({
      id: Id,
      name: z.string(),
      follows_group_id: Id.nullable(),
      num_steps: z.int().min(0),
    }),
  ),
})
export type GroupPath = z.infer<typeof GroupPath>

/** A step that was started or passed, or that is next. */
export const StepProgress = StepKey.extend({
  step_id: Id,
  label: z.string(),
  is_current: z.boolean(),
  is_complete: z.boolean(),
  /** Complete without work of the child, if it has no stars. */
  waived: z.boolean(),
  /** Stars of its passed dictation. */
  highest_difficulty_completed: Difficulty.nullable(),
  is_mastered: z.boolean(),
  has_faded: z.boolean(),
  completed_at: UnixSeconds.nullable(),
  last_worked_at: UnixSeconds.nullable(),
  last_failed_at: UnixSeconds.nullable(),
  num_failed: z.int().min(0),
})
export type StepProgress = z.infer<typeof StepProgress>

export const ChildPath = z.object({
  student_id: Id,
  name: z.string(),
  path: PathDocument,
  version: Version,
  follows_group_id: Id.nullable(),
  groups: z.array(
    z.object({
      id: Id,
      name: z.string(),
      path: PathDocument.nullable(),
    }),
  ),
  /** Removed steps with their settings, in case they return. */
  removed: z.array(PathEntry),
  worked: z.array(StepKey),
  progress: z.array(StepProgress),
  updated_at: z.int().nullable(),
  can_undo: z.boolean(),
})
export type ChildPath = z.infer<typeof ChildPath>

export const PickableStep = z.object({
  nr: z.int().min(1),
  is_own: z.boolean(),
  world: World,
  /** Null if the step is not on the standard path. */
  position: z.int().min(1).nullable(),
  label: z.string(),
  category: z.string(),
  rule: z.string(),
  /** Didactische leeftijd: months of education at which it is taught. */
  dl: z.int().min(0),
  num_words: z.int().min(0),
  /** If it mixes two spellings: error tags for which it is proposed, and categories of its sides. */
  pair: z.object({ errors: z.array(z.string()), categories: z.array(z.string()) }).nullable(),
})
export type PickableStep = z.infer<typeof PickableStep>

const StudentIds = z.array(Id).min(1).max(pathLimits.children)

export const GivePathBody = z.strictObject({
  student_ids: StudentIds,
  follows_group_id: Id.nullable(),
  path: PathDocument.optional(),
})
export type GivePathBody = z.infer<typeof GivePathBody>

/** An own step that was given to a group. `unreached`: names of children whose treehouse is full. */
export const GroupStepGift = z.object({
  student_ids: z.array(Id),
  has_group_changed: z.boolean(),
  /** Children who got the step on a path of their own. */
  own_path_ids: z.array(Id),
  unreached: z.array(z.string()),
  updated_at: UnixSeconds,
})
export type GroupStepGift = z.infer<typeof GroupStepGift>

/** A step for children, each on its own path. */
export const StepGift = z.strictObject({
  student_ids: StudentIds,
  nr: z.int().min(1),
  is_own: z.boolean(),
})
export type StepGift = z.infer<typeof StepGift>

/** Children with changed paths, with the step open or passed, and names of those without room for it. */
export const GivenStep = z.object({
  changed_ids: z.array(Id),
  own_path_ids: z.array(Id),
  had: z.array(z.string()),
  passed: z.array(z.string()),
  unreached: z.array(z.string()),
  updated_at: UnixSeconds,
})
export type GivenStep = z.infer<typeof GivenStep>

export const PathUndo = z.strictObject({ group_id: Id.optional(), student_ids: StudentIds.optional() })
export type PathUndo = z.infer<typeof PathUndo>

/** `updated_at` of each of these paths, so that only this change is undone, not a later one. */
export const GivenPaths = z.strictObject({ student_ids: StudentIds, updated_at: UnixSeconds })
export type GivenPaths = z.infer<typeof GivenPaths>

/** The ids of its steps are valid in this response only. */
export const PathPreview = z.object({
  phase_id: World,
  steps: StepsByPhase,
  treehouse: z.array(StepSummary),
})
export type PathPreview = z.infer<typeof PathPreview>
