import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

const strides: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
}

/** Gives all steps one tab stop, with arrow keys between them. `first`: the id that Tab reaches. */
export function useStepKeys(first: number | undefined) {
  const [visited, setVisited] = useState<number>()
  const path = useRef<HTMLOListElement>(null)

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const stride = strides[event.key]
    const item = (event.target as Element).closest('li')
    if (stride === undefined || item === null || event.altKey || event.ctrlKey || event.metaKey) return
    const items = [...event.currentTarget.children]
    const to = Math.min(Math.max(items.indexOf(item) + stride, 0), items.length - 1)
    items[to]?.querySelector<HTMLElement>('a, button')?.focus()
    // The arrow key would otherwise open the adjacent world.
    event.preventDefault()
    event.stopPropagation()
  }

  const onFocus = (event: FocusEvent<HTMLElement>): void =>
    setVisited(Number((event.target as Element).closest('li')?.dataset['step']))

  const stopAmong = (ids: readonly number[]): number | undefined =>
    visited !== undefined && ids.includes(visited) ? visited : (first ?? ids[0])

  const goToStop = (): void => path.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()

  return { stopAmong, goToStop, handlers: { ref: path, onKeyDown, onFocus } }
}
