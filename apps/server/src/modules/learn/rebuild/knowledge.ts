import type { Word } from '@letterliaan/contract'
import { templates } from '@letterliaan/exercises/logic'
import type { RecallGrade } from '@letterliaan/rules/memory'
import type { TurnEvidence } from '@letterliaan/rules/evidence'
import {
  type CategoryObservation,
  type ComparableAnswer,
  type FirstMeeting,
  observeSkill,
  skillAt,
} from '@letterliaan/rules/skill'
import type { MendedTable } from '../../../db/personal-data/read-description.ts'
import { foldTurn, type Knowledge, knowNothing } from '../knowledge/fold.ts'
import { readDifficulties } from '../knowledge/item-difficulty.ts'
import { readFitted } from '../knowledge/fold-student.ts'
import { tellsOfMemory } from '../knowledge/pending-turns.ts'
import { toEvidence, type WrongRow } from '../knowledge/turn-evidence.ts'
import type { ReplayedMove } from '../play/exercise/replay-run.ts'
import { nameOf, removeRow, type Row, writeRow } from './derived-rows.ts'
import { findDifference, type Difference } from './difference.ts'
import { runOf } from './facts.ts'
import type { MendContext, MendStage } from './mend.ts'
import type { ReplayedRun } from './replay-run.ts'

interface Relearned {
  readonly knowledge: Knowledge
  /** How each word went, for fitting how children forget. */
  readonly histories: Map<number, { at: number; grade: RecallGrade }[]>
  /** Words that the student never practised before, by what was known of its skill: for the difficulty of words. */
  readonly meetings: FirstMeeting[]
  readonly met: Set<Word>
  /** The parts of those words, by how they were asked: for the ease of blocks. */
  readonly answers: ComparableAnswer[]
}

const whatOf = {
  word_memory: 'memory',
  skill: 'skill',
  skill_week: 'skill',
  mastery: 'mastery',
} as const satisfies Partial<Record<MendedTable, Difference['what']>>

type KnowledgeTable = keyof typeof whatOf

/** rules.md, What a child knows. Where part can't be replayed, skill and mastery stay: they are of all words. */
export const mendKnowledge: MendStage = async (mending) => {
  const expected = toRows((await relearn(mending)).knowledge)
  const unknown = wordsOfUnreadable(mending)
  const differences: Difference[] = []
  for (const table of Object.keys(whatOf) as KnowledgeTable[]) {
    const isKept = (row: Row): boolean =>
      table === 'word_memory' ? unknown.has(Number(row['word_id'])) : unknown.size > 0
    differences.push(...(await mendTable(mending, table, expected[table], isKept)))
  }
  return differences
}

const toRows = ({
  memories,
  skills,
  weeks,
  masteries,
}: Knowledge): Record<KnowledgeTable, readonly Row[]> => ({
  word_memory: Array.from(memories, ([word_id, memory]) => ({ word_id, ...memory })),
  skill: Array.from(skills, ([category, skill]) => ({ category, ...skill })),
  skill_week: Array.from(weeks.values(), ({ category, week, skill }) => ({ category, week, ...skill })),
  mastery: Array.from(masteries, ([step_id, mastery]) => ({ step_id, ...mastery })),
})

async function mendTable(
  { transaction, facts: { organisation_id }, student_id }: MendContext,
  table: KnowledgeTable,
  expected: readonly Row[],
  isKept: (row: Row) => boolean,
): Promise<Difference[]> {
  const named = (rows: readonly Row[]) => new Map(rows.map((row) => [nameOf(table, row), row]))
  const before = named(
    await transaction.selectFrom(table).selectAll().where('student_id', '=', student_id).execute(),
  )
  const after = named(expected.map((row) => ({ organisation_id, student_id, ...row })))
  const differences: Difference[] = []
  for (const where of new Set([...before.keys(), ...after.keys()])) {
    const [stored = null, row = null] = [before.get(where), after.get(where)]
    if (isKept(stored ?? row ?? {})) continue
    const what = whatOf[table]
    const difference = row
      ? findDifference(what, where, stored, row)
      : { what, where, stored, expected: null }
    if (difference === null) continue
    differences.push(difference)
    if (row) await writeRow(transaction, student_id, table, { row, isNew: stored === null })
    else if (stored) await removeRow(transaction, student_id, table, stored)
  }
  return differences
}

