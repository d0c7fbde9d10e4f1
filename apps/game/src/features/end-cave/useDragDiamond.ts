import { prefersLessMotion } from '@letterliaan/ui'
import { useDrag } from '@letterliaan/web/use-drag'
import { useRef, type MouseEvent } from 'react'

const slideBackMs = 600

/** `onDrop` returns whether the element may stay. */
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
      if (wasDragged.current && !isStaying) animateSlideBack(element, from)
    },
  })

  return {
    /** True for the click after a drag, which is no tap. Keys never drag. */
    isDrag: ({ detail }: MouseEvent) => detail > 0 && wasDragged.current,
    handlers,
  }
}

export function animateSlideBack(element: HTMLElement, from: string): void {
  if (prefersLessMotion()) return
  element.animate([{ translate: from }, { translate: '0px 0px' }], {
    duration: slideBackMs,
    easing: 'cubic-bezier(.3, .7, .3, 1)',
  })
}

/** Returns the offset between two elements as a `translate`. */
export function computeTranslate(element: Element, other: Element): string {
  const [a, b] = [element.getBoundingClientRect(), other.getBoundingClientRect()]
  return `${b.x + b.width / 2 - a.x - a.width / 2}px ${b.y + b.height / 2 - a.y - a.height / 2}px`
}

/** Returns the index of the nearest element; -1 if none is near enough. */
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
