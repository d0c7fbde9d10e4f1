const rows = '[data-row]'

const isSeen = (element: HTMLElement): boolean =>
  typeof element.checkVisibility !== 'function' || element.checkVisibility()

/** Focuses what opens the next row (1) or the one before (-1), from where the focus is. False where there is none. */
export function moveInList(page: Document, by: 1 | -1): boolean {
  const all = [...page.querySelectorAll<HTMLElement>(rows)].filter(isSeen)
  const from = page.activeElement ?? page.body
  const isBeyond = (row: HTMLElement): boolean => {
    const order = from.compareDocumentPosition(row)
    return (order & (by === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING)) !== 0
  }
  const next = by === 1 ? all.find(isBeyond) : all.findLast(isBeyond)
  next?.focus()
  return next !== undefined
}
