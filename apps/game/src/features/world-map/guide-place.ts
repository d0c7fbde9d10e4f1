import { asidePx, findShift, furthestPx, type Box } from './free-place.ts'
import { measureRoom, stepsAndSigns } from './map-room.ts'

interface Shape {
  /** Of the words. */
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
  const offers = [...guide.querySelectorAll<HTMLElement>('button[data-words]')]
  const words = [bubble, ...offers]
  const all = [...words, ...guide.querySelectorAll('img')]
  const { within, takenBy } = measureRoom(map, guide)
  const apart = (reach: number): Group[] => words.map((part) => ({ moved: part, parts: [part], reach }))
  const ways: readonly (readonly Group[])[] = [
    [{ moved: guide, parts: all, reach: furthestPx }],
    [{ moved: guide, parts: all, reach: asidePx }],
    [{ moved: guide, parts: words, reach: furthestPx }],
    apart(furthestPx),
    apart(asidePx),
  ]
  for (const withPage of [true, false])
    for (const way of ways)
      for (const shape of shapes) {
        for (const part of [guide, ...words]) part.style.transform = ''
        takeShape(guide, bubble, shape)
        if (moveAside(way, takenBy(stepsAndSigns, withPage), within)) return
      }
  for (const part of [guide, ...words]) part.style.transform = ''
  takeShape(guide, bubble, usualShape)
}

/** Each group aside from what is taken and from the groups before it; false where one has no room. */
function moveAside(groups: readonly Group[], taken: readonly Box[], within: Box): boolean {
  const covered = [...taken]
  return groups.every(({ moved, parts, reach }) => {
    const shift = findShift(parts.map(rectOf), covered, within, reach)
    if (shift === null) return false
    moved.style.transform = `translate(${shift.x}px, ${shift.y}px)`
    covered.push(...parts.map(rectOf))
    return true
  })
}

function takeShape(guide: HTMLElement, bubble: HTMLElement, { maxInlineSize, alignItems }: Shape): void {
  bubble.style.maxInlineSize = maxInlineSize
  guide.style.alignItems = alignItems
}

const rectOf = (element: Element): Box => element.getBoundingClientRect()
