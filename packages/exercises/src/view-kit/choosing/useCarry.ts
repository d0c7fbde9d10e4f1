import { useRef, useState, type PointerEvent } from 'react'

/** What a card does that can be carried, and over which place it is. */
export interface Carrying {
  readonly over: string | null
  readonly isCarried: boolean
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Was it carried (px)? A tap puts nothing down: a card may lie over a place where it began. */
const isFar = ({ clientX, clientY }: PointerEvent, { x, y }: Point): boolean =>
  Math.hypot(clientX - x, clientY - y) > 8

/** The place under a pointer: an element with `data-place`, also when the carried card lies over it. */
const placeAt = ({ clientX, clientY }: PointerEvent): string | null => {
  const below = document.elementsFromPoint(clientX, clientY)
  const place = below.map((element) => element.closest<HTMLElement>('[data-place]')).find(Boolean)
  return place?.dataset['place'] ?? null
}

/** Carries a card with mouse or finger to a place, and lets it go there; it returns by itself. */
export function useCarry(onDrop: (place: string) => void): Carrying {
  const from = useRef<Point | null>(null)
  const [isCarried, setCarried] = useState(false)
  const [over, setOver] = useState<string | null>(null)

  const release = (card: HTMLElement): void => {
    from.current = null
    card.style.translate = ''
    setCarried(false)
    setOver(null)
  }

  return {
    over,
    isCarried,
    handlers: {
      onPointerDown(event) {
        if (!event.isPrimary || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY }
        setCarried(true)
      },
      onPointerMove(event) {
        if (from.current === null) return
        const { x, y } = from.current
        event.currentTarget.style.translate = `${event.clientX - x}px ${event.clientY - y}px`
        setOver(placeAt(event))
      },
      onPointerUp(event) {
        if (from.current === null) return
        const place = isFar(event, from.current) ? placeAt(event) : null
        release(event.currentTarget)
        if (place !== null) onDrop(place)
      },
      onPointerCancel: (event) => release(event.currentTarget),
    },
  }
}
