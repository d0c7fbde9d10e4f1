// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { placeBubble } from './bubble-place.ts'
import type { Box } from './free-place.ts'

test('words beside a step at the foot of a wide map keep clear of the sign in its corner', () => {
  const atFoot = window.innerHeight - 90
  document.body.innerHTML =
    '<main><ol><li><div id="buddy"><p>Speel stap 1!</p></div></li><li><a href="/2"></a></li></ol></main>'
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
    '<main><ol><li><div id="buddy"><p>Speel stap 2!</p></div></li><li><a href="/3"></a></li></ol></main>'
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

test('GIDS-4 pictures alone stay with who speaks: without room there each control gets its own place near it', () => {
  document.body.innerHTML =
    '<main><ol><li><div id="buddy"><p><button></button></p></div></li><li><a href="/3"></a></li></ol></main>'
  const place = document.querySelector('main') as HTMLElement
  const buddy = document.querySelector('#buddy') as HTMLElement
  const bubble = buddy.firstElementChild as HTMLElement
  const [step, above] = document.querySelectorAll('li')
  const lay = (element: Element | undefined, box: Box) => {
    if (element) element.getBoundingClientRect = () => ({ ...box }) as DOMRect
  }
  lay(place, { left: 0, top: 0, right: 400, bottom: 680 })
  lay(step, { left: 180, top: 600, right: 220, bottom: 640 })
  Object.defineProperties(buddy, { offsetWidth: { value: 40 }, offsetHeight: { value: 40 } })
  Object.defineProperties(bubble, { offsetWidth: { value: 100 }, offsetHeight: { value: 50 } })
  const link = document.querySelector('a') as HTMLElement
  // The nearest room is 250 px above it.
  lay(above, { left: 0, top: 350, right: 400, bottom: 680 })
  Object.defineProperties(link, { offsetWidth: { value: 400 }, offsetHeight: { value: 330 } })
  placeBubble(buddy, place)
  expect(bubble.hasAttribute('data-unseen')).toBe(true)
})
