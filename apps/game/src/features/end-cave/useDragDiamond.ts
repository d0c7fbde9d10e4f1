import { prefersLessMotion } from '@letterliaan/ui'
import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** A pointer that moves less (px) taps. */
const tapReachPx = 8
const slideBackMs = 600

/** Handlers that let a pointer drag an element; `onDrop` says whether it may stay where it was let go. */
export function useDragDiamond(onDrop: (element: HTMLElement) => boolean) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const wasDragged = useRef(false)

  function letGo(element: HTMLElement, mayStay: boolean) {
    if (start.current === null) return
    start.current = null
    const isStaying = wasDragged.current && mayStay && onDrop(element)
    const from = element.style.translate
    element.style.translate = ''
    element.removeAttribute('data-dragged')
    if (wasDragged.current && !isStaying) slideBack(element, from)
  }

  return {
    /** Does this click end a drag? Then it was no tap; a key is never a drag. */
    isDrag: ({ detail }: MouseEvent) => detail > 0 && wasDragged.current,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (!event.isPrimary) return
        start.current = { x: event.clientX, y: event.clientY }
        wasDragged.current = false
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
        if (start.current === null) return
        const [dx, dy] = [clientX - start.current.x, clientY - start.current.y]
        wasDragged.current ||= Math.hypot(dx, dy) > tapReachPx
        if (!wasDragged.current) return
        currentTarget.style.translate = `${dx}px ${dy}px`
        currentTarget.toggleAttribute('data-dragged', true)
      },
      onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) => letGo(currentTarget, true),
      onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => letGo(currentTarget, false),
    },
  }
}

/** Lets an element glide from a place (a `translate`) to where it lies. */
export function slideBack(element: HTMLElement, from: string): void {
  if (prefersLessMotion()) return
  element.animate([{ translate: from }, { translate: '0px 0px' }], {
    duration: slideBackMs,
    easing: 'cubic-bezier(.3, .7, .3, 1)',
  })
}

/** The `translate` that would lay an element over another. */
export function wayTo(element: Element, other: Element): string {
  const [a, b] = [element.getBoundingClientRect(), other.getBoundingClientRect()]
  return `${b.x + b.width / 2 - a.x - a.width / 2}px ${b.y + b.height / 2 - a.y - a.height / 2}px`
}

/** The index of the element whose middle is nearest to the middle of `element`, within its reach; -1 for none. */
export function nearest(element: Element, others: readonly Element[]): number {
  const middle = (one: Element) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const from = middle(element)
  const distances = others.map((other) => Math.hypot(middle(other).x - from.x, middle(other).y - from.y))
  const index = distances.indexOf(Math.min(...distances))
  const reach = (others[index]?.getBoundingClientRect().width ?? 0) * 0.75
  return (distances[index] ?? Infinity) <= reach ? index : -1
}
