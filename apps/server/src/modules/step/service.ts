import type { Step, StepsByPhase } from '@letterliaan/contract'
import type { Database, Queries } from '../../db/database.ts'
import type { SoundsAhead } from '../audio/sounds-ahead.ts'
import type { Contents } from '../curriculum/content.ts'
import { enterStep } from './access.ts'
import { lessonOf } from './lesson.ts'
import { findExerciseStatuses, findPausedWords, findSteps } from './repository.ts'
import { toStep, toStepSummary } from './to-step.ts'

/** The steps of a student (learning-core §7). The sounds of the step where the child is are made ahead. */
export function createStepService({ queries }: Database, contents: Contents, sounds: SoundsAhead) {
  return {
    /** `from`: the transaction of a call that changes steps, so that it answers with what it changed. */
    async list(student_id: number, from: Queries = queries): Promise<StepsByPhase> {
      const [rows, paused] = await Promise.all([
        findSteps(from, student_id),
        findPausedWords(from, student_id),
      ])
      const words = new Map(paused.map(({ step_id, current_word }) => [step_id, current_word]))
      const byPhase: StepsByPhase = { '1': [], '2': [], '3': [], '4': [] }
      for (const row of rows) {
        const content = await contents.get(from, row.curriculum_step_id)
        if (row.is_current) sounds.prepare(content, row.organisation_id)
        byPhase[String(row.phase_id) as keyof StepsByPhase]?.push(
          toStepSummary(row, lessonOf(content, row), words.get(row.id) ?? null),
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
      return toStep(row, lessonOf(content, row), statuses, contents.documents(row, content))
    },
  }
}

export type StepService = ReturnType<typeof createStepService>
