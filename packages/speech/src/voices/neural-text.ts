import type { SayRequest } from '../request.ts'

/** The maximum of a text for a neural voice, in characters. */
const maxTextLength = 500

/**
 * What a neural voice is given to read: it reads words and sentences; klankgroepen and single sounds it
 * would spell or garble, so those stay with the embedded synthesiser; so does a word whose sounds a person
 * corrected, for this voice goes by the letters. A word gets a full stop, which makes its tone fall.
 */
export function toNeuralText(request: SayRequest): string | undefined {
  if (request.type !== 'word' && request.type !== 'plural' && request.type !== 'sentence') return undefined
  if (request.type !== 'sentence' && request.groups !== undefined) return undefined
  const text = request.text.replace(/\s+/g, ' ').trim()
  if (text === '' || text.length > maxTextLength) return undefined
  return request.type === 'sentence' ? text : `${text}.`
}
