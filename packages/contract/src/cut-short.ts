/** Marks a spelling that is known only up to the first refused letter. */
const mark = '…'

export const markCutShort = (letters: string): string => `${letters}${mark}`

export const isCutShort = (written: string): boolean => written.endsWith(mark)
