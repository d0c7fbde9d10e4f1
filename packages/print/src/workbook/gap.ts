/** `written`: the word as it is in the sentence, possibly with a capital. */
export interface SentenceGap {
  readonly before: string
  readonly word: string
  readonly written: string
  readonly after: string
}

/** A word includes an apostrophe between letters: `foto` is not in `foto's`. */
const endsInWord = /[\p{L}\d-]$|[\p{L}\d]['’]$/u
const beginsInWord = /^['’]?[\p{L}\d]|^-/u

/** Cuts out the whole word, even if it has a capital. Returns null if the sentence lacks the word. */
export function cutOutWord({ word, sentence }: { word: string; sentence: string }): SentenceGap | null {
  const lower = sentence.toLowerCase()
  let at = word === '' ? -1 : lower.indexOf(word.toLowerCase())
  while (at >= 0) {
    const end = at + word.length
    if (!endsInWord.test(sentence.slice(0, at)) && !beginsInWord.test(sentence.slice(end))) {
      return {
        before: sentence.slice(0, at),
        word,
        written: sentence.slice(at, end),
        after: sentence.slice(end),
      }
    }
    at = lower.indexOf(word.toLowerCase(), at + 1)
  }
  return null
}
