import type { Difficulty, PathDocument, PathEntry, StepKey, TemplateName } from '@letterliaan/contract'
import type { PassingDifficulty } from '../steps/step-record.ts'
import { placeEntries, type PlacedEntry } from './places.ts'
import { keyOf } from './step-key.ts'

/** What a path decides of a step that is prepared. */
export interface PreparedSettings {
  /** The version of the step's content. */
  readonly curriculum_step_id: number
  /** Null: in the treehouse. */
  readonly phase_id: number | null
  readonly position: number
  /** Each step asks the one before it: its place decides. */
  readonly required_step_id: null
  readonly lock: PathEntry['lock']
  readonly waived: boolean
  readonly test_kind: PathEntry['test_kind']
  readonly is_repeatable: boolean
  readonly notes: string
  readonly hint: string
  readonly tip: string
  readonly min_difficulty: Difficulty
  readonly max_difficulty: Difficulty
  readonly passing_difficulty: PassingDifficulty
  readonly excluded_templates: readonly TemplateName[]
}

/** A step that a child has, or had: then it was removed. */
export interface PreparedStep extends StepKey, Omit<PreparedSettings, 'required_step_id'> {
  readonly id: number
  readonly required_step_id: number | null
  readonly isRemoved: boolean
  /** Has the child done anything in it? Then it keeps the version that it was done with. */
  readonly hasWork: boolean
  readonly highest_difficulty_completed: number | null
}

/** An entry that the child never had. */
export interface AddedStep {
  readonly key: StepKey
  readonly settings: PreparedSettings
}

export interface ChangedStep {
  readonly id: number
  readonly changes: Partial<PreparedSettings>
  /** It was removed, and is there again as it was. */
  readonly isRestored: boolean
}

/** What makes a child's steps those of a path. Nothing is ever deleted. */
export interface StepPlan {
  readonly added: readonly AddedStep[]
  /** Only what is otherwise than it was. */
  readonly changed: readonly ChangedStep[]
  /** Ids of steps that are hidden from now on, with all that was done in them. */
  readonly removed: readonly number[]
}

export interface PlanInput {
  /** Every step that the child has or had; repetitions are no part of it. */
  readonly steps: readonly PreparedStep[]
  readonly path: PathDocument
  /** What was prepared before, where that is known. */
  readonly before: PathDocument | null
  /** The content that a step has now; an entry without any is left out. */
  readonly contentOf: (key: StepKey) => number | undefined
}

/**
 * The changes that make a child's steps those of a path (rules.md, Path): in its order, with its settings. A step that left
 * the path is hidden and keeps its work; one that comes back is as it was.
 */
export function planSteps({ steps, path, before, contentOf }: PlanInput): StepPlan {
  const known = new Map(steps.map((step) => [keyOf(step), step]))
  const entriesBefore = new Map(before?.entries.map((entry) => [keyOf(entry), entry]))
  const wanted = placeEntries(path.entries).filter((entry) => contentOf(entry) !== undefined)
  const keys = new Set(wanted.map(keyOf))
  const added: AddedStep[] = []
  const changed: ChangedStep[] = []
  for (const entry of wanted) {
    const step = known.get(keyOf(entry))
    const content = contentOf(entry) ?? 0
    if (step === undefined) {
      const { nr, is_own, is_test_step } = entry
      const settings = settingsOf(entry, path, null, content, entry.is_repeatable)
      added.push({ key: { nr, is_own, is_test_step }, settings })
      continue
    }
    const isRepeatable = repeatableOf(step, entry, entriesBefore.get(keyOf(entry)))
    const changes = differenceOf(step, settingsOf(entry, path, step, content, isRepeatable))
    if (step.isRemoved || Object.keys(changes).length > 0) {
      changed.push({ id: step.id, changes, isRestored: step.isRemoved })
    }
  }
  const removed = steps.filter((step) => !step.isRemoved && !keys.has(keyOf(step))).map(({ id }) => id)
  return { added, changed, removed }
}

/** A mark ends with its repetition: a path that says so still does not set it again, one that is changed does. */
const repeatableOf = (step: PreparedStep, entry: PathEntry, before: PathEntry | undefined): boolean =>
  before !== undefined && before.is_repeatable === entry.is_repeatable
    ? step.is_repeatable
    : entry.is_repeatable

function settingsOf(
  entry: PlacedEntry,
  { settings }: PathDocument,
  step: PreparedStep | null,
  content: number,
  is_repeatable: boolean,
): PreparedSettings {
  const { min_difficulty, max_difficulty, excluded_templates } = settings
  const { phase_id, position, lock, waived, notes, hint, tip } = entry
  return {
    curriculum_step_id: step?.hasWork === true ? step.curriculum_step_id : content,
    phase_id,
    position,
    required_step_id: null,
    lock,
    waived,
    test_kind: entry.is_test_step ? 'closing' : entry.test_kind,
    is_repeatable,
    notes,
    hint,
    tip,
    min_difficulty,
    max_difficulty,
    passing_difficulty: passingDifficulty(step, max_difficulty),
    excluded_templates: excluded_templates.toSorted(),
  }
}

/** Who may choose one star only, passes with it; what was passed so stays passed when it may choose more (ADR 24). */
const passingDifficulty = (step: PreparedStep | null, ceiling: Difficulty): PassingDifficulty =>
  ceiling === 1 || step?.highest_difficulty_completed === 1 ? 1 : 2

function differenceOf(step: PreparedStep, settings: PreparedSettings): Partial<PreparedSettings> {
  const isSame = (name: keyof PreparedSettings): boolean =>
    name === 'excluded_templates'
      ? step.excluded_templates.toSorted().join() === settings.excluded_templates.join()
      : step[name] === settings[name]
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => !isSame(name as keyof PreparedSettings)),
  )
}
