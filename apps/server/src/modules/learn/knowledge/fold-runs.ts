import type { Word } from '@letterliaan/contract'
import { templates } from '@letterliaan/exercises/logic'
import { estimateWordDifficulty } from '@letterliaan/rules/skill'
import { formatRunKey } from '../path/step/exercise-id.ts'
import type { AnswerRow } from '../play/exercise/queries.ts'
import type { ReplayedRun } from '../rebuild/history.ts'
import type { FittedParameters } from './fitted-parameters.ts'
import { type EndedTurn, foldTurn, type Knowledge } from './fold.ts'
import { isEvidenceOfMemory, toEvidence, type StoredWrongMove } from './turn-evidence.ts'

export interface ReplayedTurn extends EndedTurn {
  readonly word: Word
  readonly easeOfBlocks: number
  readonly known: Knowledge
}

interface ReplayedLog {
  readonly runs: readonly ReplayedRun[]
  /** All answers to the words of these runs, in the order of the log. */
  readonly answers: readonly Pick<
    AnswerRow,
    'id' | 'word_id' | 'exercise_id' | 'difficulty' | 'run' | 'created_at'
  >[]
  readonly steps: readonly { readonly id: number; readonly measure_id: number | null }[]
  readonly fitted: FittedParameters
  /** Tests whether the turns that this answer of a run ended are already folded. */
  readonly isFolded?: (run: ReplayedRun, answer_id: number) => boolean
}

/** Folds the ended words of runs in the order of the log. Calls `see` with each word just before it is folded. */
export function foldRuns(
  known: Knowledge,
  { runs, answers, steps, fitted, isFolded = () => false }: ReplayedLog,
  see: (turn: ReplayedTurn) => void = () => {},
): void {
  const { easeOfBlocks } = fitted
  const measured = new Set(steps.filter(({ measure_id }) => measure_id !== null).map(({ id }) => id))
  const practisedBefore = findEarlierPractice(answers)
  const wrongRows = new Map<string, StoredWrongMove[]>()
  const turns = runs.flatMap((run) => run.moves.map((move) => ({ run, move })))
  for (const { run, move } of turns.toSorted((a, b) => a.move.rows[0].id - b.move.rows[0].id)) {
    const runKey = formatRunKey(run.fact)
    const [first] = move.rows
    for (const [at, { word_id, is_right, error_class }] of move.moved.entries()) {
      if (is_right) continue
      const { kind, input, place } = move.rows[at] ?? first
      const key = `${runKey} ${word_id}`
      wrongRows.set(key, [...(wrongRows.get(key) ?? []), { kind, input, place, error_class }])
    }
    const logic = templates[run.recipeExercise?.exercise_type.template ?? 'Test']
    if (!isEvidenceOfMemory(logic) || isFolded(run, move.rows.at(-1)?.id ?? first.id)) continue
    for (const ended of move.ended) {
      const { word } = ended.taught
      const wrong = wrongRows.get(`${runKey} ${word.id}`) ?? []
      const own = move.rows.find(({ word_id }) => word_id === word.id)
      const turn = {
        evidence: toEvidence(logic, ended, wrong, first.created_at),
        difficulty: estimateWordDifficulty(word),
        last_practised_at: (own && practisedBefore.get(own.id)) ?? null,
        remembers: !measured.has(run.fact.step_id),
        confirms: run.confirms,
      }
      see({ ...turn, word, easeOfBlocks, known })
      foldTurn(known, turn, fitted)
    }
  }
}

/** Maps the id of an answer to the last time (unix seconds) that its word was practised in another run. */
function findEarlierPractice(answers: ReplayedLog['answers']): ReadonlyMap<number, number | null> {
  const last = new Map<
    number,
    { readonly run: string; readonly at: number; readonly before: number | null }
  >()
  return new Map(
    answers.map((row) => {
      const run = formatRunKey(row)
      const known = last.get(row.word_id)
      const before = known?.run === run ? known.before : (known?.at ?? null)
      last.set(row.word_id, { run, at: row.created_at, before })
      return [row.id, before]
    }),
  )
}
