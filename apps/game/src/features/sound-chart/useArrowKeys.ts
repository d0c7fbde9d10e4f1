import { useRef, useState, type KeyboardEvent } from 'react'

function nearestInRow(tiles: readonly HTMLElement[], at: number, isDown: boolean): number | null {
  const boxes = tiles.map((tile) => tile.getBoundingClientRect())
  const from = boxes[at]
  if (from === undefined) return null
  const distances = boxes.map((box) => (box.top - from.top) * (isDown ? 1 : -1))
  const next = Math.min(...distances.filter((distance) => distance > 1))
  const row = [...boxes.keys()].filter((index) => Math.abs((distances[index] ?? 0) - next) < 1)
  const asideOf = (index: number) => Math.abs((boxes[index]?.left ?? 0) - from.left)
  return row.toSorted((a, b) => asideOf(a) - asideOf(b))[0] ?? null
}

function placeOfKey(key: string, tiles: readonly HTMLElement[], at: number): number | null {
  const last = tiles.length - 1
  if (key === 'ArrowRight') return Math.min(at + 1, last)
  if (key === 'ArrowLeft') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return key === 'ArrowUp' || key === 'ArrowDown' ? nearestInRow(tiles, at, key === 'ArrowDown') : null
}

/** Roving focus over tiles (`button[data-tile]`) with arrows, Home and End; one tab stop. */
export function useArrowKeys(names: readonly string[]) {
  const area = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState('')
  const stop = names.includes(last) ? last : names[0]

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const tiles = [...(area.current?.querySelectorAll<HTMLElement>('button[data-tile]') ?? [])]
    const place = placeOfKey(event.key, tiles, tiles.indexOf(event.currentTarget))
    if (place === null) return
    event.preventDefault()
    tiles[place]?.focus()
  }

  const stopAt = (name: string) => ({
    tabIndex: name === stop ? 0 : -1,
    onFocus: () => setLast(name),
    onKeyDown,
  })
  return { area, stopAt }
}
