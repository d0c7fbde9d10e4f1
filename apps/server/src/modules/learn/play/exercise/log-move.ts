import type { Confidence } from '@letterliaan/contract'
import type { Transaction } from '../../../../db/database.ts'
import type { MovedWord, PlayedMove } from './conclude-move.ts'
import { insertAnswer } from './queries.ts'
import type { RunKey } from './log-run.ts'

export interface MoveMetadata {
  readonly template: string
  readonly time_ms: number
  readonly hints: number
  readonly cheats: number
  /** Unix seconds. */
  readonly started_at: number
  /** The child's own certainty; undefined if it was not asked. */
  readonly confidence?: Confidence | undefined
  /** Stored with the first row. */
  readonly call?: string | null
}

export async function logMove(
  transaction: Transaction,
  { number, ...key }: RunKey,
  { verdict, place }: PlayedMove,
  moved: readonly MovedWord[],
  { confidence, call = null, ...meta }: MoveMetadata,
  now: number,
): Promise<void> {
  for (const [part, { word_id, is_right, error_class }] of moved.entries()) {
    await insertAnswer(transaction, {
      ...key,
      ...meta,
      run: number,
      word_id,
      kind: verdict.kind,
      input: verdict.input,
      is_right,
      error_class,
      part,
      place,
      confidence: verdict.kind === 'answer' ? (confidence ?? null) : null,
      call: part === 0 ? call : null,
      created_at: now,
    })
  }
}
