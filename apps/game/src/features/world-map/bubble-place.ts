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

/** An animal may be covered where there is no room beside it; further away it stands only where no place is near. */
const waysToPlace = [
  { controls: 'a, button', reach: { px: tailPx } },
  { controls: 'a, button', reach: { px: furthestPx } },
  { controls: stepsAndSigns, reach: { px: tailPx } },
  { controls: stepsAndSigns, reach: { px: furthestPx } },
  { controls: stepsAndSigns, reach: { px: asidePx, anySide: true } },
]

/** In one line, or else in two. */
const widths = ['none', '12.5rem']

/** Puts the bubble, first in its speaker's element, where it covers no step and no sign; over its head where there is no such place. */
export function placeBubble(speaker: HTMLElement, map: Element): void {
  const bubble = speaker.firstElementChild
  if (!(bubble instanceof HTMLElement) || speaker.closest('li') === null) return
  const { within, takenBy } = measureRoom(map, speaker)
  const box = boxOf(speaker)
  const place = findPlace(bubble, box, within, takenBy)
  bubble.dataset['tail'] = String(place.tail)
  bubble.style.setProperty('--bubble-x', `${place.left}px`)
  bubble.style.setProperty('--bubble-y', `${place.top}px`)
  bubble.style.setProperty('--tail-x', `${(box.right - box.left) / 2 - place.left}px`)
}

function findPlace(bubble: HTMLElement, speaker: Box, within: Box, takenBy: MapRoom['takenBy']): BubblePlace {
  for (const { controls, reach } of waysToPlace) {
    const taken = takenBy(controls)
    for (const width of widths) {
      bubble.style.maxInlineSize = width
      const place = findBubblePlace(speaker, sizeOf(bubble), taken, within, reach)
      if (place !== null) return place
    }
  }
  return { left: 0, top: -sizeOf(bubble).height, tail: null }
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): Size => ({
  width: offsetWidth,
  height: offsetHeight,
})
