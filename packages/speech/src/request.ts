import type { SoundId } from '@letterliaan/dutch'

/** Same shape as `pronounce` of packages/dutch. */
export interface SpokenGroup {
  readonly sounds: readonly SoundId[]
  readonly stressed: boolean
}

interface Scope {
  /** Its recordings come first; without it none is used. */
  readonly organisation_id?: string
}

/** audio.md, types. `text`: letters by their sounds; `structure`: a sound every 1300 ms (TPL-37); `group` from 1. */
export type SayRequest = Scope &
  (
    | { type: 'word' | 'plural'; text: string; groups?: readonly SpokenGroup[] }
    | { type: 'sound_groups'; text: string; groups?: readonly SpokenGroup[]; group?: number }
    | { type: 'sentence'; text: string; word?: string; groups?: readonly SpokenGroup[] }
    | { type: 'text'; text: string }
    | { type: 'structure'; sounds: readonly SoundId[] }
    | { type: 'part' | 'parts'; sound: SoundId }
  )

/** A person's recording, a neural voice, or the embedded synthesiser. */
export type VoiceKind = 'recorded' | 'neural' | 'synthetic'

export interface SayResult {
  readonly mp3: Buffer
  /** 32 hexadecimal digits without quotes. */
  readonly etag: string
  readonly voice: VoiceKind
  readonly duration_ms: number
}
