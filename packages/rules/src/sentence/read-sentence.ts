import { normaliseWord } from '../words/same-word.ts'

/** Marks that a child learns to write. Dashes and brackets are ignored. */
export type SentenceMark =
  | 'full_stop'
  | 'question_mark'
  | 'exclamation_mark'
  | 'comma'
  | 'colon'
  | 'quotation_mark'

export interface ReadSentence {
  readonly words: readonly string[]
  /** Marks before the first word, after each word but the last, and after the last word. */
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

/** Matches a word with its apostrophe or hyphen ('s avonds, foto's, e-mail), without quotation marks. */
const token =
  /(?:(?<![\p{L}\p{N}])'(?=[stnmk](?![\p{L}\p{M}\p{N}])))?[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*|[.?!,:"']/giu

/** Converts quotation marks to one form, three dots to a full stop, and '?!' to a question mark. */
const normaliseMarks = (text: string): string =>
  normaliseWord(text)
    .replaceAll(/[“”„«»]|''|,,/gu, '"')
    .replaceAll(/…|\.{2,}/gu, '.')
    .replaceAll(/\?[?!]+/gu, '?')
    .replaceAll(/!!+/gu, '!')

/** Returns the words and marks of a sentence, in order. Never throws. */
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
