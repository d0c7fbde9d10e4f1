import type { VerbForm } from '@letterliaan/contract'
import type { CheckedContent, ContentFinding } from '../content.ts'
import { forEachWord } from '../content.ts'

/** Another form needs another rule even if spelt the same: word (ik), word jij, word! (ADR 63). */
const formKey = (verb: VerbForm | undefined): string =>
  verb === undefined
    ? ''
    : [verb.infinitive, verb.time, verb.person ?? '', verb.inversion === true ? 'inversion' : ''].join(' ')

export function checkDuplicates(content: CheckedContent): ContentFinding[] {
  const words = new Map<string, string>()
  const sentences = new Map<string, string>()
  return forEachWord(content, ({ word, file: { verb } }, { file, step }) => {
    const earlier = [
      seen(words, `${step.world} ${word.word} ${formKey(verb)}`, file, 'stands in this world already'),
      seen(sentences, word.sentence, `${file} (${word.word})`, 'its sentence is used already'),
    ]
    return earlier.filter((message) => message !== null)
  })
}

function seen(known: Map<string, string>, key: string, place: string, message: string): string | null {
  const earlier = known.get(key)
  known.set(key, earlier ?? place)
  return earlier === undefined ? null : `${message}: ${earlier}`
}
