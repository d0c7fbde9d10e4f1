import type { Analysis } from '../analysis.ts'
import type { Grapheme } from '../grapheme.ts'

export type DiagnosisTarget = Pick<Analysis, 'word' | 'graphemes' | 'morphemes' | 'categories'>

export interface GraphemeContext {
  /** In lower case. */
  readonly word: string
  readonly grapheme: Grapheme
  readonly letters: string
  readonly previous: Grapheme | undefined
  readonly next: Grapheme | undefined
  readonly at: (distance: number) => Grapheme | undefined
  readonly isFirst: boolean
  readonly isLast: boolean
  /** True at a boundary inside the word, so not at its start or end. */
  readonly startsPart: boolean
  readonly endsPart: boolean
  readonly part: string
  readonly inCoda: boolean
  readonly belongsTo: (category: string) => boolean
}

export function listContexts({ word, graphemes, morphemes, categories }: DiagnosisTarget): GraphemeContext[] {
  const ids = new Set(categories.map(({ category }) => category))
  const edges = partEdges(morphemes)
  const lower = word.toLowerCase()
  let start = 0
  return graphemes.map((grapheme, index): GraphemeContext => {
    const end = start + grapheme.letters.length
    const part = edges.find((edge) => end <= edge.end) ?? { text: '', start: 0, end: 0 }
    const context: GraphemeContext = {
      word: lower,
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

export function isVowel(grapheme: Grapheme | undefined): boolean {
  return grapheme !== undefined && /^[KLTD]/.test(grapheme.code)
}

export function isConsonant(grapheme: Grapheme | undefined): boolean {
  return grapheme !== undefined && grapheme.code.startsWith('M')
}

/** True if this letter ends its part and the next part begins with the same letter: hand-doek. */
export function isRepeatedAcrossBoundary({ letters, endsPart, next }: GraphemeContext): boolean {
  return endsPart && letters === next?.letters.toLowerCase()
}
