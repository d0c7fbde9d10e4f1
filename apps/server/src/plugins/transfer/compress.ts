import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Below this (characters) an answer fits one packet anyway. */
const minBytes = 1400

/** Up to this (characters) it takes a tenth of a millisecond: handing it to another thread would take longer. */
const maxAtOnce = 64_000

const brotliOf = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
/** What a small answer becomes fits it: zlib's own 16 kB would be held till the next collection of garbage, for each answer. */
const smallChunk = { chunkSize: 4096 }
/**
 * A fifth of the time of Brotli's 2 (of 11), which asks the system for memory each time, and some half of that of gzip's usual
 * 6, for 7% more bytes.
 */
const atOnce = { br: { ...brotliOf(1), ...smallChunk }, gzip: { level: 1, ...smallChunk } }
/** A long answer becomes five times smaller in a millisecond for each 60 kB. */
const inThread = brotliOf(4)

type ContentEncoding = 'br' | 'gzip'

async function compressText(text: string, encoding: ContentEncoding): Promise<Buffer> {
  if (text.length > maxAtOnce) return encoding === 'br' ? toBrotli(text, inThread) : toGzip(text)
  return encoding === 'br' ? brotliCompressSync(text, atOnce.br) : gzipSync(text, atOnce.gzip)
}

/** Compresses JSON answers; files of the game are compressed when it is built. Tokens are never compressed. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < minBytes) return payload
    if (reply.hasHeader('content-encoding') || request.routeOptions.config.endpoint?.errors === 'oauth')
      return payload
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === null) return payload
    reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' }).removeHeader('content-length')
    return compressText(payload, encoding)
  })
}

/** The first of what is offered that the caller understands, or null. */
export function chooseEncoding(
  accepted: string | string[] | undefined,
  offered: readonly ContentEncoding[] = ['br', 'gzip'],
): ContentEncoding | null {
  if (accepted === undefined) return null
  const names = new Set(
    String(accepted)
      .split(',')
      .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
      .map((coding) => coding.split(';')[0]?.trim().toLowerCase()),
  )
  return offered.find((name) => names.has(name)) ?? null
}
