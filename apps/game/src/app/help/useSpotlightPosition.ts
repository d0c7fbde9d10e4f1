import { useEffect, type RefObject } from 'react'
import { placeCard, type TargetBox } from './place-card.ts'

/** How far (px) the light reaches round the element. */
const halo = 8

/**
 * Keeps the light on an element and the card beside it, whatever moves, scrolls or resizes, for as long as they are
 * shown. Writes to the elements themselves: nothing is rendered again for it.
 */
export function useSpotlightPosition(
  card: RefObject<HTMLElement | null>,
  light: RefObject<HTMLElement | null>,
  target: string | undefined,
): void {
  useEffect(() => {
    let frame = 0
    let last = ''

    function follow() {
      frame = requestAnimationFrame(follow)
      if (card.current === null || light.current === null) return
      const box = boxOf(target)
      const { offsetWidth: width, offsetHeight: height } = card.current
      const screen = { width: window.innerWidth, height: window.innerHeight }
      const now = JSON.stringify([box, width, height, screen])
      if (now === last) return
      last = now
      const { left, top } = placeCard(box, { width, height }, screen)
      card.current.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
      putLight(light.current, box)
    }

    follow()
    return () => cancelAnimationFrame(frame)
  }, [card, light, target])
}

function boxOf(target: string | undefined): TargetBox | null {
  const rect = target === undefined ? undefined : findTarget(target)?.getBoundingClientRect()
  return rect ? { left: rect.left, top: rect.top, width: rect.width, height: rect.height } : null
}

function putLight(light: HTMLElement, box: TargetBox | null): void {
  const { left, top, width, height } = box ?? { left: 0, top: 0, width: 0, height: 0 }
  light.toggleAttribute('data-nowhere', box === null)
  light.style.translate = `${left - halo}px ${top - halo}px`
  light.style.inlineSize = `${width + 2 * halo}px`
  light.style.blockSize = `${height + 2 * halo}px`
}

/** The first element of a selector that takes room on the page. */
export const findTarget = (target: string): Element | undefined =>
  [...document.querySelectorAll(target)].find((element) => element.getClientRects().length > 0)
