/** Marks a spelling of which only the letters up to the first refused one are known. */
const mark = '…'

/** Shows a person the spelling as far as it is known. */
export const showCutShort = (letters: string): string => `${letters}${mark}`

export const isCutShort = (written: string): boolean => written.endsWith(mark)
