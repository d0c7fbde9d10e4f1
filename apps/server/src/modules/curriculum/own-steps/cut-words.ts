import type { AnalysedWord, OwnWord } from '@letterliaan/contract'
import { loadCurriculum, listWordSteps } from '@letterliaan/curriculum'
import { markWord } from '@letterliaan/curriculum/lexicon'
import { analyse } from '@letterliaan/dutch'

export interface ProposedWordCut {
  readonly own: OwnWord
  readonly cuts: AnalysedWord['cuts']
}

/** The marks of the product's words. People have checked them. */
let productMarks: ReadonlyMap<string, string | null> | undefined
const marksOfProduct = (): ReadonlyMap<string, string | null> =>
  (productMarks ??= new Map(
    listWordSteps(loadCurriculum())
      .flatMap(({ words }) => Object.values(words).flat())
      .map(({ word, marked }) => [word, marked ?? null]),
  ))

/** Marks a word that has no marks or correction. Returns both cuts if the analysis is uncertain. */
export function proposeWordCut(own: OwnWord): ProposedWordCut {
  const { word, marked, correction } = own
  const ofProduct = marksOfProduct().get(word)
  if (ofProduct !== undefined) return { own: { ...own, marked: marked ?? ofProduct }, cuts: [] }
  if (correction !== null) return { own, cuts: [] }
  const { marked: first, other } = markWord(word)
  if (first.replaceAll('|', '') !== word) return { own, cuts: [] }
  if (other !== null) return { own, cuts: [first, other].map(toExplicitCut) }
  return { own: { ...own, marked: marked ?? (first === word ? null : first) }, cuts: [] }
}

export const isWordCutUncertain = ({ own, cuts }: ProposedWordCut): boolean =>
  cuts.length > 0 && own.marked === null

/** Makes a choice with explicit marks, even if the rules give the same cut. */
function toExplicitCut(text: string): AnalysedWord['cuts'][number] {
  const { word, morphemes, syllables } = analyse(text)
  const parts = morphemes.join('|')
  const marked = text.includes('|') ? text : `${parts.replaceAll('|', '') === word ? parts : word}|`
  return { marked, syllables }
}
