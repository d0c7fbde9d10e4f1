/**
 * How many different titles there are, compared by their letters and digits alone and in any case: a title that was
 * typed twice is one book, and what has no letter or digit is nothing (rules.md, Points, badges, diamonds;
 * docs/adr/0013-badges-stay.md).
 */
export const countDistinctTitles = (texts: readonly string[]): number =>
  new Set(texts.map(normaliseTitle).filter(Boolean)).size

const normaliseTitle = (text: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('nl')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
