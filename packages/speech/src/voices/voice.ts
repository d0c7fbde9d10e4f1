import type { Clip } from '../audio/clip.ts'
import type { SayRequest, VoiceKind } from '../request.ts'

/** How one voice would say one request. */
export interface VoicePlan {
  readonly voice: VoiceKind
  /** Everything that decides how it will sound: another fingerprint, another file */
  readonly fingerprint: string
  /** Makes the sound: trimmed and levelled. May take seconds. @throws Error when the voice fails */
  render(): Promise<Clip>
}

/** Something that can speak; asked best first. */
export interface Voice {
  /** Cheap: no sound is made yet. @returns undefined when this voice cannot say it */
  plan(request: SayRequest): Promise<VoicePlan | undefined>
}
