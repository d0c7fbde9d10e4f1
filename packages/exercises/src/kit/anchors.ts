import type { Anchor, Word } from '@letterliaan/contract'
import { foldLetterCase, normaliseCharacters } from '@letterliaan/rules'
import * as helpTexts from '@letterliaan/texts/help'

/** A step has at most nine anchors, so that its number and the anchor's place in it (from 1) make an id of its own. */
export const anchorIdOf = (step: number, place: number): number => step * 10 + place

/** The step whose rule an anchor stands for: anchors of one step share a rule. */
export const stepOfAnchor = ({ id }: Pick<Anchor, 'id'>): number => Math.floor(id / 10)

/** What stands between the letters of a word that is told one by one: 'eerst k, dan r, dan oo en dan n'. */
const links = /(?<!\p{L})(?:eerst|dan|daarna|en|nog|de|het|een)(?!\p{L})/gu

const lettersAlone = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '')

const fold = (text: string): string => foldLetterCase(normaliseCharacters(text))

/** The letters of a text: all, and without what links them. */
const readLetters = (text: string): readonly string[] => {
  const folded = fold(text)
  return [lettersAlone(folded), lettersAlone(folded.replaceAll(links, ''))]
}

/** So many texts are remembered; the curriculum has some 600. */
const maxKnownTexts = 2000
const knownTexts = new Map<string, readonly string[]>()

/** The same, read once: the texts of a step's anchors are held against each of its words, at each answer. */
const lettersOfText = (text: string): readonly string[] => {
  const letters = knownTexts.get(text) ?? readLetters(text)
  if (knownTexts.size >= maxKnownTexts) knownTexts.clear()
  knownTexts.set(text, letters)
  return letters
}

/** Does a text spell a word: whole, within another word, in pieces ('kr-oon') or letter by letter ('k, r, oo, n')? */
export const textSpellsWord = (text: string, word: string): boolean => {
  const asked = lettersAlone(fold(word))
  return lettersOfText(text).some((letters) => letters.includes(asked))
}

/** What helps with any word that is heard; the second of each, where the first happens to hold the word's letters. */
const listen = {
  description: [''],
  hint: [helpTexts.advice.everySound.text, helpTexts.advice.firstAndNext.text],
  tip: [helpTexts.advice.fingers.text, helpTexts.advice.tap.text],
} as const

/** Letters that a text speaks of by themselves: 'Schrijf dan één letter: i', 'de r dubbel', 'komt nk'. */
const namedLetters =
  /(?<![\p{L}/'’-])(?:[\p{L}]|aa|ee|oo|uu|ie|oe|eu|ui|ij|au|ou|aai|ooi|oei|eeuw|ieuw|auw|ouw|ch|cht|ng|nk|sch|th|eau|qu|tje|pje|etje|isch|lijk|heid)(?![\p{L}/'’-])/gu

/** Does a text speak of letters that the word has not? Nobody who writes 'zon' is told of an i (GIDS-9). */
export const namesOtherLetters = (text: string, word: string): boolean => {
  const folded = fold(word)
  return (foldLetterCase(text).match(namedLetters) ?? []).some((letters) => !folded.includes(letters))
}

type HelpedWord = Pick<Word, 'word' | 'anchor_ids'>

const fits = ({ anchor_ids }: HelpedWord, { id }: Anchor): boolean => anchor_ids?.includes(id) ?? true

/**
 * The anchor with what it says to this word: its own tip and hint where they fit the word's letters, else those of the
 * step's rule, else to listen. `mayTell`: which texts the child may be told.
 */
const speakTo = (anchor: Anchor, word: HelpedWord, mayTell: (text: string) => boolean): Anchor => {
  const isFitting = fits(word, anchor)
  const say = (field: 'description' | 'hint' | 'tip'): string => {
    const isOwn = isFitting && (field === 'description' || !namesOtherLetters(anchor[field], word.word))
    const texts = [...(isOwn ? [anchor[field]] : []), anchor.rule?.[field], ...listen[field]]
    return texts.find((text) => text !== undefined && mayTell(text)) ?? ''
  }
  const said = { description: say('description'), hint: say('hint'), tip: say('tip') }
  const name = mayTell(anchor.name) ? anchor.name : ''
  const isSame =
    name === anchor.name &&
    (['description', 'hint', 'tip'] as const).every((field) => said[field] === anchor[field])
  return isSame ? anchor : { ...anchor, ...said, name }
}

/**
 * The anchor that helps where the word stands before the child: the word itself, or one with the same difficult letters,
 * or the step's first with the step's rule. Null if there is none.
 */
export const findShownAnchor = (word: HelpedWord, anchors: readonly Anchor[]): Anchor | null => {
  const own = anchors.find(({ name }) => name === word.word)
  if (own !== undefined) return own
  const nearest = anchors.find((anchor) => fits(word, anchor)) ?? anchors[0]
  return nearest === undefined ? null : speakTo(nearest, word, () => true)
}

/** What was chosen before, by the anchors of a step: the server asks it three times at each answer. */
const knownHelp = new WeakMap<readonly Anchor[], Map<string, Anchor | null>>()

/**
 * The anchor that helps where the word has to be spelt by the child itself: one with the same difficult letters, that
 * does not tell the word's; else another with the step's rule. A text that spells the word is left out. Null if there is
 * none.
 */
export const findHelpAnchor = (word: HelpedWord, anchors: readonly Anchor[]): Anchor | null => {
  const known = knownHelp.get(anchors) ?? new Map<string, Anchor | null>()
  knownHelp.set(anchors, known)
  const key = [word.word, word.anchor_ids].join(' ')
  const help = known.get(key)
  if (help !== undefined) return help
  const chosen = chooseHelpAnchor(word, anchors)
  known.set(key, chosen)
  return chosen
}

const chooseHelpAnchor = (word: HelpedWord, anchors: readonly Anchor[]): Anchor | null => {
  const asked = lettersAlone(fold(word.word))
  const mayTell = (text: string) => !lettersOfText(text).some((letters) => letters.includes(asked))
  const isSilent = ({ name, description, hint, tip }: Anchor) => [name, description, hint, tip].every(mayTell)
  const fitting = anchors.filter((anchor) => fits(word, anchor))
  const nearest =
    fitting.find(isSilent) ??
    anchors.find(isSilent) ??
    anchors.find(({ name }) => mayTell(name)) ??
    anchors[0]
  return nearest === undefined ? null : speakTo(nearest, word, mayTell)
}
