import { normaliseWord } from '../words/same-word.ts'

/** Marks that a child is taught to write; a dash or a bracket is not read. */
export type SentenceMark =
  | 'full_stop'
  | 'question_mark'
  | 'exclamation_mark'
  | 'comma'
  | 'colon'
  | 'quotation_mark'

export interface ReadSentence {
  readonly words: readonly string[]
  /** Before the first word, between two words, after the last: one more than there are words. */
  readonly marks: readonly (readonly SentenceMark[])[]
}

const markOf: Readonly<Record<string, SentenceMark>> = {
  '.': 'full_stop',
  '?': 'question_mark',
  '!': 'exclamation_mark',
  ',': 'comma',
  ':': 'colon',
  '"': 'quotation_mark',
  "'": 'quotation_mark',
}

/** A word, with the apostrophe of 's avonds, foto's and e-mail's hyphen, but not a quotation mark around it. */
const token =
  /(?:(?<![\p{L}\p{N}])'(?=[stnmk](?![\p{L}\p{M}\p{N}])))?[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*|[.?!,:"']/giu

/** One sign for each kind of quotation mark. Three dots are one full stop, '?!' is a question mark. */
const normaliseMarks = (text: string): string =>
  normaliseWord(text)
    .replaceAll(/[“”„«»]|''|,,/gu, '"')
    .replaceAll(/…|\.{2,}/gu, '.')
    .replaceAll(/\?[?!]+/gu, '?')
    .replaceAll(/!!+/gu, '!')

/** Words and marks of a sentence, in their order. Never throws. */
export const readSentence = (text: string): ReadSentence => {
  const words: string[] = []
  const marks: SentenceMark[][] = [[]]
  for (const [piece] of normaliseMarks(text).matchAll(token)) {
    const mark = markOf[piece]
    if (mark === undefined) {
      words.push(piece)
      marks.push([])
    } else marks.at(-1)?.push(mark)
  }
  return { words, marks }
}
