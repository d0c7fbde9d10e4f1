/** END-2 */
const letterCount = 50
const spawnChance = 0.8
const sizePx = [50, 100] as const
const durationMs = [3000, 7000] as const

/** Time between two tries to start a letter (ms). */
const tryEveryMs = 90

const alphabet = 'abcdefghijklmnopqrstuvwxyz'
const colors = ['sun', 'leaf', 'sky', 'mango', 'orchid'] as const

export interface FallingLetter {
  readonly id: number
  readonly letter: string
  readonly color: (typeof colors)[number]
  /** Px */
  readonly size: number
  /** Ms */
  readonly duration: number
  readonly delay: number
  /** Distance from the left in percent of the width; height in percent if motion is reduced. */
  readonly left: number
  readonly top: number
  /** Degrees */
  readonly turn: number
}

/** `random` works like Math.random. */
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
