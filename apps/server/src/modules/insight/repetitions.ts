import type { RepetitionReason, RepetitionWord } from '@letterliaan/contract'
import { decodeJson, encodeJson } from '../../db/json.ts'
import type { Queries } from '../../db/database.ts'
import {
  type Contents,
  findWordOf,
  type PreparedStep,
  readContent,
  sourceOf,
  type StepContent,
} from '../curriculum/index.ts'
import { findMissingRepetitions, readWaitingRepetitions } from '../path/index.ts'
import type { Lexicon } from './lexicon.ts'
import { spellingOf } from './misspellings.ts'
import type { WordTurn } from './turns.ts'

/** What explains why a word is repeated. */
export interface RepetitionEvidence {
  readonly lexicon: Lexicon
  /** All of the log, whatever the period. */
  readonly turns: readonly WordTurn[]
  readonly dueById: ReadonlyMap<number, number>
}

interface Repetition extends PreparedStep {
  readonly step_id: number
  readonly isMarked: boolean
  readonly word_ids: readonly number[]
}

/**
 * Why each repetition is there that waits for a student, or will when it next asks: the words, since when they are due, and
 * how they were spelt before (INZ-6). `now` in unix seconds.
 */
export async function explainRepetitions(
  queries: Queries,
  contents: Contents,
  student_id: number,
  evidence: RepetitionEvidence,
  now: number,
): Promise<RepetitionReason[]> {
  const repetitions = [
    ...(await findWaiting(queries, student_id)),
    ...(await findComing(queries, contents, student_id, now)),
  ]
  return Promise.all(
    repetitions.map(async ({ step_id, isMarked, word_ids, ...step }) => {
      const content = await readContent(step, (from) => contents.get(queries, from))
      const told = { content, isMarked, now }
      return {
        step_id,
        label: content.label,
        reason: isMarked ? 'marked' : 'due',
        words: word_ids.map((id) => explainWord(id, told, evidence)),
      } satisfies RepetitionReason
    }),
  )
}

async function findWaiting(queries: Queries, student_id: number): Promise<Repetition[]> {
  const rows = await readWaitingRepetitions(queries, student_id)
  return rows.map(({ source_id, curriculum_step_id, mix, is_marked, word_ids }) => ({
    step_id: source_id,
    curriculum_step_id,
    mix,
    isMarked: mix === null && is_marked,
    word_ids: word_ids === null ? [] : decodeJson<number[]>(word_ids),
  }))
}

async function findComing(
  queries: Queries,
  contents: Contents,
  student_id: number,
  now: number,
): Promise<Repetition[]> {
  const missing = await findMissingRepetitions(queries, contents, student_id, now)
  return missing.map(({ step, word_ids, mix }) => ({
    step_id: step.id,
    curriculum_step_id: step.curriculum_step_id,
    mix: mix && encodeJson(mix),
    isMarked: mix === null,
    word_ids,
  }))
}

interface ToldRepetition {
  readonly content: StepContent
  readonly isMarked: boolean
  readonly now: number
}

function explainWord(
  word_id: number,
  { content, isMarked, now }: ToldRepetition,
  { lexicon, turns, dueById }: RepetitionEvidence,
): RepetitionWord {
  const due_at = dueById.get(word_id) ?? null
  const moments = turns.filter((turn) => turn.word_id === word_id)
  return {
    word: findWordOf(content, ({ id }) => id === word_id)?.word ?? lexicon.textOf(word_id),
    why: isMarked ? 'chosen' : whyMixed(due_at, moments.length, now),
    step: (sourceOf(content, word_id) ?? content).label,
    due_at,
    moments: moments.map(({ at, outcome, firstWrong }) => ({
      at,
      outcome,
      written: firstWrong && spellingOf(lexicon, firstWrong),
    })),
  }
}

/** 'Door elkaar' has what is due, words never practised of steps that are not confirmed, and what fills it up. */
function whyMixed(due_at: number | null, numMoments: number, now: number): RepetitionWord['why'] {
  if (due_at !== null) return due_at <= now ? 'due' : 'fills'
  return numMoments === 0 ? 'confirms' : 'unrecalled'
}
