import type { Difficulty, SessionAnswer, SessionPart, SessionWork, TemplateName } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { Queries } from '../../db/database.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import { assertSupervised } from '../../plugins/auth/supervision-queries.ts'
import { type ProblemError, createProblemError } from '../../plugins/errors/problem-error.ts'
import { readSoundsVersion } from '../../db/tables/organisation.ts'
import { type Contents, readStepContent, type StepContent } from '../curriculum/index.ts'
import { createLesson, toExercisePosition } from '../learn/index.ts'
import { type InsightLexicon, readStepIndex } from './lexicon.ts'
import { findShownSpelling } from './misspellings.ts'
import { listPracticeSessions, toSessionTimes, type PracticeSessionTimes } from './practice.ts'
import { findEndedRuns, findStepsById, type EndedRunRow, type LogRow } from './queries.ts'
import { readStudentLog, readWholeLog } from './student-log.ts'
import { toTurns } from './turns.ts'

const dictations: ReadonlySet<string> = new Set<TemplateName>(['StapDictee', 'Test'])

const isIn = ({ from, until }: Pick<PracticeSessionTimes, 'from' | 'until'>, at: number | null): boolean =>
  at !== null && at >= from && at <= until

/** Reads a student's sessions, latest first, with the dictations that failed in them (DOE-2). */
export async function readSessions(queries: Queries, student_id: number) {
  const log = await readWholeLog(queries, student_id)
  const failed = (await findEndedRuns(queries, student_id)).filter(
    ({ template, status }) => dictations.has(template) && status === ExerciseStatus.failed,
  )
  return listPracticeSessions(log, toTurns(log))
    .map((session) => {
      const times = { from: session.started_at, until: session.started_at + session.seconds }
      const steps = failed
        .filter(({ completed_at }) => isIn(times, completed_at))
        .map(({ step_id }) => step_id)
      return Object.assign(session, { failed_steps: [...new Set(steps)] })
    })
    .toReversed()
}

export interface SessionRequest {
  readonly caller: UserCaller
  readonly id: number
  /** Start of the session, unix seconds. */
  readonly started_at: number
}

/** Reads a session with each answer. Throws 404 without access, 409 for a voided session. */
export async function readSessionWork(
  queries: Queries,
  contents: Contents,
  { caller, id, started_at }: SessionRequest,
): Promise<SessionWork> {
  await assertSupervised(queries, caller, id)
  const session = toSessionTimes(await readWholeLog(queries, id)).find(({ from }) => from === started_at)
  if (session === undefined) throw createSessionGoneError()
  const index = await readStepIndex(queries, contents, caller.organisation_id)
  const period = { since: session.firstAnswer, until: session.until + 1 }
  const { log, lexicon } = await readStudentLog(queries, index, id, period)
  const ended = (await findEndedRuns(queries, id)).filter(({ completed_at }) => isIn(session, completed_at))
  const describe = await readDescriptions(queries, contents, log)
  const steps = new Set(log.flatMap(({ word_id }) => lexicon.stepOf(word_id) ?? []))
  const soundOf = await readSounds(queries, contents, steps, caller.organisation_id)
  const runs = Map.groupBy(log, keyOfRun)
  const parts = [...runs].map(([key, rows]) => {
    const run = ended.find((candidate) => keyOfRun({ ...candidate, run: candidate.number }) === key)
    const answers = rows.map((row) =>
      Object.assign(toAnswer(row, lexicon), { sound: soundOf.get(row.word_id) ?? null }),
    )
    return Object.assign(describe(rows), { outcome: outcomeOf(run), answers })
  })
  return { student_id: id, started_at, parts }
}

export const createSessionGoneError = (): ProblemError =>
  createProblemError(409, 'Dat kan niet', 'Dit oefenmoment is er niet meer. Laad de pagina opnieuw.')

const keyOfRun = ({ exercise_id, difficulty, run }: Pick<LogRow, 'exercise_id' | 'difficulty' | 'run'>) =>
  `${exercise_id} ${difficulty} ${run}`

const outcomeOf = (run: EndedRunRow | undefined): SessionPart['outcome'] =>
  run === undefined ? null : run.status === ExerciseStatus.failed ? 'failed' : 'passed'

type Described = Omit<SessionPart, 'outcome' | 'answers'>

async function readDescriptions(
  queries: Queries,
  contents: Contents,
  log: readonly LogRow[],
): Promise<(rows: readonly LogRow[]) => Described> {
  const ids = [...new Set(log.map(({ step_id }) => step_id))]
  const steps = ids.length === 0 ? [] : await findStepsById(queries, ids)
  const lessons = new Map(
    await Promise.all(
      steps.map(async (step) => {
        const content = await readStepContent(step, (nr) => contents.get(queries, nr))
        return [step.id, { step, lesson: createLesson(content, step) }] as const
      }),
    ),
  )
  return (rows) => {
    const [first] = rows
    const known = first && lessons.get(first.step_id)
    if (first === undefined || known === undefined) throw new Error('A run is of a step and has rows.')
    const { step, lesson } = known
    const place = toExercisePosition(first.exercise_id)
    const exercise = lesson.recipe.find(({ position }) => position === place)?.name
    return {
      step_id: step.id,
      label: lesson.label,
      exercise: exercise ?? (place === 0 ? 'Toets' : first.template),
      difficulty: first.difficulty as Difficulty,
      kind: step.measure_id !== null ? 'measure' : step.repeats_step_id !== null ? 'repetition' : 'lesson',
      is_dictation: dictations.has(first.template),
    }
  }
}

async function readSounds(
  queries: Queries,
  contents: Contents,
  steps: ReadonlySet<StepContent>,
  organisation_id: number,
): Promise<ReadonlyMap<number, SessionAnswer['sound']>> {
  const organisation = await readSoundsVersion(queries, organisation_id)
  const voiced = await Promise.all([...steps].map(({ id }) => contents.voiced(queries, id, organisation)))
  const words = voiced.flatMap((step) => Object.values(step.words).flat())
  return new Map(words.map(({ id, file_name, audio_version }) => [id, { file_name, audio_version }]))
}

function toAnswer(row: LogRow, lexicon: InsightLexicon): Omit<SessionAnswer, 'sound'> {
  const { id, word_id, kind, input, is_right, hints, cheats, time_ms, confidence, created_at: at } = row
  const written = findShownSpelling(lexicon, row)
  return {
    id,
    word: lexicon.textOf(word_id),
    written,
    is_rebuilt: kind === 'attempt' && written !== null && written !== input,
    is_right,
    hints,
    cheats,
    time_ms,
    confidence,
    at,
  }
}
