const storageKey = 'letterliaan-begeleider-letter-keys'

/** Letters as keys can be turned off (WCAG 2.1.4): who speaks to type would press them. On until then. */
export const readLetterKeys = (storage: Pick<Storage, 'getItem'>): boolean =>
  storage.getItem(storageKey) !== 'off'

export const writeLetterKeys = (storage: Pick<Storage, 'setItem'>, areOn: boolean): void =>
  storage.setItem(storageKey, areOn ? 'on' : 'off')
