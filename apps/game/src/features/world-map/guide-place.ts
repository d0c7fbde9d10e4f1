import { maxGuideDistancePx, findShift, maxBubbleDistancePx, type ScreenRect } from './free-place.ts'
import { measureMapSpace, stepsAndSigns } from './map-space.ts'

interface Shape {
  readonly maxInlineSize: string
  readonly alignItems: string
}

const usualShape: Shape = { maxInlineSize: '', alignItems: '' }

/** Tried in this order. Wide shapes fit where narrow ones do not; the last are above the speaker. */
const shapes: readonly Shape[] = [
  usualShape,
  { maxInlineSize: '18rem', alignItems: '' },
  { maxInlineSize: '18rem', alignItems: 'start' },
]

interface Group {
  readonly moved: HTMLElement
  readonly parts: readonly Element[]
  readonly reach: number
}

/** Moves guide and words clear of steps and signs. If both do not fit, moves only the words. */
export function placeGuide(guide: HTMLElement, map: Element): void {
  const bubble = guide.querySelector<HTMLElement>('[data-words]')
  if (bubble === null) return
  // The look 10+ hides the tail.
  const tails = [...bubble.querySelectorAll(':scope > svg')].filter((tail) => rectOf(tail).right > 0)
  const words = [bubble, ...tails]
  const all = [...words, ...guide.querySelectorAll('img')]
  const { within, takenBy } = measureMapSpace(map, guide)
  const ways: readonly Group[] = [
    { moved: guide, parts: all, reach: maxBubbleDistancePx },
    { moved: guide, parts: all, reach: maxGuideDistancePx },
    { moved: bubble, parts: words, reach: maxBubbleDistancePx },
    { moved: bubble, parts: words, reach: maxGuideDistancePx },
  ]
  for (const withPage of [true, false])
    for (const way of ways)
      for (const shape of shapes) {
        for (const part of [guide, bubble]) part.style.transform = ''
        takeShape(guide, bubble, shape)
        if (moveAside(way, takenBy(stepsAndSigns, withPage), within)) return
      }
  for (const part of [guide, bubble]) part.style.transform = ''
  takeShape(guide, bubble, usualShape)
  // Enlarged text fits nowhere, so it may cover steps, but it remains inside the window.
  moveAside({ moved: bubble, parts: [bubble], reach: maxGuideDistancePx }, [], within)
}

/** Moves the parts clear of `taken`. Returns false if they do not fit. */
function moveAside(
  { moved, parts, reach }: Group,
  taken: readonly ScreenRect[],
  within: ScreenRect,
): boolean {
  const shift = findShift(parts.map(rectOf), taken, within, reach)
  if (shift !== null) moved.style.transform = `translate(${shift.x}px, ${shift.y}px)`
  return shift !== null
}

function takeShape(guide: HTMLElement, bubble: HTMLElement, { maxInlineSize, alignItems }: Shape): void {
  bubble.style.maxInlineSize = maxInlineSize
  guide.style.alignItems = alignItems
}

const rectOf = (element: Element): ScreenRect => element.getBoundingClientRect()
