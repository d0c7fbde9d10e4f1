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

/** Moves who stands at the way on, with its words, aside from steps and signs; where only its words have room, it stands over them itself. */
export function placeGuide(guide: HTMLElement, map: Element): void {
  const bubble = guide.querySelector<HTMLElement>('[data-words]')
  if (bubble === null) return
  const offers = [...guide.querySelectorAll('button[data-words]')]
  const words = [bubble, ...offers]
  const all = [...words, ...guide.querySelectorAll('img')]
  const { within, takenBy } = measureRoom(map, guide)
  guide.style.transform = ''
  bubble.style.transform = ''
  const ways = [true, false].flatMap((withPage) => {
    const taken = takenBy(stepsAndSigns, withPage)
    return [
      { moved: guide, parts: all, taken, reach: furthestPx },
      { moved: guide, parts: all, taken, reach: asidePx },
      { moved: guide, parts: words, taken, reach: furthestPx },
      { moved: bubble, parts: [bubble], taken: [...taken, ...offers.map(rectOf)], reach: asidePx },
    ]
  })
  for (const { moved, parts, taken: covered, reach } of ways)
    for (const shape of shapes) {
      takeShape(guide, bubble, shape)
      const shift = findShift(parts.map(rectOf), covered, within, reach)
      if (shift === null) continue
      moved.style.transform = `translate(${shift.x}px, ${shift.y}px)`
      return
    }
  takeShape(guide, bubble, usualShape)
}

function takeShape(guide: HTMLElement, bubble: HTMLElement, { maxInlineSize, alignItems }: Shape): void {
  bubble.style.maxInlineSize = maxInlineSize
  guide.style.alignItems = alignItems
}

const rectOf = (element: Element): Box => element.getBoundingClientRect()
