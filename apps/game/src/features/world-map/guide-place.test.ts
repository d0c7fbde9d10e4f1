// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { ScreenRect } from './free-place.ts'
import { placeGuide } from './guide-place.ts'

const lay = (element: Element | null, box: ScreenRect): void => {
  if (element) element.getBoundingClientRect = () => box as DOMRect
}

test("GIDS-4 the guide's words do not cover its picture if both cannot move together", () => {
  document.body.innerHTML =
    '<main><a id="above"></a><a id="below"></a><div id="guide"><div data-words></div><img /></div></main>'
  const [map, above, below, guide, words, picture] = document.body.querySelectorAll('*')
  lay(map ?? null, { left: 0, top: 0, right: 1000, bottom: 768 })
  // Between the two is room for the words only.
  lay(above ?? null, { left: 0, top: 0, right: 1000, bottom: 520 })
  lay(below ?? null, { left: 0, top: 600, right: 1000, bottom: 768 })
  lay(picture ?? null, { left: 400, top: 440, right: 460, bottom: 540 })
  lay(words ?? null, { left: 380, top: 440, right: 480, bottom: 500 })
  placeGuide(guide as HTMLElement, map as Element)
  const [x, y] = ((words as HTMLElement).style.transform.match(/-?\d+/g) ?? []).map(Number)
  expect(y).toBeGreaterThanOrEqual(80)
  expect(380 + Number(x) >= 460 || 480 + Number(x) <= 400 || 440 + Number(y) >= 540).toBe(true)
})

test("GIDS-4 on a phone the guide's words are clear of 'Fout gevonden?' before it is there", () => {
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
