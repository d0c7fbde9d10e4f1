import type { Step, StepsByPhase } from '@letterliaan/contract'
import type { Database } from '../../db/database.ts'
import type { SoundsAhead } from '../audio/sounds-ahead.ts'
import type { Contents } from '../curriculum/content.ts'
import { enterStep } from './access.ts'
import { findExerciseStatuses, findPausedWords, findSteps } from './repository.ts'
import { toStep, toStepSummary } from './to-step.ts'

/** The steps of a student (learning-core §7). The sounds of the step where the child is are made ahead. */
export function createStepService({ queries }: Database, contents: Contents, sounds: SoundsAhead) {
  return {
    async list(student_id: number): Promise<StepsByPhase> {
      const [rows, paused] = await Promise.all([
        findSteps(queries, student_id),
        findPausedWords(queries, student_id),
      ])
      const words = new Map(paused.map(({ step_id, current_word }) => [step_id, current_word]))
      const byPhase: StepsByPhase = { '1': [], '2': [], '3': [], '4': [] }
      for (const row of rows) {
        const content = await contents.get(queries, row.curriculum_step_id)
        if (row.is_current) sounds.prepare(content, row.organisation_id)
        byPhase[String(row.phase_id) as keyof StepsByPhase]?.push(
          toStepSummary(row, content, words.get(row.id) ?? null),
        )
      }
      return byPhase
    },

    async get(student_id: number, step_id: number): Promise<Step> {
      const row = await enterStep(queries, student_id, step_id)
      const [content, statuses] = await Promise.all([
        contents.voiced(queries, row.curriculum_step_id, row),
        findExerciseStatuses(queries, student_id, step_id),
      ])
      sounds.prepare(content, row.organisation_id)
      return toStep(row, content, statuses)
    },
  }
}

export type StepService = ReturnType<typeof createStepService>
