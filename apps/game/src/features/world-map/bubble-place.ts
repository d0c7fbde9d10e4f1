/** A part of the screen, in px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where a bubble stands, in px from the left upper corner of who speaks, and where its tail is: null is too far for one. */
export interface BubblePlace {
  readonly left: number
  readonly top: number
  readonly tail: 'above' | 'below' | null
}

/** So far (px) the places that are tried stand from each other. */
const stridePx = 6
/** Of its upper edge so much (px) may stand over who speaks. */
const overPx = 8
/** The tail reaches so far (px), and words without one still belong to who speaks. */
const tailPx = 28
const furthestPx = 100
/** Of its width at least so much (px) stands above or below who speaks, where the tail is. */
const overlapPx = 20

/** The place nearest to who speaks, no further (px) than `reach`, at which a bubble of this size covers none of these and stays within; null for none. */
export function findBubblePlace(
  speaker: Box,
  { width, height }: { readonly width: number; readonly height: number },
  taken: readonly Box[],
  within: Box,
  reach = furthestPx,
): BubblePlace | null {
  const size = speaker.right - speaker.left
  const isFree = ({ left, top }: Pick<BubblePlace, 'left' | 'top'>): boolean => {
    const box = { left: speaker.left + left, top: speaker.top + top }
    const [right, bottom] = [box.left + width, box.top + height]
    const isInside =
      box.left >= within.left && right <= within.right && box.top >= within.top && bottom <= within.bottom
    return (
      isInside &&
      taken.every(
        (other) =>
          other.left >= right || other.right <= box.left || other.top >= bottom || other.bottom <= box.top,
      )
    )
  }
  const lefts = range(overlapPx - width, size - overlapPx).toSorted(
    (a, b) => Math.abs(a + 8) - Math.abs(b + 8),
  )
  for (const away of range(-overPx, reach)) {
    const isNear = away <= tailPx
    const tops = [
      { top: -away - height, tail: isNear ? 'below' : null },
      { top: speaker.bottom - speaker.top + Math.max(away, 4), tail: isNear ? 'above' : null },
    ] as const
    for (const { top, tail } of tops) {
      const left = lefts.find((candidate) => isFree({ left: candidate, top }))
      if (left !== undefined) return { left, top, tail }
    }
  }
  return null
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(1, Math.ceil((to - from) / stridePx)) }, (_, at) => from + at * stridePx)

/** In two lines, or else in one; further away where neither has room beside who speaks. */
const waysToPlace = [tailPx, furthestPx].flatMap((reach) => [
  { width: '12.5rem', reach },
  { width: 'none', reach },
])

/** An animal may be covered where there is no room beside it; then the sentence is left out, which the speaker says. */
const wordings = [
  { controls: 'a, button', isShort: false },
  { controls: 'a, li button', isShort: false },
  { controls: 'a, li button', isShort: true },
]

/** The menu hangs over the upper edge of a map (px). */
const menuPx = 64

/** The sign 'Fout gevonden?' hangs in the lower left corner (px), and comes later than the words. */
const reportSignPx = { width: 168, height: 52 }

/** Puts the bubble, first in its speaker's element, where it covers no step and no sign; where there is no such place it is not seen. */
export function placeBubble(speaker: HTMLElement, map: Element): void {
  const bubble = speaker.firstElementChild
  const step = speaker.closest('li')
  if (!(bubble instanceof HTMLElement) || step === null) return
  const { left, top, right, bottom } = map.getBoundingClientRect()
  const within = { left: left + 4, top: top + menuPx, right: right - 4, bottom: bottom - 4 }
  const boxesOf = (controls: string): Box[] =>
    [...map.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => !speaker.contains(control))
      .map(boxOf)
  const foot = window.innerHeight
  const sign = { left: 0, top: foot - reportSignPx.height, right: reportSignPx.width, bottom: foot }
  const box = boxOf(speaker)
  // Unseen it is smaller: measured so it would come and go.
  bubble.removeAttribute('data-unseen')
  let place: BubblePlace | null = null
  for (const { controls, isShort } of wordings) {
    const taken = [...boxesOf(controls), sign]
    bubble.toggleAttribute('data-short', isShort)
    for (const { width, reach } of waysToPlace) {
      bubble.style.maxInlineSize = width
      const size = { width: bubble.offsetWidth, height: bubble.offsetHeight }
      place ??= findBubblePlace(box, size, taken, within, reach)
      if (place !== null) break
    }
    if (place !== null) break
  }
  bubble.dataset['tail'] = String(place?.tail ?? null)
  bubble.toggleAttribute('data-unseen', place === null)
  if (place === null) bubble.removeAttribute('data-short')
  bubble.style.setProperty('--bubble-x', `${place?.left ?? 0}px`)
  bubble.style.setProperty('--bubble-y', `${place?.top ?? 0}px`)
  bubble.style.setProperty('--tail-x', `${(box.right - box.left) / 2 - (place?.left ?? 0)}px`)
}

/** Where it stands once its step has appeared: what grows is not measured. */
function boxOf(element: HTMLElement): Box {
  const step = element.closest('li')
  if (step === null) return element.getBoundingClientRect()
  const { left, top } = step.getBoundingClientRect()
  const [x, y] = [left + element.offsetLeft, top + element.offsetTop]
  return { left: x, top: y, right: x + element.offsetWidth, bottom: y + element.offsetHeight }
}
