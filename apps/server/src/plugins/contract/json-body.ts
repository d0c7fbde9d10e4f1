import type { FastifyInstance } from 'fastify'
import { createBadRequestError } from '../errors/problem-error.ts'

/** Deeper than any body of the contract. Much deeper ones could overflow the stack. */
const maxDepth = 20

export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (depthOf(body) > maxDepth)
      return done(createBadRequestError('Deze aanvraag kan de server niet lezen.'))
    return void parse(request, body, done)
  })
}

function depthOf(json: string): number {
  let depth = 0
  let deepest = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (sign === '"') inText = !inText
    else if (sign === '\\') at++
    else if (inText) continue
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth)
    else if (sign === ']' || sign === '}') depth--
  }
  return deepest
}
