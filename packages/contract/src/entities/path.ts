import * as z from 'zod'
import { pathLimits } from '../limits.ts'
import { Difficulty, Id, textWithoutNul } from './scalars.ts'
import { StepsByPhase, StepSummary } from './step.ts'
import { TemplateName } from './template-name.ts'

/** One of the four worlds (RUL-6). */
export const World = z.int().min(1).max(4)

/** Whose step: by its number in the curriculum of the product, or among the organisation's own. */
export const StepKey = z.strictObject({
  nr: z.int().min(1).max(1_000_000_000),
  is_own: z.boolean(),
  /** A test over the steps before it in its world, at the place of this step (rules.md, Step status). */
  is_test_step: z.boolean(),
})
export type StepKey = z.infer<typeof StepKey>

/** A step of a path as a supervisor prepares it (rules.md, Path). */
export const PathEntry = StepKey.extend({
  /** The world in which it stands, which need not be the step's own; null: in the treehouse, for own steps only. */
  phase_id: World.nullable(),
  /** The supervisor's word, or 'auto' by the rules. */
  lock: z.enum(['auto', 'open', 'locked']),
  waived: z.boolean(),
  test_kind: z.enum(['entry', 'closing']).nullable(),
  is_repeatable: z.boolean(),
  /** Words for the child; empty: those of the step itself, for the notes none. */
  notes: textWithoutNul(pathLimits.text),
  hint: textWithoutNul(pathLimits.text),
  tip: textWithoutNul(pathLimits.text),
})
export type PathEntry = z.infer<typeof PathEntry>

/** What holds for every step of a path. */
export const PathSettings = z
  .strictObject({
    /** The fewest and the most stars that the child may choose. */
    min_difficulty: Difficulty,
    max_difficulty: Difficulty,
    /** What the child does not get. */
    excluded_templates: z.array(TemplateName).max(TemplateName.options.length),
  })
  .refine(({ min_difficulty, max_difficulty }) => min_difficulty <= max_difficulty)
export type PathSettings = z.infer<typeof PathSettings>

/** The path of a group or of a child: its entries in their order, a world's after those of the world before, the treehouse's last. */
export const PathDocument = z.strictObject({
  entries: z.array(PathEntry).max(pathLimits.entries),
  settings: PathSettings,
})
export type PathDocument = z.infer<typeof PathDocument>

/** Stands for what a path is: two that are the same have the same. */
const PathVersion = z.string().min(1).max(64)

/** A path to save; `version` of the path that was changed, so that nobody else's change is overwritten. */
export const PathUpdate = z.strictObject({ version: PathVersion, path: PathDocument })
export type PathUpdate = z.infer<typeof PathUpdate>

/** The path of a group, with its children. */
export const GroupPath = z.object({
  group_id: Id,
  name: z.string(),
  path: PathDocument,
  version: PathVersion,
  /** Null: nobody has saved it yet. Unix seconds. */
  updated_at: z.int().nullable(),
  can_undo: z.boolean(),
  /** The children of the group, by name. */
  children: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** The group whose path it follows, where that is one of its groups; null: it has a path of its own. */
      follows_group_id: Id.nullable(),
      /** How many steps it has. */
      num_steps: z.int().min(0),
    }),
  ),
})
export type GroupPath = z.infer<typeof GroupPath>

/** The path of a child. */
export const ChildPath = z.object({
  student_id: Id,
  name: z.string(),
  path: PathDocument,
  version: PathVersion,
  /** The group whose path it follows; null: its own. */
  follows_group_id: Id.nullable(),
  /** Its groups, by name, with their paths; null where a group has none. */
  groups: z.array(
    z.object({
      id: Id,
      name: z.string(),
      path: PathDocument.nullable(),
    }),
  ),
  /** Steps that were taken off the path, with what they were: they come back as they were. */
  removed: z.array(PathEntry),
  /** Steps in which the child did something. */
  worked: z.array(StepKey),
  updated_at: z.int().nullable(),
  can_undo: z.boolean(),
})
export type ChildPath = z.infer<typeof ChildPath>

/** A step that can be put on a path. */
export const PickableStep = z.object({
  nr: z.int().min(1),
  is_own: z.boolean(),
  world: World,
  label: z.string(),
  /** Key of the spelling pattern. */
  category: z.string(),
  rule: z.string(),
  /** Didactische leeftijd: months of education at which it is taught. */
  dl: z.int().min(0),
  /** Different words. */
  num_words: z.int().min(0),
})
export type PickableStep = z.infer<typeof PickableStep>

const StudentIds = z.array(Id).min(1).max(pathLimits.children)

/** A path that children get at once. */
export const PathGift = z.strictObject({
  student_ids: StudentIds,
  /** The group of theirs whose path they follow from now on; null: they get `path` as their own. */
  follows_group_id: Id.nullable(),
  path: PathDocument.optional(),
})
export type PathGift = z.infer<typeof PathGift>

/** Children whose paths were changed, or are changed back. */
export const ChangedPaths = z.strictObject({ student_ids: StudentIds })
export type ChangedPaths = z.infer<typeof ChangedPaths>

/** The map as it would be. The ids of its steps are of this answer alone. */
export const PathPreview = z.object({
  /** The highest world that is open. */
  phase_id: World,
  steps: StepsByPhase,
  /** The steps of no world, in the treehouse. */
  treehouse: z.array(StepSummary),
})
export type PathPreview = z.infer<typeof PathPreview>
