import {
  findBubblePlace,
  maxBubbleDistancePx,
  tailPx,
  type ScreenRect,
  type BubblePlace,
  type BoxSize,
} from './free-place.ts'
import { measureFinalRect, measureMapSpace, stepsAndSigns, type MapSpace } from './map-space.ts'

/** Ways to place the bubble, in this order. The second may cover an animal. */
const waysToPlace = [
  { controls: 'a, button, [data-sign]', reach: tailPx },
  { controls: 'a, button, [data-sign]', reach: maxBubbleDistancePx },
  { controls: stepsAndSigns, reach: tailPx },
  { controls: stepsAndSigns, reach: maxBubbleDistancePx },
]

/** Maximum widths of the text: one line, or else two, also of enlarged text. */
const widths = ['none', '17rem', '13.5rem']

/** Places the bubble (the speaker's first element) clear of steps and signs, or shrinks it. */
export function placeBubble(speaker: HTMLElement, map: Element): void {
  const bubble = speaker.firstElementChild
  if (!(bubble instanceof HTMLElement) || speaker.closest('li') === null) return
  const { within, takenBy } = measureMapSpace(map, speaker)
  const box = measureFinalRect(speaker)
  bubble.removeAttribute('data-small')
  const { left, top, tail } =
    findPlace(bubble, box, within, takenBy) ?? placeSmall(bubble, box, within, takenBy)
  bubble.dataset['tail'] = String(tail)
  bubble.style.setProperty('--bubble-x', `${left}px`)
  bubble.style.setProperty('--bubble-y', `${top}px`)
  bubble.style.setProperty('--tail-x', `${(box.right - box.left) / 2 - left}px`)
}

function findPlace(
  bubble: HTMLElement,
  speaker: ScreenRect,
  within: ScreenRect,
  takenBy: MapSpace['takenBy'],
): BubblePlace | null {
  for (const { controls, reach } of waysToPlace) {
    const taken = takenBy(controls)
    for (const width of widths) {
      bubble.style.maxInlineSize = width
      const place = findBubblePlace(speaker, sizeOf(bubble), taken, within, reach)
      if (place !== null) return place
    }
  }
  return null
}

/** Share of the width of a step or sign that may be covered at each side. Its picture is in the middle. */
const rims = { step: 1 / 4, sign: 1 / 3 }
/** Height of the speaker that may be covered from below (px). */
const feetPx = 16

function placeSmall(
  bubble: HTMLElement,
  speaker: ScreenRect,
  within: ScreenRect,
  takenBy: MapSpace['takenBy'],
): BubblePlace {
  bubble.toggleAttribute('data-small', true)
  const size = sizeOf(bubble)
  const signs = takenBy(':is(a, [data-sign]):not(li *)')
  const steps = takenBy('li :is(a, button)', false).map((box) => withoutRim(box, rims.step))
  const standing = { ...speaker, bottom: speaker.bottom - feetPx }
  const placeBeside = (besides: readonly ScreenRect[]) =>
    findBubblePlace(standing, size, [...besides, ...steps], within, tailPx)
  return (
    placeBeside(signs) ??
    placeBeside(signs.map((box) => withoutRim(box, rims.sign))) ?? {
      left: 0,
      top: -size.height,
      tail: 'below',
    }
  )
}

function withoutRim({ left, top, right, bottom }: ScreenRect, rim: number): ScreenRect {
  const [x, y] = [(right - left) * rim, (bottom - top) * rim]
  return { left: left + x, top: top + y, right: right - x, bottom: bottom - y }
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): BoxSize => ({
  width: offsetWidth,
  height: offsetHeight,
})
