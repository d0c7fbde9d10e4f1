import { asidePx, findShift, furthestPx, type Box } from './free-place.ts'
import { measureRoom, stepsAndSigns } from './map-room.ts'

/** A bubble that is wide and low finds room where a narrow one has none. */
const maxWidths = ['', '18rem']

/** Moves who stands at the way on, with its words, aside from steps and signs; where only its words have room, it stands over them itself. */
export function placeGuide(guide: HTMLElement, map: Element): void {
  const bubble = guide.querySelector<HTMLElement>('[data-words]')
  if (bubble === null) return
  const offers = [...guide.querySelectorAll('button[data-words]')]
  const words = [bubble, ...offers]
  const { within, takenBy } = measureRoom(map, guide)
  const taken = takenBy(stepsAndSigns)
  guide.style.transform = ''
  bubble.style.transform = ''
  const ways = [
    { moved: guide, parts: [...words, ...guide.querySelectorAll('img')], taken, reach: furthestPx },
    { moved: guide, parts: words, taken, reach: furthestPx },
    { moved: bubble, parts: [bubble], taken: [...taken, ...offers.map(rectOf)], reach: asidePx },
  ]
  for (const way of ways)
    for (const maxWidth of maxWidths) {
      bubble.style.maxInlineSize = maxWidth
      const shift = findShift(way.parts.map(rectOf), way.taken, within, way.reach)
      if (shift === null) continue
      way.moved.style.transform = `translate(${shift.x}px, ${shift.y}px)`
      return
    }
}

const rectOf = (element: Element): Box => element.getBoundingClientRect()
