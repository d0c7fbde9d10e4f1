/** Matches letters that the keyboard and the keys on the screen have (TPL-34). */
const typedPattern = /^[a-zA-ZüäïëéöêèàçÜÄÏËÉÖÊÈÀÇ' -]$/

const maxLetters = 40

/** Returns the reason in Dutch; null if a child can spell the word. */
export function validateWord(word: string): string | null {
  if (!/\p{L}/u.test(word)) return 'Hier staan geen letters in.'
  if (word.length > maxLetters) return `Dit is langer dan ${maxLetters} letters.`
  const strange = Array.from(word).find((sign) => !typedPattern.test(sign))
  if (strange !== undefined) return `Kinderen kunnen “${strange}” niet typen.`
  if (/^[- ]|[- ]$|[ '-]{2}/.test(word.replace(/^'[snt] /, 's')))
    return 'Er staat een streepje of spatie te veel.'
  if (!/[aeiouyäëïöüéêèà]/i.test(word)) return 'Hier staat geen klinker in.'
  return null
}
