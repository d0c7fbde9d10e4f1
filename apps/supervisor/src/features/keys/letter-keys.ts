const storageKey = 'letterliaan-begeleider-letter-keys'

/** Letter keys are on by default, but can be off (WCAG 2.1.4), as dictation software would trigger them. */
export const readLetterKeys = (storage: Pick<Storage, 'getItem'>): boolean =>
  storage.getItem(storageKey) !== 'off'

export const writeLetterKeys = (storage: Pick<Storage, 'setItem'>, areOn: boolean): void =>
  storage.setItem(storageKey, areOn ? 'on' : 'off')
