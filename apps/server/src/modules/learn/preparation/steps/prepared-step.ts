import type { Difficulty, TemplateName } from '@letterliaan/contract'
import type { PreparedSettings, PreparedStep } from '@letterliaan/rules/preparation'
import type { Updateable } from 'kysely'
import { decodeJson, encodeJson } from '../../../../db/json.ts'
import type { StepTable } from '../../../../db/schema.ts'
import type { PreparedRow } from './queries.ts'

export function toPreparedStep(row: PreparedRow, worked: ReadonlySet<number>): PreparedStep {
  const { id, nr, owner_id, is_test_step, curriculum_step_id, phase_id, position } = row
  const { required_step_id, lock, waived, test_kind, is_repeatable, notes, hint, tip } = row
  return {
    id,
    nr,
    is_own: owner_id !== null,
    is_test_step,
    curriculum_step_id,
    phase_id,
    position,
    required_step_id,
    lock,
    waived,
    test_kind,
    is_repeatable,
    notes,
    hint,
    tip,
    min_difficulty: row.min_difficulty as Difficulty,
    max_difficulty: row.max_difficulty as Difficulty,
    passing_difficulty: row.passing_difficulty === 1 ? 1 : 2,
    excluded_templates: decodeJson<TemplateName[]>(row.excluded_templates),
    isRemoved: row.removed_at !== null,
    hasWork: worked.has(id),
    highest_difficulty_completed: row.highest_difficulty_completed,
  }
}

export function toStepColumns({
  excluded_templates,
  ...settings
}: Partial<PreparedSettings>): Updateable<StepTable> {
  return excluded_templates === undefined
    ? settings
    : { ...settings, excluded_templates: encodeJson(excluded_templates) }
}
