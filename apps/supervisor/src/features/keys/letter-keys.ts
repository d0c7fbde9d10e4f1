const storageKey = 'letterliaan-begeleider-letter-keys'

/**
 * Reads whether letter shortcuts are on, the default. They can be turned off (WCAG 2.1.4), as dictation
 * software would trigger them.
 */
export const readLetterKeys = (storage: Pick<Storage, 'getItem'>): boolean =>
  storage.getItem(storageKey) !== 'off'

export const writeLetterKeys = (storage: Pick<Storage, 'setItem'>, areOn: boolean): void =>
  storage.setItem(storageKey, areOn ? 'on' : 'off')
