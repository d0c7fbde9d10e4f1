import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createInvalidInputError, createNotFoundError } from '../errors/problem-error.ts'

export function registerUsableText(app: FastifyInstance): void {
  app.addHook('preValidation', ({ params, query, body }: FastifyRequest, _reply, done) => {
    // An unknown address gets 404, whatever is wrong with it.
    if (!isUsable(params)) throw createNotFoundError()
    if (!isUsable(query) || !isUsable(body)) throw createInvalidInputError()
    done()
  })
}

function isUsable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true
  const items = value as Readonly<Record<string, unknown>>
  return Object.keys(items).every((name) => isUsable(name) && isUsable(items[name]))
}
