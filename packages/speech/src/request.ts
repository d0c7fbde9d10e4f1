import type { SoundId } from '@letterliaan/dutch'

/** One klankgroep as it is spoken; the shape that `pronounce` of packages/dutch gives. */
export interface SpokenGroup {
  readonly sounds: readonly SoundId[]
  readonly stressed: boolean
}

interface Scope {
  /** Whose recordings come first; without it no recording is used */
  readonly organisation_id?: string
}

/**
 * What is to be spoken (audio.md, types):
 * - `word`, `plural`: the word `text`, from `groups` when a person corrected its sounds;
 * - `sentence`: `text` at a child's pace; where the practised `word` is in it, it sounds as it does alone;
 * - `text`: an instruction, rule or tip, which names letters by their sounds ('dan schrijf je een k');
 * - `sound_groups`: the word `text` klankgroep by klankgroep, or one `group` of it alone (counted from 1);
 * - `structure`: single sounds, one every 1300 ms (checklist TPL-37), e.g. a word's structure_audio_parts;
 * - `part`, `parts`: one single sound.
 */
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
  /** 32 hexadecimal digits that change when the sound changes; no quotes around it */
  readonly etag: string
  readonly voice: VoiceKind
  readonly duration_ms: number
}
