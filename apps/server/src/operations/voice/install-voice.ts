import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createSpeech, findModelFault } from '@letterliaan/speech'
import { findInstalledVoice, findVoicesFolder } from './installed-voice.ts'
import type { OfferedVoice } from './offered-voices.ts'
import { useTemporaryFolder } from '../../files/temporary-folder.ts'
import { OperatorError } from '../../operator-error.ts'

/** Words that a child must be able to distinguish (docs/stemmen.md). */
const trialWords = ['vis', 'fis', 'zee', 'see', 'man', 'maan', 'bom', 'boom', 'poes', 'boes']

/** Downloads and checks a voice, lets it speak ten words, and then replaces an earlier voice. */
export async function installVoice(
  voice: OfferedVoice,
  dataDir: string,
  onPercent: (percent: number) => void,
): Promise<string> {
  const folder = findVoicesFolder(dataDir)
  await mkdir(folder, { recursive: true })
  const archive = join(folder, `.${voice.name}.part`)
  await download(voice, archive, onPercent)
  const unpacked = await mkdtemp(join(folder, '.unpacked-'))
  try {
    const found = await unpack(archive, unpacked)
    await writeFile(join(found, 'proef.mp3'), await sayTrialWords(found))
    const former = findInstalledVoice(dataDir)
    if (former !== null) await removeVoice(dataDir, former.name)
    await rename(found, join(folder, voice.name))
  } finally {
    await rm(unpacked, { recursive: true, force: true })
  }
  await rm(archive, { force: true })
  return join(folder, voice.name, 'proef.mp3')
}

export async function removeVoice(dataDir: string, name: string): Promise<void> {
  await rm(join(findVoicesFolder(dataDir), name), { recursive: true })
}

async function unpack(archive: string, into: string): Promise<string> {
  try {
    await promisify(execFile)('tar', ['-xf', archive, '-C', into])
  } catch {
    throw new OperatorError(
      'Het archief is niet uit te pakken. Er is niets veranderd. Installeer de programma’s tar en bzip2, en geef dezelfde opdracht nog eens.',
    )
  }
  const [name, ...others] = await readdir(into)
  if (name === undefined || others.length > 0) throw silent()
  return join(into, name)
}

async function sayTrialWords(folder: string): Promise<Buffer> {
  const model = join(folder, (await readdir(folder)).find((file) => file.endsWith('.onnx')) ?? '')
  if ((await findModelFault(model)) !== null) throw silent()
  return useTemporaryFolder('voice', async (dataDir) => {
    const speech = createSpeech({ dataDir, model })
    try {
      const words: Buffer[] = []
      for (const text of trialWords) {
        const { voice, mp3 } = await speech.say({ type: 'word', text })
        if (voice !== 'neural') throw silent()
        words.push(mp3)
      }
      return Buffer.concat(words)
    } finally {
      speech.close()
    }
  })
}

const silent = (): OperatorError =>
  new OperatorError(
    'De stem zegt hier niets. Er is niets veranderd. Geef npm ci (zonder --omit=optional), en dan dezelfde opdracht nog eens.',
  )

const patienceMs = 60_000

/** Downloads to `file`, continuing an earlier download. Deletes a wrong file and throws OperatorError. */
async function download(
  { url, bytes, sha256 }: OfferedVoice,
  file: string,
  onPercent: (percent: number) => void,
): Promise<void> {
  const has = await sizeOf(file)
  if (has < bytes) await fetchFrom(url, has, file, (size) => onPercent(Math.floor((100 * size) / bytes)))
  if ((await hashOf(file)) === sha256) return
  await rm(file, { force: true })
  throw new OperatorError(
    'Wat er is opgehaald, is niet het bestand dat wij kennen (de controlesom klopt niet). Er is niets veranderd. Probeer het later nog eens.',
  )
}

const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => null))?.size ?? 0

async function fetchFrom(
  url: string,
  start: number,
  file: string,
  onSize: (size: number) => void,
): Promise<void> {
  const stalled = new AbortController()
  const patience = setTimeout(() => stalled.abort(), patienceMs)
  try {
    const headers = new Headers(start > 0 ? [['range', `bytes=${start}-`]] : [])
    const response = await fetch(url, { headers, signal: stalled.signal })
    if (!response.ok || response.body === null) throw new Error(String(response.status))
    const isRest = response.status === 206
    let size = isRest ? start : 0
    const target = await open(file, isRest ? 'a' : 'w')
    try {
      for await (const piece of response.body) {
        patience.refresh()
        await target.write(piece)
        size += piece.length
        onSize(size)
      }
    } finally {
      await target.close()
    }
  } catch (error) {
    throw new OperatorError(
      `De stem is niet opgehaald (${reasonOf(error)}). Is er internet? Geef dezelfde opdracht nog eens: het gaat verder waar het ophield.`,
    )
  } finally {
    clearTimeout(patience)
  }
}

const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error
  return cause instanceof Error && cause.message !== '' ? cause.message : message
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
