import type { Anchor } from '@letterliaan/contract'
import { foldLetterCase, normaliseCharacters } from '@letterliaan/rules'

/** A step has at most nine anchors, so that its number and the anchor's place in it (from 1) make an id of its own. */
export const anchorIdOf = (step: number, place: number): number => step * 10 + place

/** The step whose rule an anchor stands for: anchors of one step share a rule. */
export const stepOfAnchor = ({ id }: Pick<Anchor, 'id'>): number => Math.floor(id / 10)

/** What stands between the letters of a word that is told one by one: 'eerst k, dan r, dan oo en dan n'. */
const links = /(?<!\p{L})(?:eerst|dan|daarna|en|nog|de|het|een)(?!\p{L})/gu

const lettersAlone = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '')

/** Does a text spell a word: whole, within another word, in pieces ('kr-oon') or letter by letter ('k, r, oo, n')? */
export const textSpellsWord = (text: string, word: string): boolean => {
  const folded = foldLetterCase(normaliseCharacters(text))
  const asked = lettersAlone(foldLetterCase(normaliseCharacters(word)))
  return [folded, folded.replaceAll(links, '')].some((letters) => lettersAlone(letters).includes(asked))
}

/** What helps with any word that is heard. */
const listen = {
  hint: 'Luister nog eens goed naar elke klank.',
  tip: 'Houd bij elke klank een vinger omhoog.',
}

/**
 * The anchor that helps where the word has to be spelt by the child itself: the first that tells the step's rule without
 * the word's letters. Where each of them spells it, one of them without the texts that do. Null if there is none.
 */
export const findHelpAnchor = (word: string, anchors: readonly Anchor[]): Anchor | null => {
  const isSilent = ({ name, description, hint, tip }: Anchor) =>
    ![name, description, hint, tip].some((text) => textSpellsWord(text, word))
  const silent = anchors.find(isSilent)
  if (silent !== undefined) return silent
  const nearest = anchors.find(({ name }) => !textSpellsWord(name, word)) ?? anchors[0]
  return nearest === undefined ? null : silence(nearest, word)
}

const silence = (anchor: Anchor, word: string): Anchor => {
  const keep = (text: string, otherwise: string) => (textSpellsWord(text, word) ? otherwise : text)
  return {
    ...anchor,
    name: keep(anchor.name, ''),
    description: keep(anchor.description, ''),
    hint: keep(anchor.hint, listen.hint),
    tip: keep(anchor.tip, listen.tip),
  }
}
