/** What happened to the last letter or answer, shown by shape and movement besides colour. */
export type WritingFeedback = 'right' | 'wrong'

/** No device may help with spelling: it would answer for the child (templates.md). */
export const withoutSpellingHelp = {
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const
