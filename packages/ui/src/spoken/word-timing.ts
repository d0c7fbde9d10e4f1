/** `begins` is a share of the whole, 0 to 1. */
interface TimedWord {
  readonly from: number
  readonly to: number
  readonly begins: number
}

const pauses: Readonly<Record<string, number>> = { ',': 2, ':': 3, ';': 3, '.': 5, '!': 5, '?': 5, '…': 5 }

export function computeWordTimes(text: string): TimedWord[] {
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
