import type { Analysis } from '../analysis.ts'
import type { Grapheme } from '../grapheme.ts'

/** What of an analysis a diagnosis needs. */
export type DiagnosisTarget = Pick<Analysis, 'word' | 'graphemes' | 'morphemes' | 'categories'>

/** A grapheme of the target and what stands around it. */
export interface GraphemeContext {
  readonly grapheme: Grapheme
  /** Its letters in lower case. */
  readonly letters: string
  readonly previous: Grapheme | undefined
  readonly next: Grapheme | undefined
  /** The grapheme at a distance. */
  readonly at: (distance: number) => Grapheme | undefined
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Whether it begins or ends a part of the word that is not the first or the last. */
  readonly startsPart: boolean
  readonly endsPart: boolean
  /** The part of the word in which it stands. */
  readonly part: string
  /** Whether a vowel of its klankgroep stands before it. */
  readonly inCoda: boolean
  /** Whether the word belongs to the category. */
  readonly belongsTo: (category: string) => boolean
}

/** The contexts of all graphemes of a target. */
export function contextsOf({ graphemes, morphemes, categories }: DiagnosisTarget): GraphemeContext[] {
  const ids = new Set(categories.map(({ category }) => category))
  const edges = partEdges(morphemes)
  let start = 0
  return graphemes.map((grapheme, index): GraphemeContext => {
    const end = start + grapheme.letters.length
    const part = edges.find((edge) => end <= edge.end) ?? { text: '', start: 0, end: 0 }
    const context: GraphemeContext = {
      grapheme,
      letters: grapheme.letters.toLowerCase(),
      previous: graphemes[index - 1],
      next: graphemes[index + 1],
      at: (distance) => graphemes[index + distance],
      isFirst: index === 0,
      isLast: index === graphemes.length - 1,
      startsPart: index > 0 && start === part.start,
      endsPart: index < graphemes.length - 1 && end === part.end,
      part: part.text,
      inCoda: graphemes.slice(0, index).some((other) => other.group === grapheme.group && isVowel(other)),
      belongsTo: (category) => ids.has(category),
    }
    start = end
    return context
  })
}

function partEdges(morphemes: readonly string[]): { text: string; start: number; end: number }[] {
  let end = 0
  return morphemes.map((text) => {
    const start = end
    end += text.length
    return { text, start, end }
  })
}

/** Whether the grapheme writes a vowel sound. */
export function isVowel(grapheme: Grapheme | undefined): boolean {
  return grapheme !== undefined && /^[KLTD]/.test(grapheme.code)
}

/** Whether the grapheme writes a consonant sound. */
export function isConsonant(grapheme: Grapheme | undefined): boolean {
  return grapheme !== undefined && grapheme.code.startsWith('M')
}

/** Whether this letter ends its part and the next part begins with the same one: hand-doek. */
export function isRepeatedAcrossBoundary({ letters, endsPart, next }: GraphemeContext): boolean {
  return endsPart && letters === next?.letters.toLowerCase()
}
