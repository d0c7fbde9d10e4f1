export const vowelLetters = 'aeiouyáàâäãéèêëíìîïóòôöúùûü'
export const vowelPattern = new RegExp(`[${vowelLetters}]`)

const vowels = new Set(vowelLetters)
const onsets = new Set(
  (
    'b c d f g h j k l m n p q r s t v w x z ' +
    'bl br ch chl chr cl cr dr dw fl fr gl gn gr kl kn kr kw ph pl pr ps qu sc sch schr scr sh sj sk sl sm sn ' +
    'sp spl spr squ st str sw th thr tj tr ts tsj tw vl vr wr zw'
  ).split(' '),
)

/** Includes y. The grapheme rules decide whether y is /j/. */
export function isVowelLetter(letter: string | undefined): boolean {
  return letter !== undefined && vowels.has(letter)
}

/** True if a Dutch word can begin with these consonants, or if the text is empty. */
export function canStartWord(letters: string): boolean {
  return letters === '' || onsets.has(letters)
}

/** Converts each letter to one letter, so that positions do not change. */
export function lowerLetters(text: string): string {
  let lower = ''
  for (const letter of text.split('')) {
    const small = letter.toLowerCase()
    lower += small.length === 1 ? small : letter
  }
  return lower
}
