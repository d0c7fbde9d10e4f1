import type { Anchor, Word } from '@letterliaan/contract'
import { normaliseSigns } from '@letterliaan/dutch/signs'
import { foldLetterCase } from '@letterliaan/rules'
import { helpTexts } from '@letterliaan/texts/help'

/** Makes a unique id from step number and position (from 1), as a step has at most nine anchors. */
export const makeAnchorId = (step: number, place: number): number => step * 10 + place

export const findStepOfAnchor = ({ id }: Pick<Anchor, 'id'>): number => Math.floor(id / 10)

/** Matches words between letters that are spelled out: 'eerst k, dan r, dan oo en dan n'. */
const links = /(?<!\p{L})(?:eerst|dan|daarna|en|nog|de|het|een)(?!\p{L})/gu

const lettersAlone = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '')

const fold = (text: string): string => foldLetterCase(normaliseSigns(text))

const readLetters = (text: string): readonly string[] => {
  const folded = fold(text)
  return [lettersAlone(folded), lettersAlone(folded.replaceAll(links, ''))]
}

/** The curriculum has some 600 texts. */
const maxKnownTexts = 2000
const knownTexts = new Map<string, readonly string[]>()

/** Caches, because each answer compares the texts of all anchors with each word of the step. */
const lettersOfText = (text: string): readonly string[] => {
  const letters = knownTexts.get(text) ?? readLetters(text)
  if (knownTexts.size >= maxKnownTexts) knownTexts.clear()
  knownTexts.set(text, letters)
  return letters
}

/** True if a text contains the word: whole, in another, in pieces ('kr-oon') or by letter ('k, r, oo, n'). */
export const spellsWord = (text: string, word: string): boolean => {
  const asked = lettersAlone(fold(word))
  return lettersOfText(text).some((letters) => letters.includes(asked))
}

const listen = {
  description: [''],
  hint: [helpTexts.advice.everySound.text, helpTexts.advice.firstAndNext.text],
  tip: [helpTexts.advice.fingers.text, helpTexts.advice.tap.text],
} as const

/** Matches letters that a text mentions: 'Schrijf dan één letter: i', 'de r dubbel', 'komt nk'. */
const namedLetters =
  /(?<![\p{L}/'’-])(?:[\p{L}]|aa|ee|oo|uu|ie|oe|eu|ui|ij|au|ou|aai|ooi|oei|eeuw|ieuw|auw|ouw|ch|cht|ng|nk|sch|th|eau|qu|tje|pje|etje|isch|lijk|heid)(?![\p{L}/'’-])/gu

/** True if a text mentions letters that the word lacks: a child that writes 'zon' hears no i (GIDS-9). */
export const namesOtherLetters = (text: string, word: string): boolean => {
  const folded = fold(word)
  return (foldLetterCase(text).match(namedLetters) ?? []).some((letters) => !folded.includes(letters))
}

type HelpedWord = Pick<Word, 'word' | 'anchor_ids' | 'category'>

/** If words of several steps are mixed, returns the anchors of the step that teaches the word, if any. */
const ofItsStep = ({ category }: HelpedWord, anchors: readonly Anchor[]): readonly Anchor[] => {
  const own = anchors.filter((anchor) => anchor.category === category)
  return category === undefined || own.length === 0 ? anchors : own
}

const fits = ({ anchor_ids }: HelpedWord, { id }: Anchor): boolean => anchor_ids?.includes(id) ?? true

/** Returns the anchor with texts for a word: its own if its letters fit, else the rule's, else 'listen'. */
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

/** Returns the word as anchor, else one with the same difficult letters, else the first; null if none. */
export const findShownAnchor = (word: HelpedWord, anchors: readonly Anchor[]): Anchor | null => {
  const own = anchors.find(({ name }) => name === word.word)
  if (own !== undefined) return own
  const ofStep = ofItsStep(word, anchors)
  const nearest = ofStep.find((anchor) => fits(word, anchor)) ?? ofStep[0]
  return nearest === undefined ? null : speakTo(nearest, word, () => true)
}

/** Returns help for a dictation of one category, where any other anchor would give the answer; or null. */
export const findListeningHelp = ([anchor, ...others]: readonly Anchor[]): Anchor | null => {
  if (anchor?.category === undefined || others.some(({ category }) => category !== anchor.category))
    return null
  return { ...anchor, name: '', description: '', hint: listen.hint[0], tip: listen.tip[0] }
}

/** Caches, because the server needs the help three times per answer. */
const knownHelp = new WeakMap<readonly Anchor[], Map<string, Anchor | null>>()

/** Returns an anchor with the same letters or rule, and no texts that spell the word to write; or null. */
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

const chooseHelpAnchor = (word: HelpedWord, all: readonly Anchor[]): Anchor | null => {
  const anchors = ofItsStep(word, all)
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
