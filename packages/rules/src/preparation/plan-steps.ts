import type { Difficulty, PathDocument, PathEntry, StepKey, TemplateName } from '@letterliaan/contract'
import type { PassingDifficulty } from '../steps/step-record.ts'
import { placePathEntries, type PlacedPathEntry } from './places.ts'
import { formatStepKey } from './step-key.ts'

export interface PreparedSettings {
  readonly curriculum_step_id: number
  /** Null for a step in the treehouse. */
  readonly phase_id: number | null
  readonly position: number
  /** Always null, so that each step requires the previous one. */
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

export interface PreparedStep extends StepKey, Omit<PreparedSettings, 'required_step_id'> {
  readonly id: number
  readonly required_step_id: number | null
  readonly isRemoved: boolean
  /** Steps with work keep their version. */
  readonly hasWork: boolean
  readonly highest_difficulty_completed: number | null
}

export interface AddedStep {
  readonly key: StepKey
  readonly settings: PreparedSettings
}

export interface ChangedStep {
  readonly id: number
  readonly changes: Partial<PreparedSettings>
  /** True if the step was removed earlier and returns unchanged. */
  readonly isRestored: boolean
}

export interface StepPlan {
  readonly added: readonly AddedStep[]
  readonly changed: readonly ChangedStep[]
  readonly removed: readonly number[]
}

export interface PlanInput {
  /** All steps that the child ever had, without repetitions. */
  readonly steps: readonly PreparedStep[]
  readonly path: PathDocument
  readonly before: PathDocument | null
  /** Returns the content version of a step; undefined: the entry is left out. */
  readonly contentOf: (key: StepKey) => number | undefined
}

/** A step that is removed from the path is hidden with its work, and never deleted (rules.md, Path). */
export function planSteps({ steps, path, before, contentOf }: PlanInput): StepPlan {
  const known = new Map(steps.map((step) => [formatStepKey(step), step]))
  const entriesBefore = new Map(before?.entries.map((entry) => [formatStepKey(entry), entry]))
  const wanted = placePathEntries(path.entries).filter((entry) => contentOf(entry) !== undefined)
  const keys = new Set(wanted.map(formatStepKey))
  const added: AddedStep[] = []
  const changed: ChangedStep[] = []
  for (const entry of wanted) {
    const step = known.get(formatStepKey(entry))
    const content = contentOf(entry) ?? 0
    if (step === undefined) {
      const { nr, is_own, is_test_step } = entry
      const settings = settingsOf(entry, path, null, content, entry.is_repeatable)
      added.push({ key: { nr, is_own, is_test_step }, settings })
      continue
    }
    const isRepeatable = repeatableOf(step, entry, entriesBefore.get(formatStepKey(entry)))
    const changes = differenceOf(step, settingsOf(entry, path, step, content, isRepeatable))
    if (step.isRemoved || Object.keys(changes).length > 0) {
      changed.push({ id: step.id, changes, isRestored: step.isRemoved })
    }
  }
  const removed = steps
    .filter((step) => !step.isRemoved && !keys.has(formatStepKey(step)))
    .map(({ id }) => id)
  return { added, changed, removed }
}

/** A repetition clears the mark, so saving sets the mark only if the path changed it. */
const repeatableOf = (step: PreparedStep, entry: PathEntry, before: PathEntry | undefined): boolean =>
  before !== undefined && before.is_repeatable === entry.is_repeatable
    ? step.is_repeatable
    : entry.is_repeatable

function settingsOf(
  entry: PlacedPathEntry,
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

/** A child that may choose only one star passes with it. The step keeps this requirement later (ADR 24). */
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
