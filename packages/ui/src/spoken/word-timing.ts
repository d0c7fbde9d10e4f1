/** A word in a text: where it stands, and when it is said, as a share of the whole. */
interface TimedWord {
  readonly from: number
  readonly to: number
  /** 0 to 1. */
  readonly begins: number
}

/** Signs that a voice waits at, as so many letters. */
const pauses: Readonly<Record<string, number>> = { ',': 2, ':': 3, ';': 3, '.': 5, '!': 5, '?': 5, '…': 5 }

/** The words of a text by the time they take: a letter is a beat, and a voice waits at a comma and a full stop. */
export function timeWords(text: string): TimedWord[] {
  const words = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    beats: 1 + word.length + (pauses[word.at(-1) ?? ''] ?? 0),
  }))
  const all = words.reduce((sum, { beats }) => sum + beats, 0)
  let before = 0
  return words.map(({ from, to, beats }) => {
    const begins = before / all
    before += beats
    return { from, to, begins }
  })
}
