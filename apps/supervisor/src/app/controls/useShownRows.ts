import { useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import styles from './DataTable.module.css'
import { useIsPrinting } from './useIsPrinting.ts'

/** A class is shown whole, a longer list in parts: 500 children must stay smooth (GRP-9). */
const rowsOfClass = 50
const rowsAtFirst = 15
export const rowsMore = 100

export interface ShownRows {
  readonly count: number
  readonly showMore: () => void
}

/** Another `view` begins at its first rows, `least` of them; on paper all stand. `body`: the first row that comes takes focus there. */
export function useShownRows(
  numRows: number,
  view: string,
  body: RefObject<HTMLTableSectionElement | null>,
  least = 0,
): ShownRows {
  const [more, setMore] = useState({ view, count: 0 })
  const isPrinting = useIsPrinting()
  const isWhole = isPrinting || numRows <= rowsOfClass
  const atFirst = Math.max(rowsAtFirst, least)
  const asked = atFirst + (more.view === view ? more.count : 0)
  const count = isWhole ? numRows : Math.min(numRows, asked)

  // The button goes down, or away: who pressed it goes on where the new rows begin.
  function showMore() {
    flushSync(() => setMore({ view, count: asked - atFirst + rowsMore }))
    const rows = body.current?.querySelectorAll(`tr:not(.${styles.below})`)
    rows?.[count]?.querySelector<HTMLElement>('input, a, button')?.focus()
  }

  return { count, showMore }
}
