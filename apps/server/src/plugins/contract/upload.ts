import type { Upload } from '@letterliaan/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createContentTypeError } from '../errors/problem-error.ts'

const fileTypes = /^(?:audio|image)\/|^application\/(?:octet-stream|zip|vnd\.letterliaan\.stap\+json)/

export function registerUploads(app: FastifyInstance): void {
  app.addContentTypeParser(fileTypes, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

export const isFileBody = ({ body }: FastifyRequest): boolean => Buffer.isBuffer(body)

export function readUpload({ types }: Upload, request: FastifyRequest): Uint8Array {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!Buffer.isBuffer(request.body) || !types.includes(type)) throw createContentTypeError()
  return new Uint8Array(request.body)
}
