import { asidePx, findShift, furthestPx, type Box } from './free-place.ts'
import { measureRoom, stepsAndSigns } from './map-room.ts'

interface Shape {
  /** The width of the words. */
  readonly maxInlineSize: string
  readonly alignItems: string
}

const usualShape: Shape = { maxInlineSize: '', alignItems: '' }

/** Words that are wide and low find room where narrow ones have none, and above a row of steps where who speaks stands in it. */
const shapes: readonly Shape[] = [
  usualShape,
  { maxInlineSize: '18rem', alignItems: '' },
  { maxInlineSize: '18rem', alignItems: 'start' },
]

/** Parts that move together, aside from what is taken. */
interface Group {
  readonly moved: HTMLElement
  readonly parts: readonly Element[]
  readonly reach: number
}

/** Moves who stands at the way on, with its words, aside from steps and signs; where only its words have room, it stands over them itself. */
export function placeGuide(guide: HTMLElement, map: Element): void {
  const bubble = guide.querySelector<HTMLElement>('[data-words]')
  if (bubble === null) return
  const all = [bubble, ...guide.querySelectorAll('img')]
  const { within, takenBy } = measureRoom(map, guide)
  const ways: readonly Group[] = [
    { moved: guide, parts: all, reach: furthestPx },
    { moved: guide, parts: all, reach: asidePx },
    { moved: bubble, parts: [bubble], reach: furthestPx },
    { moved: bubble, parts: [bubble], reach: asidePx },
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
}

/** Aside from what is taken; false where there is no room. */
function moveAside({ moved, parts, reach }: Group, taken: readonly Box[], within: Box): boolean {
  const shift = findShift(parts.map(rectOf), taken, within, reach)
  if (shift !== null) moved.style.transform = `translate(${shift.x}px, ${shift.y}px)`
  return shift !== null
}

function takeShape(guide: HTMLElement, bubble: HTMLElement, { maxInlineSize, alignItems }: Shape): void {
  bubble.style.maxInlineSize = maxInlineSize
  guide.style.alignItems = alignItems
}

const rectOf = (element: Element): Box => element.getBoundingClientRect()
