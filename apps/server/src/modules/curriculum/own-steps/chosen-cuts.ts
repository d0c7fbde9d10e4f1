import type { OwnWord } from '@letterliaan/contract'
import type { Queries } from '../../../db/database.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import type { ChosenCut } from './own-words.ts'
import { findWordCuts, upsertWordCuts } from './queries.ts'

export async function applyCuts(
  queries: Queries,
  organisation_id: number,
  words: readonly OwnWord[],
): Promise<OwnWord[]> {
  const open = words.filter(({ marked, correction }) => marked === null && correction === null)
  const rows =
    open.length === 0
      ? []
      : await findWordCuts(
          queries,
          organisation_id,
          open.map(({ word }) => word),
        )
  const cuts = new Map(rows.map(({ word, marked }) => [word, marked]))
  return words.map((own) => ({
    ...own,
    marked: own.marked ?? (own.correction ? null : cuts.get(own.word)) ?? null,
  }))
}

export async function storeCuts(
  { transaction, caller: { organisation_id }, now }: SupervisorCall,
  chosen: readonly ChosenCut[],
): Promise<void> {
  if (chosen.length > 0)
    await upsertWordCuts(
      transaction,
      chosen.map((cut) => ({ ...cut, organisation_id, created_at: now })),
    )
}
