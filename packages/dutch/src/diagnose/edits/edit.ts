import type { GraphemeContext } from '../context.ts'
import type { KnownTag } from '../tags.ts'

/** One kind of error. It replaces a grapheme, or `span` graphemes, by other letters. */
export interface EditRule {
  readonly tag: KnownTag
  readonly span: number
  /** Returns [] if the rule does not apply. An empty text means that the grapheme is omitted. */
  readonly writes: (context: GraphemeContext) => readonly string[]
}

type Spellings = readonly string[] | ((context: GraphemeContext) => readonly string[])

export const noSpellings: readonly string[] = []

export function createEditRule(
  tag: KnownTag,
  when: (context: GraphemeContext) => boolean,
  spellings: Spellings,
): EditRule {
  return ruleFor(1, tag, when, spellings)
}

export function createPairEditRule(
  tag: KnownTag,
  when: (context: GraphemeContext) => boolean,
  spellings: Spellings,
): EditRule {
  return ruleFor(2, tag, when, spellings)
}

function ruleFor(
  span: number,
  tag: KnownTag,
  when: (context: GraphemeContext) => boolean,
  spellings: Spellings,
): EditRule {
  const writes = typeof spellings === 'function' ? spellings : (): readonly string[] => spellings
  return { tag, span, writes: (context) => (when(context) ? writes(context) : noSpellings) }
}

/** `{ ei: 'ij y' }`: ij or y is written for ei. `sound`: only for this sound; empty means any sound. */
export function createLetterEditRule(
  tag: KnownTag,
  sound: string,
  table: Readonly<Record<string, string>>,
): EditRule {
  const lists = new Map(Object.entries(table).map(([letters, wrong]) => [letters, wrong.split(' ')]))
  return createEditRule(
    tag,
    ({ grapheme }) => sound === '' || grapheme.sound === sound,
    ({ letters }) => lists.get(letters) ?? noSpellings,
  )
}
