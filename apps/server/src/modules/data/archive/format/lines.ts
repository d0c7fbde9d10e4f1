import { ArchiveError } from './archive-error.ts'

/** A row with a sitting that was laid aside is the longest. */
const maxLineBytes = 8_000_000
const newLine = 0x0a

const wrongText = () => new ArchiveError('In dit archief staat tekst die niet te lezen is.')

/** The JSON of each line. Throws ArchiveError for what is none. */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator {
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(newLine); at >= 0; at = chunk.indexOf(newLine, from)) {
      yield parse(Buffer.concat([...waiting, chunk.subarray(from, at)]))
      waiting = []
      size = 0
      from = at + 1
    }
    if (from === chunk.length) continue
    waiting.push(chunk.subarray(from))
    size += chunk.length - from
    if (size > maxLineBytes) throw wrongText()
  }
  if (waiting.length > 0) throw wrongText()
}

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line))
  } catch {
    throw wrongText()
  }
}
