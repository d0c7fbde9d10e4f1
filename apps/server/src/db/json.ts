import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** The only JSON format of text columns (docs/adr/0005-database.md). */
export const encodeJson = (value: unknown): string => JSON.stringify(value)
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Who wrote the text knows its type.
export const decodeJson = <T>(text: string): T => JSON.parse(text) as T

/** Never the start of JSON. */
const packedPrefix = '~'

/** Packs JSON for columns often written and rarely read: a third of the length, for some 50 µs. */
export const packJson = (value: unknown): string =>
  packedPrefix + deflateRawSync(encodeJson(value), { level: 1 }).toString('base64')

/** Reads packed JSON, or plain JSON of older rows. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Who wrote the text knows its type.
export const unpackJson = <T>(text: string): T =>
  decodeJson<T>(
    text.startsWith(packedPrefix) ? inflateRawSync(Buffer.from(text.slice(1), 'base64')).toString() : text,
  )
