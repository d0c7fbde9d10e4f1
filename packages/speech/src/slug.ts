/** Returns a stable, unique ASCII name: `café` → `cafe-3xe9` (position and code point), `foto's` → `fotos-4x27`. */
export function makeSlug(word: string): string {
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
