/**
 * Categories that no rule recognises in a word: English, everyday and school words, and the mix of
 * everything.
 */
export const unseenCategories: ReadonlySet<string> = new Set([
  'engels',
  'mix-leen',
  'hoofdletter',
  'leestekens',
  'weet-vaak',
  'weet-vaak-2',
  'weet-vaak-3',
  'er-daar',
  'weet-vaak-4',
  'weet-vaak-5',
  'weet-vaak-6',
  'weet-vaak-7',
  'weet-vaak-8',
  'weet-vaak-9',
  'tussen-e',
  'alle-allen',
  'vak-rekenen',
  'vak-aarde',
  'vak-vroeger',
  'vak-natuur',
  'vak-wereld',
  'vak-taal',
])
