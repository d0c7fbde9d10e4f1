/** Time between two icons that appear or disappear (ms): MAP-2. */
const appearEveryMs = 100
const vanishEveryMs = 50
/** So many icons are drawn at a time, and so long (ms) after those before: long before they appear. */
const drawnTogether = 4
const drawEveryMs = 40
/** How long one icon takes to go (ms). */
const vanishMs = 160

export const appearDelayMs = (index: number): number => index * appearEveryMs
export const vanishDelayMs = (index: number): number => index * vanishEveryMs

export const drawDelayMs = (index: number): number => Math.floor(index / drawnTogether) * drawEveryMs

/** When the last of so many icons is gone (ms). */
export const vanishTimeMs = (icons: number): number => (icons === 0 ? 0 : vanishDelayMs(icons - 1) + vanishMs)

/** A child that leaves the map for another page waits no longer than this (ms) for icons that are yet to go. */
const maxExitMs = 620

/** How long so many icons may keep the next page waiting (ms): all of world 1, the first dozen of the larger worlds. */
export const exitTimeMs = (icons: number): number => Math.min(vanishTimeMs(icons), maxExitMs)
