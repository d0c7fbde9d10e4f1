/** Matches one sound that is cut in two on paper: vin-ger, cham-pig-non, tic-ket (dutch.md §1.2). */
const paperCutPattern = /^(?:ng|gn|ck|(?<letter>[^aeiouy])\k<letter>)/i

/** Matches an i that is spoken as j but ends a syllable: so-ci-aal, sta-ti-on. */
const spokenJPattern = /(?<=[^aeou]i)(?=[ao]|ee|ë)/

/** Cuts a doubled consonant and ng in two (bak-ker). A vowel can be a syllable by itself (e-zel). */
export function toSyllables(groups: readonly string[]): string[] {
  const syllables = groups.flatMap((group) => group.split(spokenJPattern))
  for (let index = 1; index < syllables.length; index += 1) {
    const group = syllables[index] ?? ''
    if (!paperCutPattern.test(group)) continue
    syllables[index - 1] += group.charAt(0)
    syllables[index] = group.slice(1)
  }
  return syllables
}
