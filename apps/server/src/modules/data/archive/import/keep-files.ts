import type { Transaction } from '../../../../db/database.ts'
import { keyOfPicture, keyOfRecording, type FileKey } from '../../../../files/file-key.ts'
import type { FileStore } from '../../../../files/file-store.ts'
import { ArchiveError } from '../format/archive-error.ts'
import type { Manifest } from '../format/manifest.ts'
import { isFilePart } from '../format/names.ts'
import type { OpenedZip } from '../format/open-zip.ts'
import { readPart } from './read-parts.ts'

/** No recording and no picture is larger. */
const maxFileBytes = 4_000_000

/** One by one, in the transaction of their rows. Throws ArchiveError. */
export async function keepFiles(
  transaction: Transaction,
  { zip, manifest }: { readonly zip: OpenedZip; readonly manifest: Manifest },
  { files, organisation_id, now }: { files: FileStore; organisation_id: number; now: number },
): Promise<void> {
  for (const part of manifest.parts.filter(({ name }) => isFilePart(name))) {
    const chunks: Buffer[] = []
    for await (const chunk of readPart(zip, part)) chunks.push(chunk)
    const file = await files.prepare(organisation_id, Buffer.concat(chunks))
    await files.keep(transaction, keyOfPart(organisation_id, part.name), file, now)
  }
}

/** Before anything is written. */
export function mustFit({ parts }: Manifest): void {
  if (parts.some(({ name, bytes }) => isFilePart(name) && bytes > maxFileBytes))
    throw new ArchiveError('In dit archief staat een opname of plaatje dat te groot is.')
}

function keyOfPart(organisation_id: number, part: string): FileKey {
  const [, folder, first = '', second = ''] = part.split('/')
  return folder === 'recordings'
    ? keyOfRecording(organisation_id, { type: first, file_name: second })
    : keyOfPicture(organisation_id, first.replace(/\.webp$/, ''))
}
