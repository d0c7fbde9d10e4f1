import type { Clip } from '../audio/clip.ts'
import type { SayRequest, VoiceKind } from '../request.ts'

export interface VoicePlan {
  readonly voice: VoiceKind
  readonly fingerprint: string
  /** A folder of sounds that are deleted together. */
  readonly folder?: string
  /** Returns a trimmed and levelled clip. May take seconds. Throws if the voice fails. */
  render(): Promise<Clip>
}

export interface Voice {
  /** Returns quickly, because it makes no sound. Returns undefined if this voice can't say it. */
  plan(request: SayRequest): Promise<VoicePlan | undefined>
}
