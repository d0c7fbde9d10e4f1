/** A part of the screen, in px. */
export interface ScreenRect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Place of a bubble (px from the speaker's upper left corner). `tail`: null if it is too far away. */
export interface BubblePlace {
  readonly left: number
  readonly top: number
  readonly tail: 'above' | 'below' | null
}

/** Distance between tried places (px). It is small, because a phone has little space between steps. */
const stridePx = 3
/** The bubble may cover this height of the speaker's upper edge (px). */
const overPx = 8
/** Length of a bubble's tail (px). */
export const tailPx = 28
/** Maximum distance of a bubble without a tail to its speaker (px). */
export const maxBubbleDistancePx = 100
/** Maximum distance of the guide, so that a child still finds it (px). */
export const maxGuideDistancePx = 350
/** Minimum overlap with the width of the speaker, for the tail (px). */
const overlapPx = 20

export interface BoxSize {
  readonly width: number
  readonly height: number
}

/** Returns the nearest place above or below the speaker, within `reach` (px), clear of `taken`; or null. */
export function findBubblePlace(
  speaker: ScreenRect,
  { width, height }: BoxSize,
  taken: readonly ScreenRect[],
  within: ScreenRect,
  reach = maxBubbleDistancePx,
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
      if (away >= least || isBeside || !isFree({ left, top, right, bottom }, others)) continue
      least = away
      const side = top < speaker.top ? 'below' : 'above'
      const tail = y > tailPx ? null : side
      place = { left: left - speaker.left, top: top - speaker.top, tail }
    }
  return place
}

const isFree = (box: ScreenRect, taken: readonly ScreenRect[]): boolean =>
  taken.every(
    (other) =>
      other.left >= box.right ||
      other.right <= box.left ||
      other.top >= box.bottom ||
      other.bottom <= box.top,
  )

const range = (from: number, to: number, stride = stridePx): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / stride) + 1) }, (_, at) => from + at * stride)

/** Number of tries in each direction. It is limited, because slow devices run this too. */
const triesEachWay = 33

/** A shift from the current place (px). */
export interface ScreenShift {
  readonly x: number
  readonly y: number
}

/** Returns the smallest shift within `reach` (px) and bounds after which no part covers `taken`; or null. */
export function findShift(
  parts: readonly ScreenRect[],
  taken: readonly ScreenRect[],
  within: ScreenRect,
  reach = maxBubbleDistancePx,
): ScreenShift | null {
  const offsets = [0, ...range(-reach, reach, Math.max(stridePx, Math.round(reach / triesEachWay)))]
  const shifts = offsets
    .flatMap((x) => offsets.map((y) => ({ x, y })))
    .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
  return (
    shifts.find((shift) =>
      parts
        .map((part) => moveBox(part, shift))
        .every((part) => isWithin(part, within) && isFree(part, taken)),
    ) ?? null
  )
}

const moveBox = ({ left, top, right, bottom }: ScreenRect, { x, y }: ScreenShift): ScreenRect => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
})

const isWithin = (box: ScreenRect, { left, top, right, bottom }: ScreenRect): boolean =>
  box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom
