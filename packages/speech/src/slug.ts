/**
 * The stable `file_name` of a word: ASCII letters and digits; other characters by place and code point, so that no
 * two words share a name: `café` → `cafe-3xe9`, `foto's` → `fotos-4x27`. Equal for all Unicode forms. Usable in a
 * browser too.
 */
export function slugOf(word: string): string {
  const marks: string[] = []
  const letters = Array.from(word.normalize('NFC'), (character, place) => {
    if (/^[a-z0-9]$/.test(character)) return character
    marks.push(`-${place}x${character.codePointAt(0)!.toString(16)}`)
    return plainLetters(character)
  })
  return (letters.join('') || '_') + marks.join('')
}

function plainLetters(character: string): string {
  return character
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
