import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** The one way in which JSON is put into a text column and taken out (docs/adr/0005-database.md). */
export const encodeJson = (value: unknown): string => JSON.stringify(value)
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Who wrote the text knows its type.
export const decodeJson = <T>(text: string): T => JSON.parse(text) as T

/** No JSON begins with it. */
const packedPrefix = '~'

/** JSON for a text column that is written often and hardly ever read: about a third of its length, for some 50 µs. */
export const packJson = (value: unknown): string =>
  packedPrefix + deflateRawSync(encodeJson(value), { level: 1 }).toString('base64')

/** Reads what `packJson` wrote, and plain JSON that was written before it did. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Who wrote the text knows its type.
export const unpackJson = <T>(text: string): T =>
  decodeJson<T>(
    text.startsWith(packedPrefix) ? inflateRawSync(Buffer.from(text.slice(1), 'base64')).toString() : text,
  )
