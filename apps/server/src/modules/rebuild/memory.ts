import type { TemplateName } from '@letterliaan/contract'
import { countsForMemory } from '@letterliaan/exercises/logic'
import { gradeOfEndedTurn, reviewWord, type WordMemory } from '@letterliaan/rules/memory'
import { saveMemory } from '../play/memory/queries.ts'
import { findDifference, type Difference } from './difference.ts'
import type { MendContext, MendStage } from './mend.ts'
import type { ReplayedRun } from './replay-run.ts'

/** What the student remembers of words, as far as it follows from the log (rules.md, Repetition). */
export const mendMemory: MendStage = async (mending) => {
  const { transaction, facts, student_id } = mending
  const unknown = wordsOfUnreadable(mending)
  const expected = remember(mending)
  const differences: Difference[] = []
  for (const [word_id, memory] of expected) {
    if (unknown.has(word_id)) continue
    const stored = facts.memories.find((row) => row.word_id === word_id) ?? null
    const difference = findDifference('memory', `word ${word_id}`, stored, { ...memory })
    if (!difference) continue
    differences.push(difference)
    const organisation_id = facts.answers.find((row) => row.word_id === word_id)?.organisation_id
    if (organisation_id !== undefined) {
      await saveMemory(transaction, { organisation_id, student_id, word_id, ...memory })
    }
  }
  for (const stored of facts.memories) {
    const { word_id } = stored
    if (expected.has(word_id) || unknown.has(word_id)) continue
    differences.push({ what: 'memory', where: `word ${word_id}`, stored, expected: null })
    await transaction
      .deleteFrom('word_memory')
      .where('student_id', '=', student_id)
      .where('word_id', '=', word_id)
      .execute()
  }
  return differences
}

/** All words whose turn ended, in the order of the log. */
function remember({ facts, history }: MendContext): ReadonlyMap<number, WordMemory> {
  const measured = new Set(facts.steps.filter(({ measure_id }) => measure_id !== null).map(({ id }) => id))
  const moves = history.runs
    .filter((run) => countsForMemory(templateOf(run)) && !measured.has(run.fact.step_id))
    .flatMap((run) => run.moves)
    .toSorted((a, b) => a.rows[0].id - b.rows[0].id)
  const memories = new Map<number, WordMemory>()
  for (const { rows, ended } of moves) {
    for (const { word_id, turn } of ended) {
      const before = memories.get(word_id) ?? null
      memories.set(word_id, reviewWord(before, gradeOfEndedTurn(turn), rows[0].created_at))
    }
  }
  return memories
}

const templateOf = ({ recipeExercise }: ReplayedRun): TemplateName =>
  recipeExercise?.exercise_type.template ?? 'Test'

function wordsOfUnreadable({ facts, history }: MendContext): ReadonlySet<number> {
  const answers = facts.answers.filter(({ exercise_id }) => history.unreadable.has(exercise_id))
  return new Set(answers.map(({ word_id }) => word_id))
}
