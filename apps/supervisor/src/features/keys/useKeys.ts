import { useEffect, useEffectEvent } from 'react'

const storageKey = 'letterliaan-begeleider-letter-keys'

/** Letter keys are on by default. Users of dictation software can turn them off (WCAG 2.1.4). */
export const readLetterKeys = (storage: Pick<Storage, 'getItem'>): boolean =>
  storage.getItem(storageKey) !== 'off'

export const saveLetterKeys = (storage: Pick<Storage, 'setItem'>, areOn: boolean): void =>
  storage.setItem(storageKey, areOn ? 'on' : 'off')

interface KeyHandlers {
  /** True if letters without Ctrl are shortcuts. */
  readonly areLettersOn: boolean
  readonly onSearch: () => void
  readonly onHelp: () => void
}

const fields = 'input, select, textarea, [contenteditable]'
/** Types of inputs in which nothing is typed. */
const pressed: ReadonlySet<string> = new Set(['checkbox', 'radio', 'button'])

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement && pressed.has(target.type)) return false
  return target instanceof Element && target.closest(fields) !== null
}

/** Handles Ctrl+K or ⌘K (search), `j` and `k` (move in a list) and `?` (help), unless a dialog is open. */
export function useKeys({ areLettersOn, onSearch, onHelp }: KeyHandlers): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return
    if ((ctrlKey || metaKey) && !altKey && !event.shiftKey && key.toLowerCase() === 'k') onSearch()
    else if (ctrlKey || metaKey || altKey || !areLettersOn || isTyping(target)) return
    else if (key === '?') onHelp()
    else if (!((key === 'j' && moveInList(document, 1)) || (key === 'k' && moveInList(document, -1)))) return
    event.preventDefault()
  })

  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const rows = '[data-row]'

const isSeen = (element: HTMLElement): boolean =>
  typeof element.checkVisibility !== 'function' || element.checkVisibility()

/** Moves the focus to the next row (1) or the previous one (-1). Returns false if there is none. */
function moveInList(page: Document, by: 1 | -1): boolean {
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
