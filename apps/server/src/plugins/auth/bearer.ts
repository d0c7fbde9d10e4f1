import type { FastifyRequest } from 'fastify'

/** The token of an `Authorization: Bearer …` header, or null. */
export function readBearer(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9._~+/-]{1,200}=*)$/i.exec(request.headers.authorization ?? '')
  return match?.[1] ?? null
}
