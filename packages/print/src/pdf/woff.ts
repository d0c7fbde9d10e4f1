import { inflateSync } from 'node:zlib'

/** Sizes of a header and of one table's entry, in bytes: WOFF File Format 1.0, sections 3 and 4, and OpenType, 'Table directory'. */
const woffSizes = { header: 44, entry: 20 } as const
const sfntSizes = { header: 12, entry: 16 } as const

const padToFour = (length: number): number => Math.ceil(length / 4) * 4

/**
 * The font in a WOFF file as a plain OpenType font, its tables unpacked. fontkit reads WOFF too, but unpacks the table of
 * all outlines anew for each letter that it asks for.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const tableCount = woff.readUInt16BE(12)
  const entries = Array.from({ length: tableCount }, (_, index) => {
    const at = woffSizes.header + index * woffSizes.entry
    const [offset, packedLength, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field))
    return { at, offset: offset ?? 0, packedLength: packedLength ?? 0, length: length ?? 0 }
  })
  const directoryLength = sfntSizes.header + tableCount * sfntSizes.entry
  const sfnt = Buffer.alloc(entries.reduce((sum, { length }) => sum + padToFour(length), directoryLength))
  woff.copy(sfnt, 0, 4, 8)
  sfnt.writeUInt16BE(tableCount, 4)
  let place = directoryLength
  entries.forEach(({ at, offset, packedLength, length }, index) => {
    const stored = woff.subarray(offset, offset + packedLength)
    const entry = sfntSizes.header + index * sfntSizes.entry
    woff.copy(sfnt, entry, at, at + 4)
    woff.copy(sfnt, entry + 4, at + 16, at + 20)
    sfnt.writeUInt32BE(place, entry + 8)
    sfnt.writeUInt32BE(length, entry + 12)
    ;(packedLength < length ? inflateSync(stored) : stored).copy(sfnt, place)
    place += padToFour(length)
  })
  return sfnt
}
