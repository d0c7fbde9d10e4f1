import { findWholeWords } from '@letterliaan/exercises/logic'

/** `written`: the word as it is in the sentence, possibly with a capital. */
export interface SentenceGap {
  readonly before: string
  readonly word: string
  readonly written: string
  readonly after: string
}

/** Cuts out the whole word, even if it has a capital. Returns null if the sentence lacks the word. */
export function cutOutWord({ word, sentence }: { word: string; sentence: string }): SentenceGap | null {
  const [at] = findWholeWords(sentence.replaceAll('’', "'"), word)
  if (at === undefined) return null
  const end = at + word.length
  return { before: sentence.slice(0, at), word, written: sentence.slice(at, end), after: sentence.slice(end) }
}
