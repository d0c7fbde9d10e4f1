import type { Difficulty, ExercisedWord, Progress, StepStatus } from '@letterliaan/contract'
import { lessonProgress, masteryPercentage, stepStatusLabel } from '@letterliaan/rules'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { Queries } from '../../../db/database.ts'
import type { StudentCaller } from '../../../plugins/auth/caller.ts'
import { findSoundingOrganisation } from '../../sound/audio/queries.ts'
import type { Contents, StepContent } from '../../curriculum/content.ts'
import { toExerciseId } from '../step/exercise-id.ts'
import { offeredLesson } from '../step/lesson.ts'
import { findExerciseStatuses, findSteps, type ExerciseStatusRow, type StepRow } from '../step/queries.ts'
import { findPractisedWords, type PractisedWord } from './find-practised-words.ts'

const difficulties = [1, 2, 3] as const

/** How a student is doing: a row for each step of its worlds and each difficulty (PROG-1). */
export async function listProgress(
  queries: Queries,
  contents: Contents,
  { student_id, organisation_id }: StudentCaller,
): Promise<Progress[]> {
  const [steps, statuses, practised, organisation] = await Promise.all([
    findSteps(queries, student_id),
    findExerciseStatuses(queries, student_id, null),
    findPractisedWords(queries, student_id),
    findSoundingOrganisation(queries, organisation_id),
  ])
  const rows: Progress[] = []
  for (const step of steps) {
    if (step.phase_id === null) continue
    const content = await contents.voiced(queries, step.curriculum_step_id, organisation)
    for (const difficulty of difficulties) {
      const row = toRow({ ...step, phase_id: step.phase_id }, content, difficulty, statuses, practised)
      rows.push({ id: rows.length + 1, ...row })
    }
  }
  return rows
}

function toRow(
  step: StepRow & { readonly phase_id: number },
  content: StepContent,
  difficulty: Difficulty,
  statuses: readonly ExerciseStatusRow[],
  practised: readonly PractisedWord[],
): Omit<Progress, 'id'> {
  const lesson = offeredLesson(content, step)
  const words_exercised = toWords(
    content,
    practised.filter((word) => word.step_id === step.id && word.difficulty === difficulty),
  )
  const words_without_errors = words_exercised.filter(({ without_errors }) => without_errors).length
  return {
    phase_id: step.phase_id,
    step_id: step.id,
    difficulty,
    progress: doneAt(step.id, lesson, difficulty, statuses),
    percentage_score: masteryPercentage(words_without_errors, words_exercised.length),
    words_exercised,
    words_without_errors,
    status: step.status as StepStatus,
    status_label: stepStatusLabel(step.status as StepStatus, step.highest_difficulty_completed),
    label: lesson.label,
    position: step.position,
  }
}

/** In the order of the step's words. */
function toWords({ words }: StepContent, practised: readonly PractisedWord[]): ExercisedWord[] {
  return Object.values(words)
    .flat()
    .flatMap(({ id, word, file_name, audio_version, voices, audio_word }) => {
      const known = practised.find(({ word_id }) => word_id === id)
      return known
        ? [{ id, word, file_name, audio_version, voices, audio_word, without_errors: known.without_errors }]
        : []
    })
}

function doneAt(
  step_id: number,
  { recipe }: StepContent,
  difficulty: Difficulty,
  statuses: readonly ExerciseStatusRow[],
): number {
  const exercises = recipe.map(({ position }) => {
    const id = toExerciseId(step_id, position)
    const row = statuses.find((status) => status.exercise_id === id && status.difficulty === difficulty)
    const { open } = ExerciseStatus
    return { status: { 1: open, 2: open, 3: open, [difficulty]: row?.status ?? open } }
  })
  return lessonProgress(exercises, difficulty)
}
