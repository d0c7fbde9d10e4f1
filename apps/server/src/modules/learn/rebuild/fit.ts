import { daySeconds, hourSeconds, listWeeksUpTo } from '@letterliaan/rules/calendar'
import { fitMemory, gradeRecall, type ReviewHistory } from '@letterliaan/rules/memory'
import { type ComparableAnswer, fitEaseOfBlocks, toObservations } from '@letterliaan/rules/skill'
import { type Clock, runEvery } from '../../../clock.ts'
import type { Database } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'
import { findOrganisations, updateOrganisation } from '../../../db/tables/organisation.ts'
import type { Contents } from '../../curriculum/index.ts'
import type { OnError } from '../../../plugins/watch.ts'
import { readParameters } from '../knowledge/fitted-parameters.ts'
import type { ReplayedTurn } from '../knowledge/fold-runs.ts'
import { relearnWords } from './knowledge.ts'
import { findAllStudents, readMendContext, rebuildStudent } from './rebuild-student.ts'

interface FitSettings {
  readonly database: Database
  readonly contents: Contents
  readonly now: number
  readonly onError: OnError
}

type Child = Awaited<ReturnType<typeof findAllStudents>>[number]

const seeTurns = (
  { database, contents, now }: FitSettings,
  { id, organisation_id }: Child,
  see: (turn: ReplayedTurn) => void,
): Promise<unknown> =>
  limitDatabase(database, organisation_id).transaction(async (transaction) => {
    await database.dialect.lockRow(transaction, 'student', id)
    return relearnWords(await readMendContext(transaction, contents, id, now), see)
  })

const comparableOf = (turn: ReplayedTurn, student_id: number): ComparableAnswer[] => {
  const { asked } = turn.evidence
  if (asked !== 'in_blocks' && asked !== 'by_ear') return []
  return toObservations(turn.evidence, turn).map(({ category, observation: { at, is_right } }) => ({
    student_id,
    category,
    at,
    is_right,
    isInBlocks: asked === 'in_blocks',
  }))
}

/** A smaller gain does not change due dates. */
const minGain = 0.002
/** A smaller change (a logit) is not stored, because it changes a chance by less than about 0.01. */
const minEaseChange = 0.05

const report =
  ({ onError }: FitSettings, ids: object) =>
  (cause: unknown): void =>
    onError(new Error('fit failed', { cause }), ids)

/** Fits memory and ease of blocks. If a value changed, rebuilds the children. */
async function fitOrganisation(
  settings: FitSettings,
  organisation_id: number,
  students: readonly Child[],
): Promise<void> {
  const { database, contents, now } = settings
  const own = limitDatabase(database, organisation_id)
  const histories: ReviewHistory[] = []
  const answers: ComparableAnswer[] = []
  for (const student of students) {
    const { id: student_id } = student
    const words = new Map<number, ReviewHistory[number][]>()
    await seeTurns(settings, student, (turn) => {
      const { word_id, at } = turn.evidence
      const grade = turn.remembers ? gradeRecall(turn.evidence) : null
      if (grade !== null) words.set(word_id, [...(words.get(word_id) ?? []), { at, grade }])
      answers.push(...comparableOf(turn, student_id))
    }).catch(report(settings, { student_id }))
    histories.push(...words.values())
  }
  const hasChanged = [
    await fitMemoryOf(own, organisation_id, histories),
    await fitEaseOf(own, organisation_id, answers),
  ]
  if (!hasChanged.includes(true)) return
  for (const { id: student_id } of students)
    await rebuildStudent(database, contents, { student_id, write: true, now }).catch(
      report(settings, { student_id }),
    )
}

/** Stores parameters if they predict the last answers better. Returns whether it stored them. */
export async function fitMemoryOf(
  database: Database,
  organisation_id: number,
  histories: readonly ReviewHistory[],
): Promise<boolean> {
  const fitted = fitMemory(histories, (await readParameters(database.queries, organisation_id)).memory)
  if (fitted === null || fitted.after >= fitted.before - minGain) return false
  const memory_parameters = encodeJson(fitted.parameters)
  await updateOrganisation(database.queries, organisation_id, { memory_parameters })
  return true
}

/** Stores how much easier blocks are, if the value changed enough. Returns whether it stored the value. */
export async function fitEaseOf(
  database: Database,
  organisation_id: number,
  answers: readonly ComparableAnswer[],
): Promise<boolean> {
  const ease_of_blocks = fitEaseOfBlocks(answers)
  const { easeOfBlocks } = await readParameters(database.queries, organisation_id)
  if (Math.abs(ease_of_blocks - easeOfBlocks) < minEaseChange) return false
  await updateOrganisation(database.queries, organisation_id, { ease_of_blocks })
  return true
}

const settingName = 'memory_fitted_in'
/** Hours in the night to Sunday, when no school practises. */
const hours = { from: 2, until: 5 } as const

/** Fits memories once a week, in the night to Sunday, on the first server that claims it. `now`: unix seconds. */
export async function fitMemoriesWeekly(settings: FitSettings): Promise<void> {
  const { database, now } = settings
  const [week] = listWeeksUpTo(now, 0)
  if (week === undefined) return
  const sunday = week.until - daySeconds
  if (now < sunday + hours.from * hourSeconds || now >= sunday + hours.until * hourSeconds) return
  if (!(await claimWeek(database, week.since))) return
  const students = Map.groupBy(await findAllStudents(database.queries), (row) => row.organisation_id)
  for (const { id: organisation_id } of await findOrganisations(database.queries))
    await fitOrganisation(settings, organisation_id, students.get(organisation_id) ?? []).catch(
      report(settings, { organisation_id }),
    )
}

async function claimWeek({ queries }: Database, since: number): Promise<boolean> {
  const value = encodeJson(since)
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto('setting')
    .values({ name: settingName, value })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value }).where('setting.value', '!=', value),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Checks at the start and every hour whether the fit is due. Returns a function that stops it. */
export const startFittingMemories = (settings: Omit<FitSettings, 'now'>, clock: Clock): (() => void) =>
  runEvery(clock, 1000 * hourSeconds, (now) => fitMemoriesWeekly({ ...settings, now }), settings.onError)
