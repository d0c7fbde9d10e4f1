import type { Kysely } from 'kysely'
import { decodeJson, encodeJson } from '../json.ts'

/** The tables as this migration finds them. */
type Before = {
  student_exercise: {
    organisation_id: number
    student_id: number
    step_id: number
    exercise_id: number
    difficulty: number
    run: number
    run_status: number
    state: string
    status: number
    last_completed_at: number | null
    updated_at: number
  }
  answer: {
    id: number
    exercise_id: number
    difficulty: number
    run: number
    word_id: number
    created_at: number
  }
  run: Run
}

type Run = {
  organisation_id: number
  student_id: number
  step_id: number
  exercise_id: number
  difficulty: number
  number: number
  round: number
  word_ids: string
  is_retry: boolean
  status: number
  percentage_score: number | null
  started_at: number
  completed_at: number | null
}

type Exercise = Before['student_exercise']
type Answer = Before['answer']

interface State {
  readonly word_ids: readonly number[]
  readonly is_retry: boolean
  readonly percentage_score: number | null
  readonly started_at: number | null
}

/** Present runs as stored, earlier ones from the answers; the last of those has the exercise's outcome. */
export async function createPastRuns(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped.withTables<Before>()
  const exercises = await db.selectFrom('student_exercise').selectAll().execute()
  for (const exercise of exercises) {
    const answers = await db
      .selectFrom('answer')
      .selectAll()
      .where('exercise_id', '=', exercise.exercise_id)
      .where('difficulty', '=', exercise.difficulty)
      .orderBy('id')
      .execute()
    for (const run of [...earlierRuns(exercise, answers), ...presentRun(exercise)]) {
      await db.insertInto('run').values(run).execute()
    }
  }
}

const isComplete = (status: number): boolean => status >= 2

/** What of a run is not told by its exercise. */
type Own = Pick<Run, 'number' | 'word_ids' | 'is_retry' | 'status' | 'percentage_score' | 'started_at'>

const toRun = (exercise: Exercise, own: Own): Run => {
  const { organisation_id, student_id, step_id, exercise_id, difficulty } = exercise
  const completed_at = isComplete(own.status) ? exercise.last_completed_at : null
  return { organisation_id, student_id, step_id, exercise_id, difficulty, round: 0, ...own, completed_at }
}

function presentRun(exercise: Exercise): Run[] {
  const { word_ids, is_retry, percentage_score, started_at } = decodeJson<State>(exercise.state)
  if (started_at === null) return []
  const { run: number, run_status: status } = exercise
  return [
    toRun(exercise, {
      number,
      word_ids: encodeJson(word_ids),
      is_retry,
      status,
      percentage_score,
      started_at,
    }),
  ]
}

function earlierRuns(exercise: Exercise, answers: readonly Answer[]): Run[] {
  const earlier = [...Map.groupBy(answers, ({ run }) => run)].filter(([number]) => number < exercise.run)
  return earlier.map(([number, given], at) => {
    const isLast = at === earlier.length - 1
    return toRun(exercise, {
      number,
      word_ids: encodeJson([...new Set(given.map(({ word_id }) => word_id))]),
      is_retry: at > 0,
      status: isLast && !isComplete(exercise.run_status) ? exercise.status : 1,
      percentage_score: null,
      started_at: given[0]?.created_at ?? exercise.updated_at,
    })
  })
}
