import { errorTags } from './tags.ts'

/** Faults of a sentence in a word that is spelt right. */
export const sentenceFaults = {
  hoofdletter: {
    tag: 'hoofdletter',
    category: 'hoofdletter',
    hint: 'Kijk naar de hoofdletters: het begin van de zin en elke naam krijgt er een.',
  },
  leesteken: { tag: 'leesteken', category: 'leestekens', hint: errorTags.leesteken.hint },
} as const
