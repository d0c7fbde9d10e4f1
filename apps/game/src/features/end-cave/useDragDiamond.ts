import { prefersLessMotion } from '@letterliaan/ui'
import { useDrag } from '@letterliaan/web/use-drag'
import { useRef, type MouseEvent } from 'react'

const slideBackMs = 600

/** Handlers that let a pointer drag an element; `onDrop` says whether it may stay where it was let go. */
export function useDragDiamond(onDrop: (element: HTMLElement) => boolean) {
  const wasDragged = useRef(false)

  const handlers = useDrag({
    onStart() {
      wasDragged.current = false
    },
    onMove({ element, translate, isFar }) {
      wasDragged.current ||= isFar
      if (!wasDragged.current) return
      element.style.translate = translate
      element.toggleAttribute('data-dragged', true)
    },
    onEnd({ element }, isCancelled) {
      const isStaying = wasDragged.current && !isCancelled && onDrop(element)
      const from = element.style.translate
      element.style.translate = ''
      element.removeAttribute('data-dragged')
      if (wasDragged.current && !isStaying) slideBack(element, from)
    },
  })

  return {
    /** Does this click end a drag? Then it was no tap; a key is never a drag. */
    isDrag: ({ detail }: MouseEvent) => detail > 0 && wasDragged.current,
    handlers,
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
export function translateTo(element: Element, other: Element): string {
  const [a, b] = [element.getBoundingClientRect(), other.getBoundingClientRect()]
  return `${b.x + b.width / 2 - a.x - a.width / 2}px ${b.y + b.height / 2 - a.y - a.height / 2}px`
}

/** The index of the element whose middle is nearest to the middle of `element`, within its reach; -1 for none. */
export function findNearest(element: Element, others: readonly Element[]): number {
  const middle = (part: Element) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const from = middle(element)
  const distances = others.map((other) => Math.hypot(middle(other).x - from.x, middle(other).y - from.y))
  const index = distances.indexOf(Math.min(...distances))
  const reach = (others[index]?.getBoundingClientRect().width ?? 0) * 0.75
  return (distances[index] ?? Infinity) <= reach ? index : -1
}
