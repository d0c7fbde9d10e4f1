import { writeStress } from '@letterliaan/dutch'
import type { CheckedContent, ContentFinding } from '../content.ts'

/** Compares the stress by the rules, which a child hears, with stress.json by a person (dutch.md §4.1). */
export function checkStress({ steps }: CheckedContent, stresses: readonly string[]): ContentFinding[] {
  const listed = new Map(stresses.map((stress) => [stress.replace('ˈ', ''), stress]))
  const unused = new Set(listed.keys())
  const findings = steps.flatMap(({ file, words }) =>
    words.flatMap(({ word: { word } }): ContentFinding[] => {
      unused.delete(word)
      const spoken = writeStress(word)
      const read = listed.get(word) ?? null
      if (spoken === read) return []
      const says = read === null ? 'stress.json does not have it' : `stress.json says ${read}`
      return [{ file, word, message: `is spoken as ${spoken ?? 'one klankgroep'}, and ${says}` }]
    }),
  )
  return [
    ...findings,
    ...[...unused].map((word) => ({ file: 'stress.json', word, message: 'is not a word of any step' })),
  ]
}
