import {
  asidePx,
  findBubblePlace,
  furthestPx,
  tailPx,
  type Box,
  type BubblePlace,
  type Size,
} from './free-place.ts'
import { boxOf, measureRoom, stepsAndSigns } from './map-room.ts'

/** In two lines, or else in one; further away where neither has room beside who speaks. */
const waysToPlace = [tailPx, furthestPx].flatMap((reach) => [
  { width: '12.5rem', reach: { px: reach } },
  { width: 'none', reach: { px: reach } },
])

/** Without its sentence all stands in one line; so far from who speaks that it still belongs to it. */
const waysInShort = [{ width: 'none', reach: { px: furthestPx, anySide: true } }]

/**
 * An animal may be covered where there is no room beside it; then the sentence is left out, which the speaker says, then
 * the word of 'Door elkaar', which it says too.
 */
const wordings = [
  { controls: 'a, button', short: null },
  { controls: stepsAndSigns, short: null },
  { controls: stepsAndSigns, short: 'words' },
  { controls: stepsAndSigns, short: 'pictures' },
] as const

/** Puts the bubble, first in its speaker's element, where it covers no step and no sign; where there is no such place each of its controls gets one. */
export function placeBubble(speaker: HTMLElement, map: Element): void {
  const bubble = speaker.firstElementChild
  if (!(bubble instanceof HTMLElement) || speaker.closest('li') === null) return
  const { within, takenBy } = measureRoom(map, speaker)
  const box = boxOf(speaker)
  // Unseen it is smaller: measured so it would come and go.
  bubble.removeAttribute('data-unseen')
  let place: BubblePlace | null = null
  for (const { controls, short } of wordings) {
    if (place !== null) break
    const taken = takenBy(controls)
    if (short === null) bubble.removeAttribute('data-short')
    else bubble.dataset['short'] = short
    for (const { width, reach } of short === null ? waysToPlace : waysInShort) {
      bubble.style.maxInlineSize = width
      place = findBubblePlace(box, sizeOf(bubble), taken, within, reach)
      if (place !== null) break
    }
  }
  bubble.dataset['tail'] = String(place?.tail ?? null)
  bubble.toggleAttribute('data-unseen', place === null)
  bubble.style.setProperty('--bubble-x', `${place?.left ?? 0}px`)
  bubble.style.setProperty('--bubble-y', `${place?.top ?? 0}px`)
  bubble.style.setProperty('--tail-x', `${(box.right - box.left) / 2 - (place?.left ?? 0)}px`)
  if (place === null) scatterControls(bubble, box, takenBy(stepsAndSigns), within)
}

const aside = { px: asidePx, anySide: true }

/** Places each control of the bubble by itself beside the speaker, as a picture where its words do not fit. */
function scatterControls(bubble: HTMLElement, speaker: Box, taken: readonly Box[], within: Box): void {
  const others = [...taken]
  for (const control of bubble.querySelectorAll<HTMLElement>('a, button')) {
    const find = () => findBubblePlace(speaker, sizeOf(control), others, within, aside)
    control.removeAttribute('data-picture')
    let place = find()
    if (place === null) {
      control.toggleAttribute('data-picture', true)
      place = find()
    }
    const size = sizeOf(control)
    place ??= { left: 0, top: -size.height, tail: null }
    control.style.setProperty('--part-x', `${place.left - bubble.clientLeft}px`)
    control.style.setProperty('--part-y', `${place.top - bubble.clientTop}px`)
    const [x, y] = [speaker.left + place.left, speaker.top + place.top]
    others.push({ left: x, top: y, right: x + size.width, bottom: y + size.height })
  }
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): Size => ({
  width: offsetWidth,
  height: offsetHeight,
})
