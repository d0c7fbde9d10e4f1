import type { VoicePackPreview } from '@letterliaan/contract'
import { recordingFileKeyOf } from '@letterliaan/speech'
import { soundKey } from '../audio/sound-changes.ts'
import { toTextRequest } from '../text/text-service.ts'
import type { OpenedPack, PackedSound } from './pack-file.ts'
import { productSounds, type ProductSound } from './product-sounds.ts'

export interface KnownSound extends ProductSound {
  readonly packed: PackedSound
}

/** What the product has here: the rest is left out, and may come with a newer version. */
export function findKnown({ sounds }: OpenedPack): readonly KnownSound[] {
  const known = new Map<string, KnownSound>()
  for (const packed of sounds) {
    const { type, text } = packed
    const name = recordingFileKeyOf(type === 'text' ? toTextRequest(text) : { type, text })
    const sound = name && productSounds().get(soundKey(name))
    if (sound) known.set(soundKey(sound), { ...sound, packed })
  }
  return [...known.values()]
}

interface StoredSound {
  readonly type: string
  readonly file_name: string
  readonly voice_pack: string | null
}

export function comparePack(pack: OpenedPack, stored: readonly StoredSound[]): VoicePackPreview {
  const { speaker, licence, consent, made_on, content_hash, sounds } = pack
  const packs = new Map(stored.map((sound) => [soundKey(sound), sound.voice_pack]))
  const known = findKnown(pack).map((sound) => packs.get(soundKey(sound)))
  const count = (isSo: (voice_pack: string | null | undefined) => boolean) => known.filter(isSo).length
  return {
    speaker,
    licence,
    consent,
    made_on,
    content_hash,
    num_sounds: sounds.length,
    num_unknown: sounds.length - known.length,
    num_own: count((voice_pack) => voice_pack === null),
    num_replaced: count((voice_pack) => typeof voice_pack === 'string' && voice_pack !== content_hash),
    num_new: count((voice_pack) => voice_pack === undefined),
    is_here: stored.some(({ voice_pack }) => voice_pack === content_hash),
  }
}
