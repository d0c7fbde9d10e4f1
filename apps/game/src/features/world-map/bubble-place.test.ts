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

test('GIDS-4 PLEK-2 where the sentence has no room, speaker and story stand there without it', () => {
  document.body.innerHTML =
    '<main><ol><li><div id="buddy"><p>Ga verder met stap 2!</p></div></li><li><a href="/3"></a></li></ol></main>'
  const place = document.querySelector('main') as HTMLElement
  const buddy = document.querySelector('#buddy') as HTMLElement
  const words = buddy.firstElementChild as HTMLElement
  const [step, above] = document.querySelectorAll('li')
  const lay = (element: Element | undefined, box: Box) => {
    if (element) element.getBoundingClientRect = () => ({ ...box }) as DOMRect
  }
  const link = document.querySelector('a') as HTMLElement
  lay(place, { left: 0, top: 0, right: 400, bottom: 300 })
  lay(step, { left: 180, top: 200, right: 220, bottom: 240 })
  // Between it and the buddy are 60 pixels, and below the buddy is the edge.
  lay(above, { left: 0, top: 0, right: 400, bottom: 140 })
  Object.defineProperties(link, { offsetWidth: { value: 400 }, offsetHeight: { value: 140 } })
  Object.defineProperties(buddy, { offsetWidth: { value: 40 }, offsetHeight: { value: 80 } })
  const isShort = () => words.hasAttribute('data-short')
  Object.defineProperties(words, {
    offsetWidth: { get: () => (isShort() ? 100 : 200) },
    offsetHeight: { get: () => (isShort() ? 50 : 100) },
  })
  placeBubble(buddy, place)
  expect([isShort(), words.hasAttribute('data-unseen')]).toEqual([true, false])
})
