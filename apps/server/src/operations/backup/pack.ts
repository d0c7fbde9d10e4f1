import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import yauzl from 'yauzl'
import yazl from 'yazl'
import { writeWhole } from './files.ts'
import { OperatorError } from '../../operator-error.ts'

export const packedBackupExtension = '.zip.age'

export const isPackedBackup = (name: string): boolean => name.endsWith(packedBackupExtension)

/** Packs a folder into one file in the age format, which only an identity of a recipient can decrypt. */
export async function packBackup(folder: string, to: string, recipients: readonly string[]): Promise<void> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) addRecipient(encrypter, recipient)
  const zip = new yazl.ZipFile()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((found) => found.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    zip.addFile(file, path.relative(folder, file).split(path.sep).join('/'))
  }
  zip.end()
  const failed = new Promise<never>((_, reject) => void zip.on('error', reject))
  const plain = Readable.toWeb(zip.outputStream.pipe(new PassThrough())) as ReadableStream<Uint8Array>
  await writeWhole(to, async (part) => {
    const secret = await encrypter.encrypt(plain as never)
    const written = pipeline(Readable.fromWeb(secret as never), createWriteStream(part, { mode: 0o600 }))
    await Promise.race([written, failed])
  })
}

function addRecipient(encrypter: Encrypter, recipient: string): void {
  try {
    encrypter.addRecipient(recipient)
  } catch (cause) {
    throw new OperatorError(`BACKUP_RECIPIENTS klopt niet: ${recipient} is geen openbare sleutel van age.`, {
      cause,
    })
  }
}

/** Unpacks into a new folder. Throws OperatorError if the identity is wrong or the file is incomplete. */
export async function unpackBackup(file: string, to: string, identityFile: string): Promise<void> {
  const decrypter = new Decrypter()
  for (const identity of await readIdentities(identityFile)) decrypter.addIdentity(identity)
  // Created here, because a zip has no empty folders.
  await mkdir(path.join(to, 'files'), { recursive: true, mode: 0o700 })
  const zip = path.join(to, '.packed.zip')
  try {
    const secret = Readable.toWeb(createReadStream(file))
    const plain = await decrypter.decrypt(secret as never)
    await pipeline(Readable.fromWeb(plain as never), createWriteStream(zip, { mode: 0o600 }))
    await unzip(zip, to)
  } catch (cause) {
    throw new OperatorError(
      `${file} is niet te openen: de sleutel in ${identityFile} hoort er niet bij, of het bestand is beschadigd.`,
      { cause },
    )
  } finally {
    await rm(zip, { force: true })
  }
}

async function readIdentities(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const found = text.split(/\s+/).filter((word) => word.startsWith('AGE-SECRET-KEY-'))
  if (found.length === 0) throw new OperatorError(`In ${file} staat geen sleutel van age (AGE-SECRET-KEY-…).`)
  return found
}

/** yauzl refuses names that point outside the folder. */
async function unzip(file: string, to: string): Promise<void> {
  const zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false, strictFileNames: true })
  try {
    for await (const entry of zip.eachEntry()) {
      const place = path.join(to, entry.fileName)
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(place, { mode: 0o600 }))
    }
  } finally {
    zip.close()
  }
}
