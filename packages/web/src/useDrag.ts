import { useRef, type PointerEvent } from 'react'

const tapReachPx = 8

export interface DragPosition {
  readonly element: HTMLElement
  readonly clientX: number
  readonly clientY: number
  readonly translate: string
  /** Is the pointer farther from where it went down than in a tap? */
  readonly isFar: boolean
}

export interface DragCallbacks {
  readonly onStart?: () => void
  readonly onMove: (drag: DragPosition) => void
  readonly onEnd: (drag: DragPosition, isCancelled: boolean) => void
}

type Handler = (event: PointerEvent<HTMLElement>) => void

export interface DragElementProps {
  readonly onPointerDown: Handler
  readonly onPointerMove: Handler
  readonly onPointerUp: Handler
  readonly onPointerCancel: Handler
}

/** Handlers for an element that mouse, pen or finger can drag; what moves is up to the listeners. */
export function useDrag({ onStart, onMove, onEnd }: DragCallbacks): DragElementProps {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)

  function readDrag({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): DragPosition | null {
    if (start.current === null) return null
    const [dx, dy] = [clientX - start.current.x, clientY - start.current.y]
    const isFar = Math.hypot(dx, dy) > tapReachPx
    return { element: currentTarget, clientX, clientY, translate: `${dx}px ${dy}px`, isFar }
  }

  function end(event: PointerEvent<HTMLElement>, isCancelled: boolean): void {
    const drag = readDrag(event)
    start.current = null
    if (drag !== null) onEnd(drag, isCancelled)
  }

  return {
    onPointerDown(event) {
      if (!event.isPrimary || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY }
      onStart?.()
    },
    onPointerMove(event) {
      const drag = readDrag(event)
      if (drag !== null) onMove(drag)
    },
    onPointerUp: (event) => end(event, false),
    onPointerCancel: (event) => end(event, true),
  }
}
