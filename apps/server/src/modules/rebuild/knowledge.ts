import type { Word } from '@letterliaan/contract'
import { templates } from '@letterliaan/exercises/logic'
import type { Mastery } from '@letterliaan/rules/mastery'
import {
  defaultMemoryParameters,
  type MemoryParameters,
  type RecallGrade,
  type WordMemory,
} from '@letterliaan/rules/memory'
import type { TurnEvidence } from '@letterliaan/rules/evidence'
import { type FirstMeeting, observeSkill, type Skill, skillAt } from '@letterliaan/rules/skill'
import type { Insertable } from 'kysely'
import type { MasteryTable, SkillTable, SkillWeekTable, WordMemoryTable } from '../../db/schema.ts'
import {
  type DifficultyOf,
  endedWeekOf,
  type EndedWord,
  type KnownBefore,
  learn,
  readDifficulties,
  readMemoryParameters,
  type ReplayedMove,
  tellsOfMemory,
  toEvidence,
  type WrongRow,
} from '../play/index.ts'
import { findDifference, type Difference } from './difference.ts'
import type { MendContext, MendStage } from './mend.ts'
import type { ReplayedRun } from './replay-run.ts'

type KnowledgeTable = 'word_memory' | 'skill' | 'skill_week' | 'mastery'

interface Knowledge {
  readonly word_memory: Map<string, Insertable<WordMemoryTable>>
  readonly skill: Map<string, Insertable<SkillTable>>
  readonly skill_week: Map<string, Insertable<SkillWeekTable>>
  readonly mastery: Map<string, Insertable<MasteryTable>>
  /** How each word went, for fitting how children forget. */
  readonly histories: Map<number, { at: number; grade: RecallGrade }[]>
  /** Words that the student never practised before, by what was known of its skill: for the difficulty of words. */
  readonly meetings: FirstMeeting[]
  readonly met: Set<Word>
}

const whatOf = {
  word_memory: 'memory',
  skill: 'skill',
  skill_week: 'skill',
  mastery: 'mastery',
} as const satisfies Record<KnowledgeTable, Difference['what']>

const keys = {
  word_memory: ['word_id'],
  skill: ['category'],
  skill_week: ['category', 'week'],
  mastery: ['step_id'],
} as const satisfies Record<KnowledgeTable, readonly string[]>

type Row = Readonly<Record<string, unknown>>

const keyOf = (table: KnowledgeTable, row: Row): string =>
  keys[table].map((name) => String(row[name])).join(' ')

/** rules.md, What a child knows. Where part can't be replayed, skill and mastery stay: they are of all words. */
export const mendKnowledge: MendStage = async (mending) => {
  const expected = await relearn(mending)
  const unknown = wordsOfUnreadable(mending)
  const differences: Difference[] = []
  for (const table of Object.keys(keys) as KnowledgeTable[]) {
    const isKept = (row: Row): boolean =>
      table === 'word_memory' ? unknown.has(Number(row['word_id'])) : unknown.size > 0
    differences.push(...(await mendTable(mending, table, expected[table], isKept)))
  }
  return differences
}

async function mendTable(
  { transaction, student_id }: MendContext,
  table: KnowledgeTable,
  expected: ReadonlyMap<string, Row>,
  isKept: (row: Row) => boolean,
): Promise<Difference[]> {
  const stored = new Map(
    (await transaction.selectFrom(table).selectAll().where('student_id', '=', student_id).execute()).map(
      (row): [string, Row] => [keyOf(table, row), row],
    ),
  )
  const differences: Difference[] = []
  const changed = [...new Set([...stored.keys(), ...expected.keys()])].filter((key) => {
    const [before = null, after = null] = [stored.get(key), expected.get(key)]
    if (isKept(before ?? after ?? {})) return false
    const where = `${table} ${key}`
    const difference =
      after === null
        ? { what: whatOf[table], where, stored: before, expected: null }
        : findDifference(whatOf[table], where, before, after)
    if (difference) differences.push(difference)
    return difference !== null
  })
  for (const key of changed) {
    let stale = transaction.deleteFrom(table).where('student_id', '=', student_id)
    const row = stored.get(key) ?? {}
    for (const name of keys[table]) stale = stale.where(name as 'student_id', '=', row[name] as number)
    if (stored.has(key)) await stale.execute()
    const after = expected.get(key)
    if (after)
      await transaction
        .insertInto(table)
        .values(after as never)
        .execute()
  }
  return differences
}

interface Turn {
  readonly run: ReplayedRun
  readonly move: ReplayedMove
}

