/**
 * The stable `file_name` of a word: lower-case ASCII letters and digits, and for every other character
 * of the word (capital, accent, apostrophe, space, hyphen) its place and code point, so that two words
 * never share a name: `vis` → `vis`, `café` → `cafe-3xe9`, `cafe` → `cafe`, `foto's` → `fotos-4x27`.
 *
 * Pure: usable in browser and server alike.
 * @param word a word as it is written; equal spellings in another Unicode form give the same slug
 * @returns `[a-z0-9_]+(-[0-9]+x[0-9a-f]+)*`
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
