// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { ScreenRect } from './free-place.ts'
import { placeGuide } from './guide-place.ts'

const lay = (element: Element | null, box: ScreenRect): void => {
  if (element) element.getBoundingClientRect = () => box as DOMRect
}

test('GIDS-4 the hidden tail of the look 10+ does not move the guide', () => {
  document.body.innerHTML = '<main><div id="guide"><div data-words><svg /></div><img /></div></main>'
  const [map, guide, words, , picture] = document.body.querySelectorAll('*')
  lay(map ?? null, { left: 0, top: 0, right: 1000, bottom: 768 })
  lay(words ?? null, { left: 500, top: 200, right: 700, bottom: 300 })
  lay(picture ?? null, { left: 720, top: 220, right: 790, bottom: 300 })
  placeGuide(guide as HTMLElement, map as Element)
  const transforms = [guide, words].map((part) => (part as HTMLElement).style.transform)
  expect(transforms).toEqual(['translate(0px, 0px)', ''])
})

test("GIDS-4 on a phone the guide's words keep clear of 'Fout gevonden?' even before it appears", () => {
  vi.stubGlobal('innerWidth', 390)
  document.body.innerHTML = '<main><div id="guide"><div data-words></div><img /></div></main>'
  const [map, guide, words, picture] = document.body.querySelectorAll('*')
  lay(map ?? null, { left: 0, top: 0, right: 390, bottom: 768 })
  lay(words ?? null, { left: 20, top: 70, right: 200, bottom: 190 })
  lay(picture ?? null, { left: 220, top: 130, right: 270, bottom: 190 })
  placeGuide(guide as HTMLElement, map as Element)
  const [x, y] = ((guide as HTMLElement).style.transform.match(/-?\d+/g) ?? []).map(Number)
  expect(20 + Number(x) >= 44 || 70 + Number(y) >= 126).toBe(true)
  vi.unstubAllGlobals()
})

test('GIDS-4 words too large for any free place remain inside the window', () => {
  document.body.innerHTML = '<main><div id="guide"><div data-words></div><img /></div><a></a></main>'
  const [map, guide, words, picture, step] = document.body.querySelectorAll('*')
  lay(map ?? null, { left: 0, top: 0, right: 390, bottom: 768 })
  lay(words ?? null, { left: -120, top: 112, right: 120, bottom: 700 })
  lay(picture ?? null, { left: 176, top: 600, right: 272, bottom: 700 })
  lay(step ?? null, { left: 100, top: 300, right: 300, bottom: 400 })
  placeGuide(guide as HTMLElement, map as Element)
  const [x] = ((words as HTMLElement).style.transform.match(/-?\d+/g) ?? []).map(Number)
  expect(-120 + Number(x)).toBeGreaterThanOrEqual(4)
})
