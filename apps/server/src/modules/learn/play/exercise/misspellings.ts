import { TemplateName, type Difficulty, type Word } from '@letterliaan/contract'
import { canReplaceWord, chooseLikelyMisspelling } from '@letterliaan/curriculum'
import type { Queries } from '../../../../db/database.ts'
import { readWrittenWord } from '../diagnosis/written-word.ts'
import type { StepContent } from '../../../curriculum/index.ts'
import { findOwnErrors, type AnswerRow, type RunRow } from './queries.ts'
import { readStoredRun } from './stored-run.ts'

/** A misspelling returns after this time, when the child has forgotten its correction and can't copy it. */
const restSeconds = 2 * 86_400

export interface RunMisspellings {
  of(word: Word): string | null
  isOwn(word: Word): boolean
}

interface HuntedExercise {
  readonly student_id: number
  readonly content: Pick<StepContent, 'words' | 'marked'>
}

/** Finds the misspellings known when the run began, so that a reload shows the same ones. */
export async function findMisspellingsOfRun(
  queries: Queries,
  { student_id, content }: HuntedExercise,
  played: PlayedRuns,
  now: number,
): Promise<(difficulty: Difficulty) => RunMisspellings> {
  const words = Object.values(content.words).flat()
  const word_ids = [...new Set(words.map(({ id }) => id))]
  const errors =
    word_ids.length === 0 ? [] : await findOwnErrors(queries, student_id, word_ids, now - restSeconds)
  return (difficulty) => {
    const until = (beganAt(played, difficulty) ?? now) - restSeconds
    const own = new Map<number, string>()
    for (const { word_id, template, created_at, ...move } of errors) {
      if (created_at > until || own.has(word_id)) continue
      const word = words.find(({ id }) => id === word_id)
      const name = TemplateName.safeParse(template)
      const written = word && name.success ? readWrittenWord(name.data, word, move) : null
      if (word && written && !written.isRefused && canReplaceWord(word, written.written))
        own.set(word_id, written.written)
    }
    return {
      of: (word) => own.get(word.id) ?? chooseLikelyMisspelling(word, content.marked.get(word.word)),
      isOwn: ({ id }) => own.has(id),
    }
  }
}

interface PlayedRuns {
  readonly rows: readonly RunRow[]
  readonly moves: readonly AnswerRow[]
}

function beganAt({ rows, moves }: PlayedRuns, difficulty: Difficulty): number | null {
  const row = rows.find((other) => other.difficulty === difficulty)
  if (row === undefined || row.state === '') return null
  const first = moves.find((move) => move.difficulty === difficulty && move.run === row.run)
  return first?.created_at ?? readStoredRun(row.state).started_at
}
