import { forEachStep, type ContentToCheck, type ContentFinding } from '../content.ts'

const prepositions = new Set(
  'aan achter beneden bij binnen boven buiten door in langs met na naar naast om onder op over per rond rondom sinds tegen tijdens tot tussen uit van vanaf vanuit via volgens voor voorbij wegens zonder'.split(
    ' ',
  ),
)

const maxShare = 0.25

/** Lets at most a quarter begin with a preposition, because more sound like one repeated sentence. */
export function checkSentenceBeginnings(content: ContentToCheck): ContentFinding[] {
  return forEachStep(content, ({ words }) => {
    const sentences = words.map(({ word }) => word.sentence)
    const found = sentences.filter(beginsWithPreposition)
    return found.length <= sentences.length * maxShare
      ? []
      : [`${found.length} of ${sentences.length} sentences begin with a preposition: at most a quarter may`]
  })
}

const beginsWithPreposition = (sentence: string): boolean =>
  prepositions.has(/^\p{L}+/u.exec(sentence)?.[0].toLowerCase() ?? '')
