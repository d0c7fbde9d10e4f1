import { prefersLessMotion } from '@letterliaan/ui'
import type { WorldNumber } from '@letterliaan/rules'
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { computeVanishTimeMs } from './icon-delays.ts'

/** Minimum length of a swipe (px; WO-5). */
const minSwipePx = 100

/** Returns 1 for the next world, -1 for the previous one, 0 if the swipe is too short or vertical (WO-5). */
export function findSwipeDirection(dx: number, dy: number): 1 | -1 | 0 {
  if (Math.abs(dx) < minSwipePx || Math.abs(dx) <= Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}

/** Returns the adjacent world; the same world if there is none (WO-5). */
export const findAdjacentWorld = (world: WorldNumber, direction: 1 | -1): WorldNumber =>
  Math.min(4, Math.max(1, world + direction)) as WorldNumber

export interface WorldSwitch {
  readonly world: WorldNumber
  /** Number of icons that disappear first. */
  readonly icons: number
  readonly canEnter: (world: WorldNumber) => boolean
  readonly onEnter: (world: WorldNumber) => void
}

/** Opens the adjacent world by a swipe or an arrow key, after the icons have disappeared (WO-5, MAP-2). */
export function useWorldSwitch({ world, icons, canEnter, onEnter }: WorldSwitch) {
  const [leavingTo, setLeavingTo] = useState<WorldNumber | null>(null)
  const start = useRef<{ x: number; y: number } | null>(null)

  function leave(direction: 1 | -1) {
    const target = findAdjacentWorld(world, direction)
    if (target !== world && canEnter(target)) setLeavingTo(target)
  }

  useEffect(() => {
    if (leavingTo === null) return undefined
    const timer = setTimeout(() => onEnter(leavingTo), prefersLessMotion() ? 0 : computeVanishTimeMs(icons))
    return () => clearTimeout(timer)
  }, [leavingTo, icons, onEnter])

  useEffect(() => {
    function goByKey(event: KeyboardEvent) {
      const isElsewhere = event.target instanceof Element && event.target.closest('dialog, input') !== null
      if (isElsewhere || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'ArrowRight') leave(1)
      if (event.key === 'ArrowLeft') leave(-1)
    }
    window.addEventListener('keydown', goByKey)
    return () => window.removeEventListener('keydown', goByKey)
  })

  return {
    isSwitching: leavingTo !== null,
    leave,
    swipe: {
      onPointerDown(event: PointerEvent) {
        start.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null
      },
      onPointerUp(event: PointerEvent) {
        const from = start.current
        start.current = null
        if (from === null || !event.isPrimary) return
        const direction = findSwipeDirection(event.clientX - from.x, event.clientY - from.y)
        if (direction !== 0) leave(direction)
      },
      onPointerCancel() {
        start.current = null
      },
    },
  }
}
