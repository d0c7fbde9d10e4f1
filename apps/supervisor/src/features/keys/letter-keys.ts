const storageKey = 'letterliaan-begeleider-letter-keys'

/** Letter shortcuts are on by default. They can be off (WCAG 2.1.4), as dictation software triggers them. */
export const readLetterKeys = (storage: Pick<Storage, 'getItem'>): boolean =>
  storage.getItem(storageKey) !== 'off'

export const writeLetterKeys = (storage: Pick<Storage, 'setItem'>, areOn: boolean): void =>
  storage.setItem(storageKey, areOn ? 'on' : 'off')
