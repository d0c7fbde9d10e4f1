import type { Word } from '@letterliaan/contract'
import type { SpokenSound } from '@letterliaan/exercises/logic'

/**
 * Where a word's sound is fetched (learning-core §7); a sound that was changed has another address. `part` is the id
 * of a single sound.
 */
export function soundAddress(word: Word, sound: SpokenSound, part?: string): string {
  if (part !== undefined) return `/word/parts/${encodeURIComponent(part)}.mp3`
  const file = encodeURIComponent(word.file_name)
  return `/word/${sound}/${file}.mp3?v=${encodeURIComponent(word.audio_version)}`
}
