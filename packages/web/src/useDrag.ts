import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react'

const tapReachPx = 8

export interface DragPosition {
  readonly element: HTMLElement
  readonly clientX: number
  readonly clientY: number
  readonly translate: string
  readonly isFar: boolean
}

export interface DragCallbacks {
  readonly onStart?: () => void
  readonly onMove: (drag: DragPosition) => void
  readonly onEnd: (drag: DragPosition, isCancelled: boolean) => void
}

interface Start {
  readonly element: HTMLElement
  readonly pointerId: number
  readonly x: number
  readonly y: number
}

type Handler = (event: PointerEvent<HTMLElement>) => void

export interface DragElementProps {
  readonly onPointerDown: Handler
  readonly onPointerMove: Handler
  readonly onPointerUp: Handler
  readonly onPointerCancel: Handler
}

export function useDrag({ onStart, onMove, onEnd }: DragCallbacks): DragElementProps {
  const start = useRef<Start | null>(null)

  function readDrag(event: PointerEvent<HTMLElement>): DragPosition | null {
    const { currentTarget, clientX, clientY, pointerId } = event
    if (start.current?.pointerId !== pointerId) return null
    const [dx, dy] = [clientX - start.current.x, clientY - start.current.y]
    const isFar = Math.hypot(dx, dy) > tapReachPx
    return { element: currentTarget, clientX, clientY, translate: `${dx}px ${dy}px`, isFar }
  }

  function end(event: PointerEvent<HTMLElement>, isCancelled: boolean): void {
    const drag = readDrag(event)
    if (drag === null) return
    start.current = null
    onEnd(drag, isCancelled)
  }

  /** Ends a drag if its element is removed, for example because its dialog closes. */
  const letGo = useEffectEvent(() => {
    if (start.current === null) return
    const { element, x: clientX, y: clientY } = start.current
    start.current = null
    onEnd({ element, clientX, clientY, translate: '0px 0px', isFar: false }, true)
  })
  useEffect(() => () => letGo(), [])

  return {
    onPointerDown(event) {
      if (!event.isPrimary || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const { currentTarget: element, pointerId, clientX: x, clientY: y } = event
      start.current = { element, pointerId, x, y }
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
