import { Readable } from 'node:stream'
import { Zip, ZipDeflate } from 'fflate'

export interface ZippedFile {
  readonly name: string
  readonly parts: AsyncIterable<string> | Iterable<string>
}

/** One after another, as fast as somebody reads: only a part is in memory. */
export function zipFiles(files: AsyncIterable<ZippedFile>): Readable {
  return Readable.from(zipParts(files), { objectMode: false })
}

async function* zipParts(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    made.push(chunk)
  })
  const take = (): Uint8Array[] => {
    const taken = made
    made = []
    return taken
  }
  for await (const { name, parts } of files) {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for await (const part of parts) {
      file.push(Buffer.from(part))
      yield* take()
    }
    file.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
