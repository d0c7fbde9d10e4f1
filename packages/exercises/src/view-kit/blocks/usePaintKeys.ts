import type { Color } from '@letterliaan/contract'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { OfferedColor } from '../../kit/colouring.ts'
import { findColorOfKey } from '../palette/color-meanings.ts'

export interface PaintKeysOptions {
  readonly place: RefObject<HTMLElement | null>
  readonly row: RefObject<HTMLElement | null>
  readonly painted: readonly (Color | null)[]
  /** True if everything is coloured: then the keys have another function. */
  readonly isRight: boolean
  readonly offered: readonly OfferedColor[]
  readonly onBrush: (color: Color) => void
}

export interface PaintKeys {
  readonly cursor: number
  readonly goTo: (at: number) => void
}

/** GIDS-10: a number or sign chooses a colour, Enter or space paints, and the focus moves on. */
export function usePaintKeys({
  place,
  row,
  painted,
  isRight,
  offered,
  onBrush,
}: PaintKeysOptions): PaintKeys {
  const filled = painted.filter((color) => color !== null).length
  const [{ cursor, seen }, setCursor] = useState({ cursor: 0, seen: filled })
  const goTo = (at: number): void => {
    setCursor({ cursor: at, seen: filled })
    focusBlock(row.current, at)
  }
  if (filled !== seen) {
    const next = filled === 0 ? 0 : nextOpen(painted, cursor)
    setCursor({ cursor: isRight || next === null ? cursor : next, seen: filled })
  }
  useEffect(() => focusBlock(row.current, cursor), [row, cursor])

  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const color = findColorOfKey(event.key, offered)
    const isAtBlock = event.target instanceof Node && row.current?.contains(event.target) === true
    const at = color === null && isAtBlock ? placeOfKey(event.key, cursor, painted.length) : null
    if (color === null && at === null) return
    event.preventDefault()
    if (color !== null) onBrush(color)
    goTo(at ?? cursor)
  })
  useEffect(() => {
    const element = place.current
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [place])

  return { cursor, goTo }
}

const focusBlock = (row: HTMLElement | null, at: number): void =>
  row?.querySelectorAll('button')[at]?.focus({ preventScroll: true })

/** Returns the place; null for other keys. */
const placeOfKey = (key: string, at: number, length: number): number | null => {
  if (key === 'ArrowRight') return Math.min(at + 1, length - 1)
  if (key === 'ArrowLeft') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : null
}

/** Returns the next open block after this one, else the first; null if there is none. */
const nextOpen = (painted: readonly (Color | null)[], at: number): number | null => {
  const order = [...painted.keys()].map((step) => (at + 1 + step) % painted.length)
  return order.find((block) => painted[block] === null) ?? null
}
