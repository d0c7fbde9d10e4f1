import type { Readable } from 'node:stream'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { ArchiveError } from './archive-error.ts'

export interface ZipLimits {
  readonly maxParts: number
  /** Limit of all unpacked parts together. */
  readonly maxBytes: number
  /** Limit of unpacked to packed size of a part. Rows of a school have a ratio of 10 to 30. */
  readonly maxRatio: number
}

/** A school of 1,000 children with 2 million rows is about 1 GB. */
export const zipLimits: ZipLimits = { maxParts: 100_000, maxBytes: 16 * 2 ** 30, maxRatio: 300 }

export interface OpenedZip {
  readonly names: ReadonlySet<string>
  sizeOf(name: string): number
  read(name: string): Promise<Readable>
  close(): void
}

const unreadable = () =>
  new ArchiveError('Dit bestand is geen heel archief: het is niet te lezen. Kopieer het opnieuw.')

/** Opens an archive and checks its table of contents without unpacking. Throws ArchiveError. */
export async function openZip(file: string, limits: ZipLimits = zipLimits): Promise<OpenedZip> {
  const zip = await open(file)
  try {
    const entries = await readEntries(zip, limits)
    return {
      names: new Set(entries.keys()),
      sizeOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
      read: (name) => openEntry(zip, entries.get(name)),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function open(file: string): Promise<ZipFile> {
  try {
    return await yauzl.openPromise(file, { lazyEntries: true, autoClose: false, strictFileNames: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EISDIR') throw new ArchiveError(`Er is geen archief: ${file}.`)
    throw unreadable()
  }
}

async function readEntries(zip: ZipFile, limits: ZipLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.maxParts) throw tooLarge()
  const entries = new Map<string, Entry>()
  let bytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      checkEntry(entry, limits)
      if (entries.has(entry.fileName)) throw new ArchiveError('In dit archief staat een bestand twee keer.')
      entries.set(entry.fileName, entry)
      bytes += entry.uncompressedSize
      if (bytes > limits.maxBytes) throw tooLarge()
    }
  } catch (error) {
    throw error instanceof ArchiveError ? error : unreadable()
  }
  return entries
}

const tooLarge = () => new ArchiveError('Dit archief is te groot: uitgepakt past het niet bij een school.')

const fileTypes = 0o170_000
const plainFile = 0o100_000
/** Below this size in bytes, a part may have any ratio. */
const alwaysFits = 1_000_000

function checkEntry(entry: Entry, { maxRatio }: ZipLimits): void {
  const type = (entry.externalFileAttributes >>> 16) & fileTypes
  if (type !== 0 && type !== plainFile)
    throw new ArchiveError('In dit archief staat iets wat geen gewoon bestand is.')
  if (!entry.canDecodeFileData())
    throw new ArchiveError('Dit archief is versleuteld of op een onbekende manier ingepakt.')
  const { uncompressedSize, compressedSize } = entry
  if (uncompressedSize > alwaysFits && uncompressedSize > compressedSize * maxRatio) throw tooLarge()
}

async function openEntry(zip: ZipFile, entry: Entry | undefined): Promise<Readable> {
  if (!entry) throw new ArchiveError('In dit archief ontbreekt een bestand.')
  try {
    return await zip.openReadStreamPromise(entry)
  } catch {
    throw unreadable()
  }
}

/** Yields the unpacked bytes. Throws ArchiveError if data is damaged or longer than announced. */
export async function* readChunks(stream: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream) yield chunk as Buffer
  } catch (error) {
    throw error instanceof ArchiveError ? error : unreadable()
  }
}
