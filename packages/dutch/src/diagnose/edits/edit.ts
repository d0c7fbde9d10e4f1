import type { Context } from '../context.ts'
import type { KnownTag } from '../tags.ts'

/** A way to go wrong: in this context these letters are written for the grapheme (or for `span` graphemes). */
export type EditRule = {
  tag: KnownTag
  /** How many graphemes it replaces; one unless said. */
  span?: number
  /** The wrong spellings; none where the rule does not apply. An empty text is a grapheme left out. */
  writes: (context: Context) => readonly string[]
}

/** No wrong spelling here. */
export const NONE: readonly string[] = []

/** A rule that looks only at the sound and the letters of a grapheme. */
export function swap(tag: KnownTag, sound: string, table: Readonly<Record<string, string>>): EditRule {
  const lists = new Map(Object.entries(table).map(([letters, wrong]) => [letters, wrong.split(' ')]))
  return {
    tag,
    writes: ({ grapheme, letters }) =>
      sound === '' || grapheme.sound === sound ? (lists.get(letters) ?? NONE) : NONE,
  }
}
