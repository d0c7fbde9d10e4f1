import type { SayRequest } from '../request.ts'

/** The maximum of a text for a neural voice, in characters. */
const maxTextLength = 500

const readTypes: ReadonlySet<SayRequest['type']> = new Set(['word', 'plural', 'sentence', 'text'])

/**
 * What a neural voice is given to read: it reads words and sentences; klankgroepen and single sounds it
 * would spell or garble, so those stay with the embedded synthesiser; so does a word whose sounds a person
 * corrected, for this voice goes by the letters. A word gets a full stop, which makes its tone fall.
 */
export function toNeuralText(request: SayRequest): string | undefined {
  if (!('text' in request) || !readTypes.has(request.type)) return undefined
  if (request.type !== 'sentence' && 'groups' in request && request.groups !== undefined) return undefined
  const text = withoutMarks(request.text).replace(/\s+/g, ' ').trim()
  if (text === '' || text.length > maxTextLength) return undefined
  return request.type === 'sentence' || request.type === 'text' ? text : `${text}.`
}

/** In a text a sound stands in quotes ('Je hoort ‘ie’'), in one of a supervisor maybe between slashes. Nobody says them. */
export const withoutMarks = (text: string): string => text.replaceAll(/‘([^’\s]+)’|\/([^/\s]+)\//g, '$1$2')
