import type { RepetitionReason, RepetitionWord } from '@letterliaan/contract'
import { findEndOfToday } from '@letterliaan/rules/mix'
import { decodeJson, encodeJson } from '../../db/json.ts'
import type { Queries } from '../../db/database.ts'
import {
  type Contents,
  findWordOf,
  type StepWithMix,
  readStepContent,
  findMixedSource,
  type StepContent,
} from '../curriculum/index.ts'
import { findMissingRepetitions, readWaitingRepetitions } from '../learn/index.ts'
import type { InsightLexicon } from './lexicon.ts'
import { findShownSpelling } from './misspellings.ts'
import type { WordTurn } from './turns.ts'

export interface RepetitionEvidence {
  readonly lexicon: InsightLexicon
  /** Turns of the whole log, not only of the period. */
  readonly turns: readonly WordTurn[]
  readonly dueById: ReadonlyMap<number, number>
}

interface Repetition extends StepWithMix {
  readonly step_id: number
  readonly isMarked: boolean
  readonly word_ids: readonly number[]
  /** Null if the repetition was not made yet. */
  readonly own_step_id: number | null
}

/** Explains the present and the coming repetitions (INZ-6). `now` in unix seconds. */
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
  const explained = await Promise.all(
    repetitions.map(async ({ step_id, isMarked, word_ids, own_step_id, ...step }) => {
      const content = await readStepContent(step, (from) => contents.get(queries, from))
      const told = { content, isMarked, own_step_id, now }
      const reason: RepetitionReason = {
        step_id,
        label: content.label,
        reason: isMarked ? 'marked' : 'due',
        words: word_ids.map((id) => explainWord(id, told, evidence)),
      }
      return [reason]
    }),
  )
  return explained.flat()
}

async function findWaiting(queries: Queries, student_id: number): Promise<Repetition[]> {
  const rows = await readWaitingRepetitions(queries, student_id)
  return rows.map(({ id, source_id, curriculum_step_id, mix, is_marked, word_ids }) => ({
    step_id: source_id,
    curriculum_step_id,
    mix,
    isMarked: mix === null && is_marked,
    word_ids: word_ids === null ? [] : decodeJson<number[]>(word_ids),
    own_step_id: id,
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
    own_step_id: null,
  }))
}

interface ToldRepetition extends Pick<Repetition, 'isMarked' | 'own_step_id'> {
  readonly content: StepContent
  readonly now: number
}

function explainWord(
  word_id: number,
  told: ToldRepetition,
  { lexicon, turns, dueById }: RepetitionEvidence,
): RepetitionWord {
  const { content } = told
  const due_at = dueById.get(word_id) ?? null
  const moments = turns.filter((turn) => turn.word_id === word_id)
  return {
    word: findWordOf(content, ({ id }) => id === word_id)?.word ?? lexicon.textOf(word_id),
    why: whyAsked(told, due_at, moments),
    step: (findMixedSource(content, word_id) ?? content).label,
    due_at,
    moments: moments.map(({ at, outcome, firstWrong }) => ({
      at,
      outcome,
      written: firstWrong && findShownSpelling(lexicon, firstWrong),
    })),
  }
}

/** Returns a reason even for words that are not due. Marked steps and 'Door elkaar' ask such words too. */
function whyAsked(
  { isMarked, own_step_id, now }: ToldRepetition,
  due_at: number | null,
  moments: readonly WordTurn[],
): RepetitionWord['why'] {
  if (due_at !== null && (isMarked ? due_at <= now : due_at < findEndOfToday(now))) return 'due'
  if (isMarked) return 'chosen'
  if (moments.some((moment) => moment.step_id === own_step_id)) return 'written'
  if (due_at !== null) return 'fills'
  return moments.length === 0 ? 'confirms' : 'unrecalled'
}
