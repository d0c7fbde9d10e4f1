// @vitest-environment jsdom
import { mapPositions } from '@letterliaan/ui/scenes'
import { expect, test } from 'vitest'
import { findBubblePlace, placeBubble, type Box } from './bubble-place.ts'

const bubble = { width: 152, height: 46 }

const at = (left: number, top: number, size: number): Box => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
})

/** World 1 on a phone of 390 px: the steps with their badges, and the buddy beside each. */
const map: Box = { left: 4, top: 64, right: 386, bottom: 788 }
const steps = mapPositions[1].portrait.steps.map(({ x, y }) => at(x * 3.9 - 50, y * 7.9 - 46, 80))
const buddies = mapPositions[1].portrait.steps.map(({ x, y }) =>
  at(x > 72 ? x * 3.9 - 75 : x * 3.9 + 24, y * 7.9 - 20, 51),
)

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

test.each(buddies.map((buddy, index) => [index + 1, buddy] as const))(
  'GIDS-4 what the buddy says at step %i of a phone covers no step, and stays on the map',
  (_, buddy) => {
    const place = findBubblePlace(buddy, bubble, steps, map)
    if (place === null) throw new Error('no place')
    const [left, top] = [buddy.left + place.left, buddy.top + place.top]
    const box = { left, top, right: left + bubble.width, bottom: top + bubble.height }
    expect(steps.filter((step) => overlap(step, box))).toEqual([])
    expect([box.left >= map.left, box.right <= map.right, box.top >= map.top]).toEqual([true, true, true])
  },
)

test('words that would cover a step wherever they stand have no place', () => {
  expect(findBubblePlace(at(100, 100, 51), bubble, [at(0, 0, 600)], map)).toBeNull()
})

test('words stand above who speaks where there is room, with the tail below them', () => {
  expect(findBubblePlace(at(100, 400, 51), bubble, [], map)).toMatchObject({ tail: 'below' })
})

test('words beside a step at the foot of a wide map keep clear of the sign in its corner', () => {
  const atFoot = window.innerHeight - 90
  document.body.innerHTML =
    '<main><ol><li><div id="buddy"><p>Ga verder met stap 1!</p></div></li><li><a href="/2"></a></li></ol></main>'
  const wideMap = document.querySelector('main') as HTMLElement
  const buddy = document.querySelector('#buddy') as HTMLElement
  const [step, above] = document.querySelectorAll('li')
  const link = document.querySelector('a') as HTMLElement
  const lay = (element: Element | undefined, box: Box) => {
    if (element) element.getBoundingClientRect = () => ({ ...box }) as DOMRect
  }
  const size = (element: Element, width: number, height: number) =>
    Object.defineProperties(element, { offsetWidth: { value: width }, offsetHeight: { value: height } })
  lay(wideMap, { left: 0, top: 0, right: 1366, bottom: window.innerHeight })
  lay(step, { left: 150, top: atFoot, right: 210, bottom: atFoot + 40 })
  // Above it there is no room.
  lay(above, { left: 0, top: atFoot - 400, right: 1366, bottom: atFoot })
  size(link, 1366, 400)
  size(buddy, 40, 30)
  size(buddy.firstElementChild as Element, 140, 40)
  placeBubble(buddy, wideMap)
  const { style, dataset } = buddy.firstElementChild as HTMLElement
  expect(dataset['unseen']).toBeUndefined()
  const left = 150 + Number.parseFloat(style.getPropertyValue('--bubble-x'))
  const bottom = atFoot + Number.parseFloat(style.getPropertyValue('--bubble-y')) + 40
  expect(left >= 168 || bottom <= window.innerHeight - 52).toBe(true)
})
