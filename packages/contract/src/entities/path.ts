import * as z from 'zod'
import { pathLimits } from '../limits.ts'
import { Difficulty, Id, textWithoutNul, UnixSeconds, Version } from './scalars.ts'
import { StepsByPhase, StepSummary } from './step.ts'
import { TemplateName } from './template-name.ts'

export const World = z.int().min(1).max(4)

export const StepKey = z.strictObject({
  nr: z.int().min(1).max(1_000_000_000),
  is_own: z.boolean(),
  /** True if a test of the steps before it replaces the step (rules.md, Step status). */
  is_test_step: z.boolean(),
})
export type StepKey = z.infer<typeof StepKey>

/** A step as a supervisor prepared it (rules.md, Path). */
export const PathEntry = StepKey.extend({
  phase_id: World.nullable(),
  lock: z.enum(['auto', 'open', 'locked']),
  waived: z.boolean(),
  test_kind: z.enum(['entry', 'closing']).nullable(),
  is_repeatable: z.boolean(),
  /** If empty, the step's own text is used; for notes there are none. */
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

/** Sorted by world, with the treehouse last. */
export const PathDocument = z.strictObject({
  entries: z.array(PathEntry).max(pathLimits.entries),
  settings: PathSettings,
})
export type PathDocument = z.infer<typeof PathDocument>

/** `version`: of the path that was changed, so that the change overwrites no other change. */
export const PathUpdate = z.strictObject({ version: Version, path: PathDocument })
export type PathUpdate = z.infer<typeof PathUpdate>

export const GroupPath = z.object({
  group_id: Id,
  name: z.string(),
  path: PathDocument,
  version: Version,
  /** Null if the path was never saved. Unix seconds. */
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

/** A step that was started or passed, or is the next one. */
export const StepProgress = StepKey.extend({
  step_id: Id,
  label: z.string(),
  is_current: z.boolean(),
  is_complete: z.boolean(),
  /** True if a step without stars is complete because a supervisor waived it. */
  waived: z.boolean(),
  /** Stars of the passed dictation. */
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
  /** Removed steps and their settings, in case the steps are added again. */
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
  /** Didactische leeftijd: months of education after which the step is taught. */
  dl: z.int().min(0),
  num_words: z.int().min(0),
  /** Set if it mixes two spellings: error tags for which it is proposed, and categories of its sides. */
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

/** An own step that was given to a group. `unreached`: names of children who have a full treehouse. */
export const GroupStepGift = z.object({
  student_ids: z.array(Id),
  has_group_changed: z.boolean(),
  /** Children who got the step on an own path. */
  own_path_ids: z.array(Id),
  unreached: z.array(z.string()),
  updated_at: UnixSeconds,
})
export type GroupStepGift = z.infer<typeof GroupStepGift>

/** A step for children, who each get it on an own path. */
export const StepGift = z.strictObject({
  student_ids: StudentIds,
  nr: z.int().min(1),
  is_own: z.boolean(),
})
export type StepGift = z.infer<typeof StepGift>

/** Children whose paths changed, children who have the step open or passed, and names of those with a full path. */
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

/** `updated_at` of each of these paths, so that an undo reverts this change and no later one. */
export const GivenPaths = z.strictObject({ student_ids: StudentIds, updated_at: UnixSeconds })
export type GivenPaths = z.infer<typeof GivenPaths>

/** The ids of its steps are valid only in this response. */
export const PathPreview = z.object({
  phase_id: World,
  steps: StepsByPhase,
  treehouse: z.array(StepSummary),
})
export type PathPreview = z.infer<typeof PathPreview>
