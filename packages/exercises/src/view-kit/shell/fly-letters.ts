import { prefersLessMotion } from '@letterliaan/ui'

/** Time to read the word, and flight time of its letters (ms); together as long as a right word is shown. */
const readMs = 400
const flightMs = 500
/** Part of the flight between the starts of letters; a delay would cost the page a frame each. */
const wait = 0.03

/** The newest piece of the place in the same exercise, where the letters land. */
const pieceOf = (word: HTMLElement): Element | null =>
  word.closest('[data-place]')?.querySelector('[data-newest]') ?? null

/** Flies the letters of a right word to their piece (SPEEL-3); the word stays. Returns a stop function. */
export function flyLetters(word: HTMLElement): () => void {
  const layer = document.createElement('span')
  layer.style.cssText = 'position: absolute; inset: 0 auto auto 0'
  word.append(layer)
  const timer = setTimeout(() => {
    const piece = pieceOf(word)
    if (piece === null || prefersLessMotion()) return
    const target = piece.getBoundingClientRect()
    // All positions are read before a letter is added: reading after that would cause another layout.
    const letters = [...word.querySelectorAll<HTMLElement>('[data-letter]')].map((letter) => ({
      flown: letter.cloneNode(true) as HTMLElement,
      place: letter.getBoundingClientRect(),
      // The letter at rest, as it may still hop.
      left: letter.offsetLeft,
      top: letter.offsetTop,
    }))
    for (const [at, { flown, place, left, top }] of letters.entries()) {
      // Hidden until it starts: above a hopping letter it would draw the word twice.
      flown.style.cssText = `position: absolute; left: ${left}px; top: ${top}px; animation: none`
      layer.append(flown)
      const x = target.left + target.width / 2 - place.left - place.width / 2
      const y = target.top + target.height / 2 - place.top - place.height / 2
      const leaves = Math.min(at * wait, 0.4)
      flown.animate(
        [
          { transform: 'none', opacity: 0 },
          { transform: 'none', opacity: 0, offset: leaves },
          { transform: 'none', opacity: 1, offset: leaves },
          { transform: `translate(${x * 0.45}px, ${y * 0.2 - 40}px) scale(0.9)`, opacity: 1, offset: 0.45 },
          { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.4 },
        ],
        { duration: flightMs, easing: 'ease-in', fill: 'both' },
      )
    }
  }, readMs)
  return () => {
    clearTimeout(timer)
    layer.remove()
  }
}
