import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { VoiceError } from './voice-error.ts'
import type { OfferedVoice } from './offered-voices.ts'

const patienceMs = 60_000

/** Downloads the archive to `file`, from where an earlier download ended. Throws VoiceError; a wrong file is removed. */
export async function download(
  { url, bytes, sha256 }: OfferedVoice,
  file: string,
  onPercent: (percent: number) => void,
): Promise<void> {
  const has = await sizeOf(file)
  if (has < bytes) await fetchFrom(url, has, file, (size) => onPercent(Math.floor((100 * size) / bytes)))
  if ((await hashOf(file)) === sha256) return
  await rm(file, { force: true })
  throw new VoiceError(
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
    throw new VoiceError(
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
