import { useMemo, useState } from 'react'
import { toggleOne } from '../toggle-one.ts'

export interface Selection {
  readonly ids: ReadonlySet<number>
  readonly set: (ids: Iterable<number>) => void
  readonly clear: () => void
}

export interface ToggledSelection extends Selection {
  readonly toggle: (id: number) => void
}

export function useSelection(first: readonly number[] = []): ToggledSelection {
  const [ids, setIds] = useState<ReadonlySet<number>>(() => new Set(first))
  return useMemo(
    () => ({
      ids,
      set: (chosen) => setIds(new Set(chosen)),
      clear: () => setIds(new Set()),
      toggle: (id) => setIds(toggleOne(ids, id)),
    }),
    [ids],
  )
}

/** Toggles all ids from `from` to `id` in the shown order `ids`, or only `id` if `from` is not shown. */
export function toggleRange(
  ids: readonly number[],
  selected: ReadonlySet<number>,
  from: number | null,
  id: number,
): ReadonlySet<number> {
  const start = from === null ? -1 : ids.indexOf(from)
  const end = ids.indexOf(id)
  const range = start < 0 ? [id] : ids.slice(Math.min(start, end), Math.max(start, end) + 1)
  const next = new Set(selected)
  for (const member of range) {
    if (selected.has(id)) next.delete(member)
    else next.add(member)
  }
  return next
}
