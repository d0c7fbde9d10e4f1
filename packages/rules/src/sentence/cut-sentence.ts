const maxWords = 5
const minWords = 2

/** Words that belong to the next word: no phrase ends here. */
const leansOn = new Set(
  (
    "de het een 't 'n deze die dit dat mijn jouw zijn haar ons onze jullie hun uw geen elke elk alle veel twee drie " +
    'in op aan met van voor naar bij uit over onder achter naast tot om door te tegen tussen zonder na tijdens ' +
    'en of maar want omdat als dus terwijl heel erg zo te'
  ).split(' '),
)

const begins = new Set(
  (
    'in op aan met van voor naar bij uit over onder achter naast tot om door tegen tussen zonder na tijdens ' +
    'en of maar want omdat als dus terwijl die dat waar toen'
  ).split(' '),
)

/** Words that belong to the verb before them. */
const clings = new Set('ik je jij hij ze zij we wij me mij er al ook niet'.split(' '))

const bare = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}']/gu, '')

const costOfCut = (words: readonly string[], next: string | undefined): number => {
  const last = words.at(-1) ?? ''
  const size = Math.abs(words.length - 4) * 0.5 + (words.length < minWords ? 4 : 0)
  if (next === undefined) return size
  const marked = /[,:;.!?]["']?$/u.test(last)
  if (marked) return size - 3
  const splits = (leansOn.has(bare(last)) ? 5 : 0) + (clings.has(bare(next)) ? 2 : 0)
  return size + 1.5 + splits - (begins.has(bare(next)) ? 1 : 0)
}

/** Cuts into phrases of two to five words: at commas, and not after an article if possible (ADR 64). */
export const cutSentence = (sentence: string): string[] => {
  const words = sentence.split(/\s+/u).filter((word) => word !== '')
  /** `best[n]`: the cheapest way to cut the first n words. */
  const best: { readonly cost: number; readonly phrases: readonly string[] }[] = [{ cost: 0, phrases: [] }]
  for (let end = 1; end <= words.length; end++) {
    const ways = Array.from({ length: Math.min(maxWords, end) }, (_, at) => end - at - 1).map((from) => {
      const phrase = words.slice(from, end)
      const before = best[from] ?? { cost: Infinity, phrases: [] }
      return {
        cost: before.cost + costOfCut(phrase, words[end]),
        phrases: [...before.phrases, phrase.join(' ')],
      }
    })
    best.push(ways.reduce((cheapest, way) => (way.cost < cheapest.cost ? way : cheapest)))
  }
  return [...(best.at(-1)?.phrases ?? [])]
}
