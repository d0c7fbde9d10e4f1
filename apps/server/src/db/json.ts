import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** The only JSON format of text columns (docs/adr/0005-database.md). */
export const encodeJson = (value: unknown): string => JSON.stringify(value)
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The caller knows which type was encoded.
export const decodeJson = <T>(text: string): T => JSON.parse(text) as T

/** JSON never starts with this character. */
const packedPrefix = '~'

/** Compresses JSON to a third of its length in about 50 µs, for columns often written and rarely read. */
export const packJson = (value: unknown): string =>
  packedPrefix + deflateRawSync(encodeJson(value), { level: 1 }).toString('base64')

/** Reads packed JSON, or plain JSON of older rows. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The caller knows which type was encoded.
export const unpackJson = <T>(text: string): T =>
  decodeJson<T>(
    text.startsWith(packedPrefix) ? inflateRawSync(Buffer.from(text.slice(1), 'base64')).toString() : text,
  )
