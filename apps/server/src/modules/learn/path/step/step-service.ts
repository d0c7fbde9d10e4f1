import type { Step, StepsByPhase } from '@letterliaan/contract'
import { findRequiredStepId } from '@letterliaan/rules'
import type { Database, Queries } from '../../../../db/database.ts'
import type { SoundsAhead } from '../../../sound/index.ts'
import { type Contents, readStepContent } from '../../../curriculum/index.ts'
import { createNotFoundError } from '../../../../plugins/errors/problem-error.ts'
import { CachedResponse, ResponseCache } from '../../../../plugins/transfer/response-cache.ts'
import { openStep } from './open-step.ts'
import { createLesson, createOfferedLesson } from './lesson.ts'
import { readMasteryFields } from './mastery-fields.ts'
import {
  findListedSteps,
  findMasteryMarks,
  findPausedRuns,
  findRepeatedSteps,
  findStatusesOfStep,
  findStepIds,
} from './queries.ts'
import { toStep, toStepSummary } from './to-step.ts'
import { readCurrentWords } from './current-words.ts'

/** Caches serialised lists of steps, each at most about 120 kB, for all organisations together. */
export const createStepListCache = (): ResponseCache => new ResponseCache(100)

export interface StepDependencies {
  readonly contents: Contents
  readonly soundsAhead: SoundsAhead
  readonly keptSteps: ResponseCache
}

const findAll = (from: Queries, student_id: number) =>
  Promise.all([
    findListedSteps(from, student_id),
    findPausedRuns(from, student_id),
    findRepeatedSteps(from, student_id),
    findMasteryMarks(from, student_id),
  ])

type StudentSteps = Awaited<ReturnType<typeof findAll>>

export function createStepService(
  { queries }: Database,
  { contents, soundsAhead: sounds, keptSteps }: StepDependencies,
) {
  const toList = async (
    from: Queries,
    student_id: number,
    [rows, paused, repeated, marks]: StudentSteps,
  ): Promise<StepsByPhase> => {
    const repeatedIds = new Set(repeated.map(({ repeats_step_id }) => repeats_step_id))
    const words = await readCurrentWords(from, contents, student_id, paused)
    const masteryOf = readMasteryFields(marks)
    const byPhase: StepsByPhase = { '1': [], '2': [], '3': [], '4': [] }
    for (const [at, row] of rows.entries()) {
      const content = await contents.get(from, row.curriculum_step_id)
      if (row.is_current) sounds.prepare(content, row.organisation_id)
      byPhase[String(row.phase_id) as keyof StepsByPhase]?.push(
        toStepSummary(row, createLesson(content, row), {
          current_word: words.get(row.id) ?? null,
          hasRepetition: repeatedIds.has(row.id),
          required_step_id: findRequiredStepId(row, rows[at - 1]),
          mastery: masteryOf(row.id),
        }),
      )
    }
    return byPhase
  }

  return {
    /** Returns the serialised list, cached until something in it changes. */
    async listKept(student_id: number): Promise<CachedResponse> {
      const studentSteps = await findAll(queries, student_id)
      return keptSteps.get(
        student_id,
        studentSteps,
        async () => new CachedResponse('GET /api/v1/step', await toList(queries, student_id, studentSteps)),
      )
    },

    /** Lists the steps. `from`: the transaction, if the caller changed something in it. */
    async list(student_id: number, from: Queries = queries): Promise<StepsByPhase> {
      return toList(from, student_id, await findAll(from, student_id))
    },

    async get(student_id: number, step_id: number): Promise<Step> {
      const row = await openStep(queries, student_id, step_id)
      // A measure has no lesson page.
      if (row.measure_id !== null) throw createNotFoundError()
      const [content, statuses, paused, repeated, path, marks] = await Promise.all([
        readStepContent(row, (from) => contents.voiced(queries, from, row)),
        findStatusesOfStep(queries, student_id, step_id),
        findPausedRuns(queries, student_id),
        findRepeatedSteps(queries, student_id),
        findStepIds(queries, student_id),
        findMasteryMarks(queries, student_id),
      ])
      const at = path.findIndex(({ id }) => id === step_id)
      const required_step_id = at === -1 ? null : findRequiredStepId(row, path[at - 1])
      const hasRepetition = repeated.some(({ repeats_step_id }) => repeats_step_id === step_id)
      sounds.prepare(content, row.organisation_id)
      const ofStep = paused.filter((run) => run.step_id === step_id)
      const words = await readCurrentWords(queries, contents, student_id, ofStep)
      const current_word = words.get(step_id) ?? null
      const mastery = readMasteryFields(marks)(step_id)
      const situation = { current_word, hasRepetition, required_step_id, mastery }
      return toStep(
        row,
        createOfferedLesson(content, row),
        statuses,
        situation,
        contents.documents(row, content),
      )
    },
  }
}
