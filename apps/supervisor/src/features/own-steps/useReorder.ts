import { useRef } from 'react'

export interface RowMoves {
  /** Moves up (-1) or down (1). */
  readonly onMove: (by: number) => void
  /** `y` is where the pointer released the row (px from the top of the screen). */
  readonly onDrop: (y: number) => void
}

export function useReorder<Item, List extends HTMLElement>(
  items: readonly Item[],
  onChange: (items: readonly Item[]) => void,
) {
  const list = useRef<List>(null)

  function move(from: number, to: number) {
    onChange(moveItem(items, from, to))
    requestAnimationFrame(() => {
      const place = Math.min(Math.max(to, 0), items.length - 1)
      list.current?.children[place]?.querySelector<HTMLElement>('[data-handle]')?.focus()
    })
  }

  function dropAt(from: number, y: number) {
    const within = list.current
    if (within === null) return
    const fromTop = y - within.getBoundingClientRect().top + within.offsetTop
    // Uses positions in the layout, because the dragged row may still be animating back.
    const rows = [...within.children].filter((row) => row instanceof HTMLElement)
    const over = rows.findIndex(({ offsetTop, offsetHeight }) => fromTop < offsetTop + offsetHeight)
    move(from, over === -1 ? items.length - 1 : over)
  }

  const movesOf = (at: number): RowMoves => ({
    onMove: (by) => move(at, at + by),
    onDrop: (y) => dropAt(at, y),
  })
  return { list, movesOf }
}

/** Returns the list with the item at `from` moved to `to`, or unchanged if there is no such position. */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
