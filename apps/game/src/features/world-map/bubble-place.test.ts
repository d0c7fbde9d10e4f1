// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { placeBubble } from './bubble-place.ts'
import type { ScreenRect } from './free-place.ts'

function lay(element: Element | null | undefined, box: ScreenRect) {
  if (element) element.getBoundingClientRect = () => ({ ...box }) as DOMRect
}
const size = (element: Element | null | undefined, width: number, height: number) =>
  Object.defineProperties(element ?? {}, { offsetWidth: { value: width }, offsetHeight: { value: height } })

test('the bubble at a low step of a wide map does not cover the sign in the corner', () => {
  const atFoot = window.innerHeight - 90
  document.body.innerHTML =
    '<main><ol><li><div id="buddy"><p>Speel stap 1!</p></div></li><li><a href="/2"></a></li></ol></main>'
  const wideMap = document.querySelector('main') as HTMLElement
  const buddy = document.querySelector('#buddy') as HTMLElement
  const [step, above] = document.querySelectorAll('li')
  const link = document.querySelector('a') as HTMLElement
  lay(wideMap, { left: 0, top: 0, right: 1366, bottom: window.innerHeight })
  lay(step, { left: 150, top: atFoot, right: 210, bottom: atFoot + 40 })
  // Nothing fits above the step.
  lay(above, { left: 0, top: atFoot - 400, right: 1366, bottom: atFoot })
  size(link, 1366, 400)
  size(buddy, 40, 30)
  size(buddy.firstElementChild, 140, 40)
  placeBubble(buddy, wideMap)
  const { style, dataset } = buddy.firstElementChild as HTMLElement
  expect(dataset['unseen']).toBeUndefined()
  const left = 150 + Number.parseFloat(style.getPropertyValue('--bubble-x'))
  const bottom = atFoot + Number.parseFloat(style.getPropertyValue('--bubble-y')) + 40
  expect(left >= 168 || bottom <= window.innerHeight - 52).toBe(true)
})

test('GIDS-4 a bubble shows only pictures if words do not fit, and may cover the edge of a step', () => {
  document.body.innerHTML =
    '<main><ol><li><div id="buddy"><p><button></button></p></div></li><li><a href="/3"></a></li></ol></main>'
  const place = document.querySelector('main') as HTMLElement
  const buddy = document.querySelector('#buddy') as HTMLElement
  const bubble = buddy.firstElementChild as HTMLElement
  const [step, above] = document.querySelectorAll('li')
  lay(place, { left: 0, top: 0, right: 400, bottom: 680 })
  lay(step, { left: 180, top: 600, right: 220, bottom: 640 })
  size(buddy, 40, 40)
  size(bubble, 100, 50)
  // 30 px are free between this box and the step.
  lay(above, { left: 0, top: 490, right: 400, bottom: 570 })
  size(document.querySelector('a'), 400, 80)
  placeBubble(buddy, place)
  const top = 600 + Number.parseFloat(bubble.style.getPropertyValue('--bubble-y'))
  expect([bubble.hasAttribute('data-small'), bubble.dataset['tail']]).toEqual([true, 'below'])
  expect(top, 'three quarters of the step are in sight').toBeGreaterThanOrEqual(550)
  expect(top + 50).toBeGreaterThan(580)
})

test('GIDS-4 the small bubble between dense steps and a sign covers the edge of the sign, but no step', () => {
  const others: readonly ScreenRect[] = [
    { left: 236, top: 477, right: 296, bottom: 537 },
    { left: 215, top: 461, right: 263, bottom: 509 },
    { left: 236, top: 364, right: 296, bottom: 424 },
    { left: 130, top: 385, right: 190, bottom: 445 },
    { left: 130, top: 504, right: 190, bottom: 564 },
  ]
  document.body.innerHTML = `<main><a data-sign></a><ol><li><div id="buddy"><p><button></button></p></div></li>${'<li><a></a></li>'.repeat(others.length)}</ol></main>`
  const place = document.querySelector('main') as HTMLElement
  const buddy = document.querySelector('#buddy') as HTMLElement
  const bubble = buddy.firstElementChild as HTMLElement
  const layWhole = (element: Element | null | undefined, box: ScreenRect) => {
    lay(element, box)
    size(element?.firstElementChild, box.right - box.left, box.bottom - box.top)
  }
  const [own, ...steps] = document.querySelectorAll('li')
  layWhole(place, { left: 0, top: 0, right: 320, bottom: 588 })
  layWhole(own, { left: 184, top: 500, right: 235, bottom: 564 })
  steps.forEach((step, at) => layWhole(step, others[at] as ScreenRect))
  layWhole(document.querySelector('[data-sign]'), { left: 62, top: 414, right: 150, bottom: 489 })
  size(bubble, 98, 54)
  placeBubble(buddy, place)
  const left = 184 + Number.parseFloat(bubble.style.getPropertyValue('--bubble-x'))
  expect(left + 98, 'the number of the third step is in sight').toBeLessThanOrEqual(228)
})

test('the bubble does not cover the name below a thing on the map', () => {
  document.body.innerHTML =
    '<main><ol><li><div id="buddy"><p></p></div></li></ol><a><span data-sign></span></a></main>'
  const map = document.querySelector('main') as HTMLElement
  const buddy = document.querySelector('#buddy') as HTMLElement
  lay(map, { left: 0, top: 0, right: 1366, bottom: 768 })
  lay(document.querySelector('li'), { left: 600, top: 400, right: 640, bottom: 440 })
  lay(document.querySelector('a'), { left: 600, top: 300, right: 670, bottom: 360 })
  lay(document.querySelector('span'), { left: 590, top: 350, right: 690, bottom: 384 })
  size(buddy, 40, 40)
  size(buddy.firstElementChild, 140, 40)
  placeBubble(buddy, map)
  const { style } = buddy.firstElementChild as HTMLElement
  const left = 600 + Number.parseFloat(style.getPropertyValue('--bubble-x'))
  const top = 400 + Number.parseFloat(style.getPropertyValue('--bubble-y'))
  expect(left >= 690 || left + 140 <= 590 || top >= 384 || top + 40 <= 350).toBe(true)
})
