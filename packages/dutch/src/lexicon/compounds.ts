import { canStartWord, isVowelLetter, vowelPattern } from '../letters.ts'
import { irregularPlurals } from '../plural.ts'
import { findKnownStem } from '../words/known-stem.ts'
import type { WordList } from '../words/read.ts'
import { endingPattern, erenPattern } from '../morphs/split.ts'
import { type Lexicon, findWords } from './lexicon.ts'

/** A word divided into parts. A lower cost is likelier. */
export interface Split {
  readonly parts: readonly string[]
  readonly cost: number
}

export interface CompoundSources {
  readonly lexicon: Lexicon
  readonly common: WordList
}

export interface WordMarkSources extends CompoundSources {
  /** Returns the positions where hyphenation patterns cut, ascending. */
  readonly cutsOf: (word: string) => readonly number[]
}

const minLeftOfEren = 4
/** Words of two letters that may begin or end a compound. */
const shortWords = new Set('ei ui ijs af al of op uit aan ka zo na la as'.split(' '))
/** First halves from Greek and Latin: biologisch, microfoon. */
const combiningForms = new Set('bio chrono hypo micro mono pro psycho terra thermo topo'.split(' '))
/** First halves that are no words themselves: stiefvader, ecosysteem. */
const boundWords = new Set('aarts eco oer stief'.split(' '))
/** Listed words that are mostly an ending, and seldom the last word of a compound. */
const endings = new Set(
  (
    'naar lage lijk heid loos baar schap zaam nis zie ling ier ist aar aard rij teren sen tor teur leur lei tie ' +
    'sie isch ade eren elen tra tre tri nij ije ies ens ets ere ela ieren eling ering ares nares velen rig zig tig dig lig terig ving derde'
  ).split(' '),
)
const pluralsInEren = new Set([...Object.values(irregularPlurals), 'kleren'])

const links: readonly { readonly letters: string; readonly cost: number }[] = [
  { letters: '', cost: 0 },
  { letters: 's', cost: 0.8 },
  { letters: 'en', cost: 0.5 },
  { letters: 'n', cost: 1 },
  { letters: 'e', cost: 1.2 },
  { letters: 'er', cost: 1.2 },
  { letters: 'ën', cost: 0.5 },
]

const lengthCost = (word: string): number => [9, 9, 1.5, 1, 0.4][word.length] ?? 0

/** Returns a higher cost for a rarer word. A phrasal verb, a weekday and the like count as known. */
function wordCost(word: string, { lexicon, common }: CompoundSources): number | undefined {
  if (word.length < 3 ? !shortWords.has(word) : endings.has(word) && !common.has(word)) return undefined
  const entry = lexicon.get(word)
  if (!entry) return undefined
  const isBare = entry.nounFlags.length === 0 && !entry.isVerb && !entry.isAdjective
  return lengthCost(word) + (common.has(word) ? 0 : 0.7) + (isBare && !common.has(word) ? 0.5 : 0)
}

/** Returns the cost of a listed word with letters that link it to the next word: `konings`, `boeken`. */
function leftCost(left: string, sources: CompoundSources): number | undefined {
  if (combiningForms.has(left)) return undefined
  if (boundWords.has(left)) return 1
  let best: number | undefined
  for (const { letters, cost } of links) {
    if (!left.endsWith(letters)) continue
    for (const base of basesOf(left.slice(0, left.length - letters.length), letters)) {
      const own = wordCost(base, sources)
      if (own !== undefined && base.length > 2 - (letters === '' ? 1 : 0) && own + cost < (best ?? Infinity))
        best = own + cost
    }
  }
  return best
}

/** Returns the words that it may be without its ending in a vowel: spinn(en) is spin, bom(en) is boom. */
function basesOf(stem: string, link: string): string[] {
  if (!isVowelLetter(link.charAt(0)) || stem.length < 2) return [stem]
  const last = stem.at(-1) ?? ''
  const before = stem.at(-2) ?? ''
  const hard = last === 'v' ? 'f' : last === 'z' ? 's' : last
  if (last === before && !isVowelLetter(last)) return [stem.slice(0, -1)]
  const closed = stem.slice(0, -1)
  return 'aeou'.includes(before) && !isVowelLetter(stem.at(-3))
    ? [stem, closed + before + hard]
    : [stem, closed + hard]
}

/** True for klaar|spelen, toneel|leren: a frequent verb in -elen or -eren after a long word is no ending. */
const isVerbInEren = (left: string, right: string, { lexicon, common }: CompoundSources): boolean =>
  left.length >= minLeftOfEren &&
  lexicon.has(left) &&
  lexicon.get(right)?.isVerb === true &&
  findKnownStem(right, common) !== undefined

function rightCost(
  right: string,
  sources: CompoundSources,
  isStressed: boolean,
  canEndInEren: boolean,
): number | undefined {
  // walge-lijk is not wal with gelijk.
  if (endings.has(right) || right === 'gelijk' || (endingPattern.test(right) && !isStressed)) return undefined
  if (erenPattern.test(right) && !pluralsInEren.has(right) && !canEndInEren) return undefined
  const costs = findWords(sources.lexicon, right).flatMap(({ lemma, ending }) => {
    const own = wordCost(lemma, sources)
    return own === undefined || (ending !== '' && lemma.length < 3) ? [] : [ending === '' ? own : own + 0.5]
  })
  return costs.length === 0 ? undefined : Math.min(...costs)
}

/** Matches two vowels that read as one sound. A compound has a hyphen between them. */
const clashPattern = /(?:a\|[aeiu]|e\|[eiu]|i\|[ej]|o\|[eiou]|u\|[iu])/

/** Returns a lower-case word as existing words, the likeliest first. `cuts`: of the patterns. */
export function listCompoundSplits(word: string, cuts: readonly number[], sources: CompoundSources): Split[] {
  // The last syllable is stressed if the plural doubles its consonant: pen, pennen.
  const isStressed = sources.lexicon.get(word)?.nounFlags.includes('Ze') === true
  const memo = new Map<number, Split[]>()
  const boundaryCost = (at: number): number => {
    if (cuts.includes(at)) return 0
    // The patterns never split off a single letter at the edges.
    return at > word.length - 2 || (isStressed && at === word.length - 3) ? 0.5 : 3.5
  }
  const from = (start: number): Split[] => {
    const known = memo.get(start)
    if (known) return known
    const splits: Split[] = []
    const whole =
      start > 0
        ? rightCost(
            word.slice(start),
            sources,
            isStressed,
            isVerbInEren(word.slice(0, start), word.slice(start), sources),
          )
        : undefined
    if (whole !== undefined) splits.push({ parts: [word.slice(start)], cost: whole })
    for (let at = start + 2; at <= word.length - 2; at += 1) {
      const left = word.slice(start, at)
      const right = word.slice(at)
      // In rede-ne-ring -ering is an ending.
      if (left.endsWith('e') && /^ring(?:en)?$/.test(right)) continue
      if (clashPattern.test(`${left.at(-1)}|${right.charAt(0)}`)) continue
      const vowelAt = right.search(vowelPattern)
      if (vowelAt < 0 || !canStartWord(right.slice(0, vowelAt))) continue
      const own = leftCost(left, sources)
      if (own === undefined) continue
      for (const rest of from(at))
        splits.push({ parts: [left, ...rest.parts], cost: own + rest.cost + boundaryCost(at) + 0.5 })
    }
    const best = splits.toSorted((a, b) => a.cost - b.cost).slice(0, 4)
    memo.set(start, best)
    return best
  }
  return from(0)
}
