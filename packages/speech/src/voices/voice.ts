import type { Clip } from '../audio/clip.ts'
import type { SayRequest, VoiceKind } from '../request.ts'

export interface VoicePlan {
  readonly voice: VoiceKind
  readonly fingerprint: string
  /** Trimmed and levelled; may take seconds. Throws when the voice fails. */
  render(): Promise<Clip>
}

export interface Voice {
  /** Cheap: makes no sound. Returns undefined if this voice cannot say it. */
  plan(request: SayRequest): Promise<VoicePlan | undefined>
}
