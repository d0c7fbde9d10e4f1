import { countLetters } from './count-letters.ts'

export interface WordFamily {
  readonly name: string
  readonly words: readonly string[]
}

export interface FoundFamily<W> {
  readonly name: string
  /** In the order of the family. `found`: null if not yet written right; then only the length is shown. */
  readonly members: readonly { readonly found: W | null; readonly num_letters: number }[]
}

export const findFamilyMembers = <W>(
  families: readonly WordFamily[],
  written: ReadonlyMap<string, W>,
): FoundFamily<W>[] =>
  families.map(({ name, words }) => ({
    name,
    members: words.map((word) => ({ found: written.get(word) ?? null, num_letters: countLetters(word) })),
  }))
