import type { SoundId } from '@letterliaan/dutch'

export interface SoundGroup {
  readonly sounds: readonly SoundId[]
  readonly stressed: boolean
}

interface Scope {
  /** The organisation whose recordings are used first; if undefined, no recordings are used. */
  readonly organisation_id?: string
  /** Excludes neural voices, because the word belongs to single sounds that they can't say. */
  readonly speaker?: 'embedded' | undefined
}

/** Pitch and speed as factors of the voice's own. Not used for recordings. Like `Tone` of packages/texts. */
export interface Tone {
  readonly pitch: number
  readonly speed: number
}

/** audio.md, types. `text`: single letters as sounds; `structure`: a sound each 1300 ms (TPL-37); `group`: from 1. */
export type SayRequest = Scope &
  (
    | { type: 'word' | 'plural'; text: string; groups?: readonly SoundGroup[] }
    | { type: 'sound_groups'; text: string; groups?: readonly SoundGroup[]; group?: number }
    | { type: 'sentence'; text: string; word?: string; groups?: readonly SoundGroup[] }
    | { type: 'text'; text: string; tone?: Tone }
    | { type: 'structure'; sounds: readonly SoundId[] }
    | { type: 'part' | 'parts'; sound: SoundId }
  )

export type VoiceKind = 'recorded' | 'neural' | 'synthetic'

export interface SayResult {
  readonly mp3: Buffer
  readonly etag: string
  readonly voice: VoiceKind
  readonly duration_ms: number
}

const ownTone: Tone = { pitch: 1, speed: 1 }

export const readTone = (request: SayRequest): Tone => ('tone' in request && request.tone) || ownTone

/** A sound played higher is also faster, so it must be spoken slower to get its speed. */
export const computeSpokenSpeed = ({ pitch, speed }: Tone): number => speed / pitch

/** Adds nothing to a fingerprint if the pitch is 1, so that stored sounds stay valid. */
export const toPitchKey = ({ pitch }: Tone): number[] => (pitch === 1 ? [] : [pitch])
