import {
  asidePx,
  findBubblePlace,
  furthestPx,
  tailPx,
  type Box,
  type BubblePlace,
  type Size,
} from './free-place.ts'
import { boxOf, measureRoom, stepsAndSigns, type MapRoom } from './map-room.ts'

/** An animal may be covered where there is no room beside it. */
const waysToPlace = [
  { controls: 'a, button', reach: { px: tailPx } },
  { controls: 'a, button', reach: { px: furthestPx } },
  { controls: stepsAndSigns, reach: { px: tailPx } },
  { controls: stepsAndSigns, reach: { px: furthestPx } },
]

/** In one line, or else in two. */
const widths = ['none', '12.5rem']

/** Puts the bubble, first in its speaker's element, where it covers no step and no sign; between dense steps each of its controls gets a place of its own. */
export function placeBubble(speaker: HTMLElement, map: Element): void {
  const bubble = speaker.firstElementChild
  if (!(bubble instanceof HTMLElement) || speaker.closest('li') === null) return
  const { within, takenBy } = measureRoom(map, speaker)
  const box = boxOf(speaker)
  bubble.removeAttribute('data-apart')
  const place = findPlace(bubble, box, within, takenBy)
  bubble.dataset['tail'] = String(place?.tail ?? null)
  bubble.style.setProperty('--bubble-x', `${place?.left ?? 0}px`)
  bubble.style.setProperty('--bubble-y', `${place?.top ?? 0}px`)
  bubble.style.setProperty('--tail-x', `${(box.right - box.left) / 2 - (place?.left ?? 0)}px`)
  if (place === null) placeApart(bubble, box, takenBy(stepsAndSigns), within)
}

function findPlace(
  bubble: HTMLElement,
  speaker: Box,
  within: Box,
  takenBy: MapRoom['takenBy'],
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

/** As pictures, beside the speaker. */
function placeApart(bubble: HTMLElement, speaker: Box, taken: readonly Box[], within: Box): void {
  bubble.toggleAttribute('data-apart', true)
  const others = [...taken]
  for (const control of bubble.querySelectorAll<HTMLElement>('a, button')) {
    const size = sizeOf(control)
    const place = findBubblePlace(speaker, size, others, within, { px: asidePx, anySide: true })
    const { left, top } = place ?? { left: 0, top: -size.height }
    control.style.setProperty('--part-x', `${left - bubble.clientLeft}px`)
    control.style.setProperty('--part-y', `${top - bubble.clientTop}px`)
    const [x, y] = [speaker.left + left, speaker.top + top]
    others.push({ left: x, top: y, right: x + size.width, bottom: y + size.height })
  }
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): Size => ({
  width: offsetWidth,
  height: offsetHeight,
})
