/** How the letters rain down (END-2). */
const letterCount = 50
const spawnChance = 0.8
const sizePx = [50, 100] as const
const durationMs = [3000, 7000] as const

/** How often (ms) the spawner tries; a letter that does not come now may come the next time. */
const tryEveryMs = 90

const alphabet = 'abcdefghijklmnopqrstuvwxyz'
const colors = ['sun', 'leaf', 'sky', 'mango', 'orchid'] as const

export interface FallingLetter {
  readonly id: number
  readonly letter: string
  readonly color: (typeof colors)[number]
  /** Side (px). */
  readonly size: number
  /** How long it falls (ms), and when it begins (ms). */
  readonly duration: number
  readonly delay: number
  /** Where it falls, in percent of the width; where it would hang still, in percent of the height. */
  readonly left: number
  readonly top: number
  /** Degrees that it turns on its way. */
  readonly turn: number
}

/** The letters that fall when the cave opens. `random` gives numbers from 0 to below 1, as Math.random does. */
export function spawnLetters(random: () => number): FallingLetter[] {
  const between = (low: number, high: number) => low + random() * (high - low)
  const oneOf = <T>(list: ArrayLike<T>): T => list[Math.floor(random() * list.length)] as T
  const letters: FallingLetter[] = []
  for (let attempt = 0; letters.length < letterCount; attempt += 1) {
    if (random() >= spawnChance) continue
    letters.push({
      id: letters.length,
      letter: oneOf(alphabet),
      color: oneOf(colors),
      size: Math.round(between(...sizePx)),
      duration: Math.round(between(...durationMs)),
      delay: attempt * tryEveryMs,
      left: Math.round(between(2, 98)),
      top: Math.round(between(4, 92)),
      turn: Math.round(between(-220, 220)),
    })
  }
  return letters
}
