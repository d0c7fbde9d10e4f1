import type { Upload } from '@letterliaan/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wrongContentType } from '../errors/problem-error.ts'

/** What is read as a file: a sound, a picture, a step that was exported, or any file. */
const fileTypes = /^(?:audio|image)\/|^application\/(?:octet-stream|vnd\.letterliaan\.stap\+json)/

/** Reads bodies that are a file as bytes; which calls take one, and of what size, is the endpoint's data. */
export function registerUploads(app: FastifyInstance): void {
  app.addContentTypeParser(fileTypes, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

export const isFileBody = ({ body }: FastifyRequest): boolean => Buffer.isBuffer(body)

/** The file that was sent; throws 415 for another content type than the endpoint takes. */
export function readUpload({ types }: Upload, request: FastifyRequest): Uint8Array {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!Buffer.isBuffer(request.body) || !types.includes(type)) throw wrongContentType()
  return new Uint8Array(request.body)
}
