/** Consonants that are one sound but are cut in two on paper: vin-ger, cham-pig-non, tic-ket (dutch.md §1.2). */
const paperCutPattern = /^(?:ng|gn|ck|(?<letter>[^aeiouy])\k<letter>)/i

/** A doubled consonant and ng are cut (bak-ker). Every vowel sound counts, even where no line breaks (e-zel). */
export function syllablesFromSoundGroups(groups: readonly string[]): string[] {
  const syllables = [...groups]
  for (let index = 1; index < syllables.length; index += 1) {
    const group = syllables[index] ?? ''
    if (!paperCutPattern.test(group)) continue
    syllables[index - 1] += group.charAt(0)
    syllables[index] = group.slice(1)
  }
  return syllables
}
