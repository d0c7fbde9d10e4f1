import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** How many rows a table draws at first, and how many more at a press: a school of 500 children must stay smooth (GRP-9). */
export const rowsAtFirst = 50
export const rowsMore = 100

export interface ShownRows {
  readonly count: number
  readonly showMore: () => void
}

/**
 * How many of a table's rows are drawn. `view` names what is looked at, such as a sort and a search: another one begins at
 * its first rows. On paper all of them stand. `body` is the table's: the first row that comes takes the focus there.
 */
export function useShownRows(
  numRows: number,
  view: string,
  body: RefObject<HTMLTableSectionElement | null>,
): ShownRows {
  const [shown, setShown] = useState({ view, count: rowsAtFirst })
  const isPrinting = useIsPrinting()
  const count = isPrinting ? numRows : Math.min(numRows, shown.view === view ? shown.count : rowsAtFirst)

  // The button goes down, or away: who pressed it goes on where the new rows begin.
  function showMore() {
    flushSync(() => setShown({ view, count: count + rowsMore }))
    body.current?.rows[count]?.querySelector<HTMLElement>('input, a, button')?.focus()
  }

  return { count, showMore }
}

/** Is the page being put on paper? The browser draws it once more right after it says so. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
