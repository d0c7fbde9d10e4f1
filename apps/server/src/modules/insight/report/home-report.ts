import type { CategoryMastery, HomePage, OwnSpelling } from '@letterliaan/contract'
import { createWeekOf } from '@letterliaan/rules/calendar'
import type { Database } from '../../../db/database.ts'
import type { StudentOwner } from '../../../plugins/auth/caller.ts'
import type { Contents } from '../../curriculum/index.ts'
import { countUnreadRuns } from '../../learn/index.ts'
import { groupSpellingsByKind } from '../errors.ts'
import { readStepIndex } from '../lexicon.ts'
import { measureMastery } from '../mastery.ts'
import { findMisspellings } from '../misspellings.ts'
import type { Period } from '../period.ts'
import { countPractice } from '../practice.ts'
import { findDictationSteps, findMeasureSteps, findDueDates } from '../queries.ts'
import { readSkillChanges } from '../skill-changes.ts'
import { readEstimates } from '../skill-estimates.ts'
import { readStudentLog, type StudentLog } from '../student-log.ts'
import { chooseStatements, computeRangeOfTen, computeRightOfTen } from './parents-statements.ts'
import { readReportedChildren } from './reported-child.ts'

const numHomeWords = 5

interface HomeWord {
  readonly word: string
  /** Null if its step no longer teaches the word. */
  readonly file_name: string | null
}

export type HomeReportContent = Omit<HomePage, 'made_at' | 'expires_at' | 'words'> & {
  readonly words: readonly HomeWord[]
}

/** Reads today's statements for parents, as data for the page for home (DOE-9). Null for an unknown child. */
export async function readHomeReport(
  { database, contents }: { readonly database: Database; readonly contents: Contents },
  { organisation_id, student_id }: StudentOwner,
  period: Period,
): Promise<HomeReportContent | null> {
  const { reports: queries } = database
  const [child] = await readReportedChildren(queries, [student_id])
  if (child === undefined) return null
  const index = await readStepIndex(queries, contents, organisation_id)
  const studentLog = await readStudentLog(queries, index, student_id, period)
  const { log, turns, lexicon } = studentLog
  const weekOf = createWeekOf()
  const estimateOf = await readEstimates(queries, student_id, period.until)
  const categories = measureMastery(turns, lexicon, weekOf, estimateOf)
  const changes = await readSkillChanges(queries, student_id, period)
  const { good, practised, isHard, hasTooLittle, growth, total } = chooseStatements({ categories, changes })
  const hardest = practised[0]?.category
  const { num_sessions, seconds } = countPractice(log, turns, weekOf)
  return {
    first_name: child.first_name,
    since: period.since,
    practice: { num_sessions, seconds, ...total },
    good: good.map(toHomeCategory),
    growth: growth && { names: [...growth] },
    practised: practised.map(toHomeCategory),
    is_hard: isHard,
    has_too_little: hasTooLittle,
    num_unread_runs: await countUnreadRuns(queries, student_id),
    rule: hardest === undefined ? null : (index.firstStepOf(hardest)?.rule ?? null),
    words: chooseHomeWords({
      studentLog,
      kinds: practised.map(({ category }) => category),
      spellings: groupSpellingsByKind(findMisspellings(log, lexicon), lexicon),
      dueIds: await readDueIds(database, student_id, period.until),
      dictated: await readDictatedWords({ database, contents }, student_id),
      measureSteps: new Set((await findMeasureSteps(queries, student_id)).map(({ id }) => id)),
    }),
  }
}

const toHomeCategory = (category: CategoryMastery) => ({
  name: category.name,
  tenths: computeRightOfTen(category),
  ...computeRangeOfTen(category),
})

interface WordChoice {
  readonly studentLog: Pick<StudentLog, 'allTurns' | 'lexicon'>
  /** Categories that the page names as still practised, hardest first. */
  readonly kinds: readonly string[]
  readonly spellings: ReadonlyMap<string, readonly OwnSpelling[]>
  readonly dueIds: readonly number[]
  readonly dictated: ReadonlySet<string>
  readonly measureSteps: ReadonlySet<number>
}

/** Chooses missed words first, then due ones, then the latest. Skips words that were only tested. */
export function chooseHomeWords({
  studentLog: { allTurns, lexicon },
  kinds,
  spellings,
  dueIds,
  dictated,
  measureSteps,
}: WordChoice): HomeWord[] {
  const practisedIds = allTurns
    .filter(({ isMeasured, step_id }) => !isMeasured && !measureSteps.has(step_id))
    .map(({ word_id }) => word_id)
    .filter((id) => !dictated.has(lexicon.textOf(id)))
  const practised = new Set(practisedIds)
  const idByWord = new Map(practisedIds.map((id) => [lexicon.textOf(id), id]))
  const latest = [...dueIds, ...practisedIds.toReversed()]
  const ofKind = (kind: string): number[] => [
    ...(spellings.get(kind) ?? []).flatMap(({ word }) => idByWord.get(word) ?? []),
    ...latest.filter((id) => lexicon.categoryOf(id) === kind),
  ]
  const ofKinds = kinds.flatMap(ofKind).filter((id) => practised.has(id))
  const chosen = ofKinds.length > 0 ? ofKinds : latest.filter((id) => practised.has(id))
  const words = new Map<string, HomeWord>()
  for (const id of chosen) {
    const word = lexicon.textOf(id)
    if (words.has(word)) continue
    words.set(word, { word, file_name: lexicon.taughtOf(id)?.word.file_name ?? null })
  }
  return [...words.values()].slice(0, numHomeWords)
}

async function readDueIds({ reports }: Database, student_id: number, now: number): Promise<number[]> {
  const memories = await findDueDates(reports, student_id)
  const due = memories.filter((memory) => memory.due < now)
  return due.toSorted((a, b) => a.due - b.due).map(({ word_id }) => word_id)
}

/** Reads the words of weekly dictations that were not taken. Returns texts, which other steps may also teach. */
async function readDictatedWords(
  { database: { reports }, contents }: { readonly database: Database; readonly contents: Contents },
  student_id: number,
): Promise<ReadonlySet<string>> {
  const steps = await findDictationSteps(reports, student_id)
  const dictated = await Promise.all(
    steps.map(({ curriculum_step_id }) => contents.get(reports, curriculum_step_id)),
  )
  const words = dictated.flatMap((content) => Object.values(content.words).flat())
  return new Set(words.map(({ word }) => word))
}
