import type { Difficulty, ExercisedWord, Progress, StepStatus } from '@letterliaan/contract'
import {
  isStepWaived,
  computeLessonProgress,
  computeMasteryPercentage,
  labelStepStatus,
  listDistinctWords,
} from '@letterliaan/rules'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { Queries } from '../../../../db/database.ts'
import type { StudentCaller } from '../../../../plugins/auth/caller.ts'
import type { Contents, StepContent } from '../../../curriculum/index.ts'
import { toExerciseId, toStepId } from '../step/exercise-id.ts'
import { createOfferedLesson } from '../step/lesson.ts'
import { readMasteryFields } from '../step/mastery-fields.ts'
import {
  findListedSteps,
  findMasteryMarks,
  findStatuses,
  type ListedStep,
  type StatusRow,
} from '../step/queries.ts'
import { findPractisedTurns } from './queries.ts'
import { readSoundsVersion } from '../../../../db/tables/organisation.ts'

const difficulties = [1, 2, 3] as const

type Statuses = Record<Difficulty, number>
const { open } = ExerciseStatus
const allOpen: Readonly<Statuses> = { 1: open, 2: open, 3: open }

export async function listProgress(
  queries: Queries,
  contents: Contents,
  { student_id, organisation_id }: StudentCaller,
): Promise<Progress[]> {
  const [steps, statuses, practised, marks, organisation] = await Promise.all([
    findListedSteps(queries, student_id),
    findStatuses(queries, student_id),
    findPractisedWords(queries, student_id),
    findMasteryMarks(queries, student_id),
    readSoundsVersion(queries, organisation_id),
  ])
  const statusesOf = groupStatuses(statuses)
  const masteryOf = readMasteryFields(marks)
  const rows: Progress[] = []
  for (const step of steps) {
    if (step.phase_id === null) continue
    const content = await contents.voiced(queries, step.curriculum_step_id, organisation)
    const lesson = createOfferedLesson(content, step)
    const exercises = lesson.recipe.map(({ position }) => ({
      status: statusesOf.get(toExerciseId(step.id, position)) ?? allOpen,
    }))
    for (const difficulty of difficulties) {
      const words = toWords(content, practised(step.id, difficulty))
      const { phase_id } = step
      const progress = computeLessonProgress(exercises, difficulty)
      const row = { ...toRow(step, lesson, difficulty, words), ...masteryOf(step.id) }
      rows.push({ id: rows.length + 1, phase_id, progress, ...row })
    }
  }
  return rows
}

function groupStatuses(rows: readonly StatusRow[]): ReadonlyMap<number, Statuses> {
  const statusesOf = new Map<number, Statuses>()
  for (const { exercise_id, difficulty, status } of rows) {
    const statuses = statusesOf.get(exercise_id) ?? { ...allOpen }
    statuses[difficulty as Difficulty] = status
    statusesOf.set(exercise_id, statuses)
  }
  return statusesOf
}

function toRow(
  step: ListedStep,
  lesson: StepContent,
  difficulty: Difficulty,
  words_exercised: ExercisedWord[],
): Omit<Progress, 'id' | 'phase_id' | 'progress' | 'is_mastered' | 'has_faded'> {
  const words_without_errors = words_exercised.filter(({ without_errors }) => without_errors).length
  return {
    step_id: step.id,
    difficulty,
    percentage_score: computeMasteryPercentage(words_without_errors, words_exercised.length),
    words_exercised,
    words_without_errors,
    status: step.status as StepStatus,
    status_label: labelStepStatus(
      step.status as StepStatus,
      step.highest_difficulty_completed,
      isStepWaived(step),
    ),
    is_waived: isStepWaived(step),
    label: lesson.label,
    position: step.position,
  }
}

/** Returns each practised word once, because a word of an own step may be in all three levels. */
function toWords({ words }: StepContent, practised: PractisedWords): ExercisedWord[] {
  if (practised.size === 0) return []
  return listDistinctWords([...words[1], ...words[2], ...words[3]]).flatMap(
    ({ id, word, file_name, audio_version, voices, audio_word }) => {
      const without_errors = practised.get(id)
      return without_errors === undefined
        ? []
        : { id, word, file_name, audio_version, voices, audio_word, without_errors }
    },
  )
}

/** Maps each practised word of a step at one difficulty to true if its last turn had no errors. */
type PractisedWords = ReadonlyMap<number, boolean>

async function findPractisedWords(
  queries: Queries,
  student_id: number,
): Promise<(step_id: number, difficulty: number) => PractisedWords> {
  const all = new Map<string, Map<number, boolean>>()
  for (const turn of await findPractisedTurns(queries, student_id)) {
    const key = `${toStepId(turn.exercise_id)} ${turn.difficulty}`
    const words = all.get(key) ?? new Map<number, boolean>()
    all.set(key, words.set(turn.word_id, turn.errors === 0 && turn.cheats === 0))
  }
  return (step_id, difficulty) => all.get(`${step_id} ${difficulty}`) ?? new Map()
}
