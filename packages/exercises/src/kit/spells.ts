import { foldCase, normaliseSigns } from '@letterliaan/rules'

/** What stands between the letters of a word that is told one by one: 'eerst k, dan r, dan oo en dan n'. */
const links = /(?<!\p{L})(?:eerst|dan|daarna|en|nog|de|het|een)(?!\p{L})/gu

const lettersAlone = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '')

/** Does a text spell a word: whole, within another word, in pieces ('kr-oon') or letter by letter ('k, r, oo, n')? */
export const spells = (text: string, word: string): boolean => {
  const told = foldCase(normaliseSigns(text))
  const asked = lettersAlone(foldCase(normaliseSigns(word)))
  return [told, told.replaceAll(links, '')].some((one) => lettersAlone(one).includes(asked))
}
