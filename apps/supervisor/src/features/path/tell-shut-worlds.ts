import type { PathEntry } from '@letterliaan/contract'
import { listShutWorlds } from '@letterliaan/rules/preparation'
import { fill } from '@letterliaan/texts'
import type { ProgressOf } from './tell-progress.ts'
import { texts } from './texts.ts'

const listFormat = new Intl.ListFormat('nl')

/** Warns that a step that was set open is still out of reach (PATH-3); null if there is none. */
export function tellShutWorlds(
  name: string,
  entries: readonly PathEntry[],
  progressOf: ProgressOf,
  phase_id: number,
): string | null {
  const set = entries.map((entry) => ({
    phase_id: entry.phase_id,
    lock: entry.lock,
    is_complete: entry.waived || progressOf(entry)?.is_complete === true,
  }))
  const shut = listShutWorlds(set, phase_id)
  if (shut.length === 0) return null
  return fill(texts.shutWorlds, { name, count: shut.length, worlds: listFormat.format(shut.map(String)) })
}
