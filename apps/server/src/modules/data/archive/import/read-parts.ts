import { createHash } from 'node:crypto'
import { readChunks, type OpenedZip } from '../format/open-zip.ts'
import { ArchiveError } from '../format/archive-error.ts'
import {
  type ArchiveManifest,
  manifestName,
  type ArchivePart,
  readArchiveManifest,
  listArchivedTables,
  listIgnoredTables,
} from '../format/manifest.ts'
import { isFilePart, nameProductPart, nameTablePart, productTables } from '../format/names.ts'

const maxManifestBytes = 40_000_000

export async function readManifest(zip: OpenedZip): Promise<ArchiveManifest> {
  if (!zip.names.has(manifestName)) throw new ArchiveError('Dit bestand is geen archief van een school.')
  if (zip.sizeOf(manifestName) > maxManifestBytes)
    throw new ArchiveError('De inhoudsopgave van dit archief klopt niet.')
  const chunks: Buffer[] = []
  for await (const chunk of readChunks(await zip.read(manifestName))) chunks.push(chunk)
  const manifest = readArchiveManifest(Buffer.concat(chunks).toString('utf8'))
  mustNameAll(zip, manifest)
  return manifest
}

/** Throws unless the manifest lists each part of the archive once, and each part has a known name. */
function mustNameAll(zip: OpenedZip, manifest: ArchiveManifest): void {
  const { parts, rows } = manifest
  const tables: string[] = [...listArchivedTables(manifest), ...listIgnoredTables(manifest)]
  const rowParts = [...productTables.map(nameProductPart), ...tables.map(nameTablePart)]
  const names = new Set(parts.map(({ name }) => name))
  const known = new Set(rowParts)
  const isComplete =
    names.size === parts.length &&
    names.size === zip.names.size - 1 &&
    parts.every(({ name, bytes }) => zip.names.has(name) && zip.sizeOf(name) === bytes) &&
    rowParts.every((name) => names.has(name))
  if (!isComplete) throw new ArchiveError('In dit archief ontbreekt iets, of er staat iets te veel in.')
  if (parts.some(({ name }) => !known.has(name) && !isFilePart(name)))
    throw new ArchiveError('In dit archief staat een bestand dat er niet in hoort.')
  if (Object.keys(rows).toSorted().join() !== tables.toSorted().join())
    throw new ArchiveError('De inhoudsopgave van dit archief klopt niet.')
}

/** Yields a part. Throws ArchiveError after the last byte if size or hash differ from the manifest. */
export async function* readCheckedPart(
  zip: OpenedZip,
  { name, bytes, sha256 }: ArchivePart,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let read = 0
  for await (const chunk of readChunks(await zip.read(name))) {
    hash.update(chunk)
    read += chunk.length
    if (read > bytes) break
    yield chunk
  }
  if (read !== bytes || hash.digest('hex') !== sha256)
    throw new ArchiveError(
      'Dit archief is beschadigd: een bestand is niet wat de inhoudsopgave zegt. Kopieer het opnieuw.',
    )
}
