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

/** So far (px) the places that are tried stand from each other: between two steps of a phone there is hardly room. */
const stridePx = 3
/** Of its upper edge so much (px) may stand over who speaks. */
const overPx = 8
/** The tail reaches so far (px), and words without one still belong to who speaks. */
const tailPx = 28
const furthestPx = 100
/** What stands aside, at any side: the child should find it. */
const asidePx = 350
/** Of its width at least so much (px) stands above or below who speaks, where the tail is. */
const overlapPx = 20

interface Size {
  readonly width: number
  readonly height: number
}

/** The place nearest to who speaks, no further (px) than `reach`, at which a bubble of this size covers none of these and stays within; null for none. */
export function findBubblePlace(
  speaker: Box,
  { width, height }: Size,
  taken: readonly Box[],
  within: Box,
  reach = furthestPx,
): BubblePlace | null {
  const others = [...taken, { ...speaker, top: speaker.top + overPx }]
  let place: BubblePlace | null = null
  let least = reach
  const tops = range(
    Math.max(within.top, speaker.top - height - reach),
    Math.min(within.bottom - height, speaker.bottom + reach),
  )
  const lefts = range(
    Math.max(within.left, speaker.left - width - reach),
    Math.min(within.right - width, speaker.right + reach),
  )
  for (const top of tops)
    for (const left of lefts) {
      const [right, bottom] = [left + width, top + height]
      const x = Math.max(0, left - speaker.right, speaker.left - right)
      const y = Math.max(0, top - speaker.bottom, speaker.top - bottom)
      const isBeside = Math.min(right, speaker.right) - Math.max(left, speaker.left) < overlapPx
      const away = Math.hypot(x, y) + Math.abs(left - speaker.left + 8) / 1000
      if (away >= least || (isBeside && reach < asidePx) || !isFree({ left, top, right, bottom }, others))
        continue
      least = away
      const side = top < speaker.top ? 'below' : 'above'
      const tail = isBeside || y > tailPx ? null : side
      place = { left: left - speaker.left, top: top - speaker.top, tail }
    }
  return place
}

const isFree = (box: Box, taken: readonly Box[]): boolean =>
  taken.every(
    (other) =>
      other.left >= box.right ||
      other.right <= box.left ||
      other.top >= box.bottom ||
      other.bottom <= box.top,
  )

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / stridePx) + 1) }, (_, at) => from + at * stridePx)

/** The smallest move, no further (px) than `reach`, after which none of these parts covers what is taken and all stay within; null for none. */
export function findShift(
  parts: readonly Box[],
  taken: readonly Box[],
  within: Box,
  reach = furthestPx,
): { readonly x: number; readonly y: number } | null {
  const moves = range(-reach, reach)
    .flatMap((x) => range(-reach, reach).map((y) => ({ x, y })))
    .concat({ x: 0, y: 0 })
    .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
  const moved = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
    left: left + x,
    top: top + y,
    right: right + x,
    bottom: bottom + y,
  })
  const isWithin = (box: Box): boolean =>
    box.left >= within.left &&
    box.right <= within.right &&
    box.top >= within.top &&
    box.bottom <= within.bottom
  return (
    moves.find(({ x, y }) =>
      parts.map((part) => moved(part, x, y)).every((part) => isWithin(part) && isFree(part, taken)),
    ) ?? null
  )
}

/** In two lines, or else in one; further away where neither has room beside who speaks. */
const waysToPlace = [tailPx, furthestPx].flatMap((reach) => [
  { width: '12.5rem', reach },
  { width: 'none', reach },
])

/** Without its sentence all stands in one line. */
const waysInShort = [{ width: 'none', reach: asidePx }]

/** Steps, signs and the cave: never covered. */
const stepsAndSigns = 'a, li button, [data-sign]'

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

/** The menu hangs over the upper edge of a map (px). */
const menuPx = 64

/** The sign 'Fout gevonden?' hangs in the lower left corner (px), and comes later than the words. */
const reportSignPx = { width: 168, height: 52 }

/** Moves who stands at the way on, with its words, aside from steps and signs; where only its words have room, it stands over them itself. */
export function placeGuide(guide: HTMLElement, map: Element): void {
  const bubble = guide.querySelector<HTMLElement>('[data-words]')
  if (bubble === null) return
  const { within, takenBy } = roomOn(map, guide)
  const taken = takenBy(stepsAndSigns)
  const findFor = (moving: HTMLElement, parts: string, reach: number) =>
    findShift(
      (moving === bubble ? [bubble] : [...guide.querySelectorAll(parts)]).map((part) =>
        part.getBoundingClientRect(),
      ),
      moving === bubble
        ? [
            ...taken,
            ...[...guide.querySelectorAll('button[data-words]')].map((part) => part.getBoundingClientRect()),
          ]
        : taken,
      within,
      reach,
    )
  guide.style.transform = ''
  bubble.style.transform = ''
  for (const [moving, parts, reach] of [
    [guide, '[data-words], img', furthestPx],
    [guide, '[data-words]', furthestPx],
    [bubble, '', asidePx],
  ] as const)
    for (const width of ['', '18rem']) {
      bubble.style.maxInlineSize = width
      const shift = findFor(moving, parts, reach)
      if (shift === null) continue
      if (shift.x !== 0 || shift.y !== 0) moving.style.transform = `translate(${shift.x}px, ${shift.y}px)`
      return
    }
}

/** Where words may stand, and what may not be covered by them. */
function roomOn(map: Element, speaker: Element) {
  const { left, top, right, bottom } = map.getBoundingClientRect()
  // A map that scrolls is higher than the window.
  const within = {
    left: left + 4,
    top: Math.max(top, 0) + menuPx,
    right: right - 4,
    bottom: Math.min(bottom, window.innerHeight) - 4,
  }
  const foot = window.innerHeight
  const sign = { left: 0, top: foot - reportSignPx.height, right: reportSignPx.width, bottom: foot }
  const takenBy = (controls: string): Box[] => [
    ...[...map.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => !speaker.contains(control))
      .map(boxOf),
    sign,
  ]
  return { within, takenBy }
}

/** Puts the bubble, first in its speaker's element, where it covers no step and no sign; where there is no such place each of its controls gets one. */
export function placeBubble(speaker: HTMLElement, map: Element): void {
  const bubble = speaker.firstElementChild
  if (!(bubble instanceof HTMLElement) || speaker.closest('li') === null) return
  const { within, takenBy } = roomOn(map, speaker)
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

/** Each control of a bubble that has no place, by itself beside who speaks. */
function scatterControls(bubble: HTMLElement, speaker: Box, taken: readonly Box[], within: Box): void {
  const others = [...taken]
  for (const control of bubble.querySelectorAll<HTMLElement>('a, button')) {
    const size = sizeOf(control)
    const place = findBubblePlace(speaker, size, others, within, asidePx) ?? { left: 0, top: -size.height }
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

/** Where it stands once its step has appeared: what grows is not measured. */
function boxOf(element: HTMLElement): Box {
  const step = element.closest('li')
  if (step === null) return element.getBoundingClientRect()
  const { left, top } = step.getBoundingClientRect()
  const [x, y] = [left + element.offsetLeft, top + element.offsetTop]
  return { left: x, top: y, right: x + element.offsetWidth, bottom: y + element.offsetHeight }
}