/** Every move of the log in its order, learnt from as it was when it was played. */
export async function relearn({ transaction, facts, history, student_id }: MendContext): Promise<Knowledge> {
  const relearned: Knowledge = {
    word_memory: new Map(),
    skill: new Map(),
    skill_week: new Map(),
    mastery: new Map(),
    histories: new Map(),
    meetings: [],
    met: new Set(),
  }
  const organisation_id = facts.steps[0]?.organisation_id
  const parameters =
    organisation_id === undefined
      ? defaultMemoryParameters
      : await readMemoryParameters(transaction, organisation_id)
  const measured = new Set(facts.steps.filter(({ measure_id }) => measure_id !== null).map(({ id }) => id))
  const difficultyOf = await readDifficulties(transaction)
  const practices = new Practices()
  const wrongRows = new Map<string, WrongRow[]>()
  const turns = history.runs
    .flatMap((run) => run.moves.map((move): Turn => ({ run, move })))
    .toSorted((a, b) => a.move.rows[0].id - b.move.rows[0].id)
  for (const { run, move } of turns) {
    const runKey = `${run.fact.exercise_id} ${run.fact.difficulty} ${run.fact.number}`
    for (const [at, { word_id, is_right, error_class }] of move.moved.entries()) {
      const { kind, input, place, created_at } = move.rows[at] ?? move.rows[0]
      practices.add(word_id, runKey, created_at)
      if (is_right) continue
      const key = `${runKey} ${word_id}`
      wrongRows.set(key, [...(wrongRows.get(key) ?? []), { kind, input, place, error_class }])
    }
    const remembers = !measured.has(run.fact.step_id)
    for (const ended of move.ended) {
      const word_id = ended.taught.word.id
      const wrong = wrongRows.get(`${runKey} ${word_id}`) ?? []
      const last = practices.lastBefore(word_id, runKey)
      const child = { organisation_id: run.fact.organisation_id, student_id }
      learnAgain(relearned, child, { run, move, ended, wrong, last, remembers, parameters, difficultyOf })
    }
  }
  return relearned
}

interface RelearnedTurn extends Turn {
  readonly ended: EndedWord
  readonly wrong: readonly WrongRow[]
  readonly last: number | null
  readonly remembers: boolean
  readonly parameters: MemoryParameters
  readonly difficultyOf: DifficultyOf
}

function learnAgain(
  relearned: Knowledge,
  child: { readonly organisation_id: number; readonly student_id: number },
  { run, move, ended, wrong, last, remembers, parameters, difficultyOf }: RelearnedTurn,
): void {
  const logic = templates[run.recipeExercise?.exercise_type.template ?? 'Test']
  if (!tellsOfMemory(logic)) return
  const { word } = ended.taught
  const evidence = toEvidence(logic, ended, wrong, move.rows[0].created_at)
  const memory = relearned.word_memory.get(String(word.id)) ?? null
  const before = {
    difficulty: difficultyOf(word),
    memory: memory as WordMemory | null,
    last_practised_at: last,
    skillOf: (category: string) => (relearned.skill.get(category) ?? null) as Skill | null,
    masteryOf: (step_id: number) => (relearned.mastery.get(String(step_id)) ?? null) as Mastery | null,
  }
  const learned = learn(evidence, before, {
    remembers,
    parameters,
    confirms: run.confirms,
  })
  const meetings = meetingsOf(evidence, before, child.student_id)
  relearned.meetings.push(...meetings)
  if (meetings.length > 0) relearned.met.add(word)
  if (learned.grade)
    relearned.histories.set(word.id, [
      ...(relearned.histories.get(word.id) ?? []),
      { at: evidence.at, grade: learned.grade },
    ])
  if (learned.memory)
    relearned.word_memory.set(String(word.id), { ...child, word_id: word.id, ...learned.memory })
  for (const { step_id, mastery } of learned.masteries)
    relearned.mastery.set(String(step_id), { ...child, step_id, ...mastery })
  for (const { category, skill } of learned.skills) {
    const old = before.skillOf(category)
    const week = old && endedWeekOf(old, skill)
    if (old && week !== null)
      relearned.skill_week.set(`${category} ${week}`, { ...child, category, week, ...old })
    relearned.skill.set(category, { ...child, category, ...skill })
  }
}

/** What the parts of a word that was never practised tell of its difficulty, beside what was known of their skills. */
const meetingsOf = (evidence: TurnEvidence, before: KnownBefore, student_id: number): FirstMeeting[] =>
  observeSkill(evidence, before).map(({ category, observation: { is_right } }) => {
    const { mean, variance } = skillAt(before.skillOf(category), evidence.at)
    return { word_id: evidence.word_id, student_id, mean, variance, is_right }
  })

/** When each word was practised last, in another run than the present. */
class Practices {
  readonly #last = new Map<
    number,
    { readonly run: string; readonly at: number; readonly beforeRun: number | null }
  >()

  add(word_id: number, run: string, at: number): void {
    const last = this.#last.get(word_id)
    const beforeRun = last === undefined ? null : last.run === run ? last.beforeRun : last.at
    this.#last.set(word_id, { run, at, beforeRun })
  }

  lastBefore(word_id: number, run: string): number | null {
    const last = this.#last.get(word_id)
    return last === undefined ? null : last.run === run ? last.beforeRun : last.at
  }
}

function wordsOfUnreadable({ facts, history }: MendContext): ReadonlySet<number> {
  const answers = facts.answers.filter(({ exercise_id }) => history.unreadable.has(exercise_id))
  return new Set(answers.map(({ word_id }) => word_id))
}
