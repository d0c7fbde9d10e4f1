import { forEachWord, type ContentToCheck, type ContentFinding } from '../content.ts'

const maxSentenceWords = 14

/** Requires that a sentence contains its word literally and is one sentence. */
export function checkSentences(content: ContentToCheck): ContentFinding[] {
  return forEachWord(content, ({ word }) => {
    const messages: string[] = []
    if (!containsWholeWord(word.sentence, word.word))
      messages.push(`is not in its sentence: "${word.sentence}"`)
    if (!/^['\p{Lu}].*[.!?]$/u.test(word.sentence))
      messages.push(`its sentence lacks a capital or its end mark: "${word.sentence}"`)
    if (word.sentence.split(' ').length > maxSentenceWords)
      messages.push(`its sentence has more than ${maxSentenceWords} words: "${word.sentence}"`)
    return messages
  })
}

export function containsWholeWord(text: string, word: string): boolean {
  const at = text.indexOf(word)
  if (at < 0) return false
  const around = (text[at - 1] ?? ' ') + (text[at + word.length] ?? ' ')
  return /^[^\p{L}\d'-]{2}$/u.test(around) || containsWholeWord(text.slice(at + 1), word)
}
