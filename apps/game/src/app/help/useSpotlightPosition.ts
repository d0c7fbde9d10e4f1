import { useEffect, type RefObject } from 'react'
import { placeCard, type TargetBox } from './place-card.ts'

const halo = 8

/** Follows scrolling and resizing. Sets styles on the elements and does not render. */
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

export const findTarget = (target: string): Element | undefined =>
  [...document.querySelectorAll(target)].find((element) => element.getClientRects().length > 0)