interface Turn {
  readonly run: ReplayedRun
  readonly move: ReplayedMove
}

/** Every move of the log in its order, learnt from as it was when it was played. */
export async function relearn({ transaction, facts, history, student_id }: MendContext): Promise<Relearned> {
  const relearned: Relearned = {
    knowledge: knowNothing(),
    histories: new Map(),
    meetings: [],
    met: new Set(),
    answers: [],
  }
  const fitted = await readFitted(transaction, facts.organisation_id)
  const measured = new Set(facts.steps.filter(({ measure_id }) => measure_id !== null).map(({ id }) => id))
  const difficultyOf = await readDifficulties(transaction)
  const practices = new Practices()
  const wrongRows = new Map<string, WrongRow[]>()
  const turns = history.runs
    .flatMap((run) => run.moves.map((move): Turn => ({ run, move })))
    .toSorted((a, b) => a.move.rows[0].id - b.move.rows[0].id)
  for (const { run, move } of turns) {
    const runKey = runOf({ ...run.fact, run: run.fact.number })
    for (const [at, { word_id, is_right, error_class }] of move.moved.entries()) {
      const { kind, input, place, created_at } = move.rows[at] ?? move.rows[0]
      practices.add(word_id, runKey, created_at)
      if (is_right) continue
      const key = `${runKey} ${word_id}`
      wrongRows.set(key, [...(wrongRows.get(key) ?? []), { kind, input, place, error_class }])
    }
    const logic = templates[run.recipeExercise?.exercise_type.template ?? 'Test']
    if (!tellsOfMemory(logic)) continue
    for (const ended of move.ended) {
      const { word } = ended.taught
      const wrong = wrongRows.get(`${runKey} ${word.id}`) ?? []
      const turn = {
        evidence: toEvidence(logic, ended, wrong, move.rows[0].created_at),
        difficulty: difficultyOf(word),
        easeOfBlocks: fitted.easeOfBlocks,
        last_practised_at: practices.lastBefore(word.id, runKey),
        remembers: !measured.has(run.fact.step_id),
        confirms: run.confirms,
      }
      const observed = observeSkill(turn.evidence, turn)
      const meetings = meetingsOf(observed, turn, relearned.knowledge, student_id)
      relearned.answers.push(...observed.flatMap((part) => toComparable(part, turn.evidence, student_id)))
      relearned.meetings.push(...meetings)
      if (meetings.length > 0) relearned.met.add(word)
      const grade = foldTurn(relearned.knowledge, turn, fitted)
      if (grade === null) continue
      const before = relearned.histories.get(word.id) ?? []
      relearned.histories.set(word.id, [...before, { at: turn.evidence.at, grade }])
    }
  }
  return relearned
}

/** Gives an unpractised word to the estimate of its difficulty, once for each part, with the skill until then. */
const meetingsOf = (
  observed: readonly CategoryObservation[],
  { evidence, difficulty: own }: { readonly evidence: TurnEvidence; readonly difficulty: number },
  { skills }: Knowledge,
  student_id: number,
): FirstMeeting[] =>
  observed.map(({ category, observation: { is_right, difficulty } }) => {
    const { mean, variance } = skillAt(skills.get(category) ?? null, evidence.at)
    return { word_id: evidence.word_id, student_id, mean: mean + own - difficulty, variance, is_right }
  })

const toComparable = (
  { category, observation: { at, is_right } }: CategoryObservation,
  { asked }: TurnEvidence,
  student_id: number,
): ComparableAnswer[] =>
  asked === 'in_blocks' || asked === 'by_ear'
    ? [{ student_id, category, at, is_right, isInBlocks: asked === 'in_blocks' }]
    : []

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
