/** Behind a spelling of which only the letters up to the first refused one are known: the child was stopped there. */
const mark = '…'

/** For people: the spelling as far as it is known. */
export const showCutShort = (letters: string): string => `${letters}${mark}`

export const isCutShort = (written: string): boolean => written.endsWith(mark)
