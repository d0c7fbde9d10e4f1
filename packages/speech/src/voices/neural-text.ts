import type { SayRequest } from '../request.ts'

const maxTextLength = 500

const readTypes: ReadonlySet<SayRequest['type']> = new Set(['word', 'plural', 'sentence', 'text'])

/** Returns undefined for corrected words, because the voice reads letters. A full stop makes the pitch fall. */
export function toNeuralText(request: SayRequest): string | undefined {
  if (!('text' in request) || !readTypes.has(request.type)) return undefined
  if (request.type !== 'sentence' && 'groups' in request && request.groups !== undefined) return undefined
  const text = removeSoundMarks(request.text).replace(/\s+/g, ' ').trim()
  if (text === '' || text.length > maxTextLength) return undefined
  return request.type === 'sentence' || request.type === 'text' ? text : `${text}.`
}

/** Removes marks around sounds: quotes ('Je hoort ‘ie’'), or the slashes that supervisors type. */
export const removeSoundMarks = (text: string): string =>
  text.replaceAll(/‘([^’\s]+)’|\/([^/\s]+)\//g, '$1$2')
