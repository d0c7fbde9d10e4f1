// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { flyLetters } from './fly-letters.ts'

const animate = vi.fn<Element['animate']>()

beforeEach(() => {
  vi.useFakeTimers()
  Element.prototype.animate = animate
  window.matchMedia = (query) =>
    ({ matches: query.includes('reduced') && isReduced, media: query }) as MediaQueryList
  isReduced = false
})

let isReduced = false

/** Creates a right word of two letters above a place, with or without the piece that it became. */
function wordInPlace(hasPiece = true): HTMLElement {
  document.body.innerHTML = `<div data-place><span id="word"><b data-letter>z</b><b data-letter>ee</b></span>${hasPiece ? '<i data-newest></i>' : ''}</div>`
  const word = document.querySelector<HTMLElement>('#word')
  if (word === null) throw new Error('no word')
  return word
}

test('SPEEL-3 the letters of a right word fly to its piece within 900 ms, and the word stays', () => {
  const word = wordInPlace()
  const end = flyLetters(word)
  vi.advanceTimersByTime(399)
  expect(animate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(word.textContent).toBe('zeezee')
  const ends = animate.mock.calls.map(([, how]) => 400 + (how as { duration: number }).duration)
  expect(ends).toEqual([900, 900])
  end()
  expect(word.textContent).toBe('zee')
})

test('SPEEL-3 a letter is drawn once until it starts to fly', () => {
  const word = wordInPlace()
  flyLetters(word)
  vi.advanceTimersByTime(400)
  const seen = animate.mock.calls.map(([frames]) =>
    (frames as Keyframe[]).slice(0, 3).map(({ opacity, offset }) => [opacity, offset]),
  )
  const leaves = (at: number) => [
    [0, undefined],
    [0, at],
    [1, at],
  ]
  expect(seen).toEqual([leaves(0), leaves(0.03)])
})

test('SPEEL-3 no letter flies with less motion or without a new piece', () => {
  isReduced = true
  flyLetters(wordInPlace())
  vi.advanceTimersByTime(1000)
  isReduced = false
  flyLetters(wordInPlace(false))
  vi.advanceTimersByTime(1000)
  expect(animate).not.toHaveBeenCalled()
})
