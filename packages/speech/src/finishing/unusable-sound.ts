/** Why a sound can't be used: no WAV or MP3 that we can read, nothing to hear in it, or longer than 30 s. */
export type SoundFault = 'unreadable' | 'silent' | 'too-long'

/** Sound that somebody handed in and that can't be used. */
export class UnusableSound extends Error {
  readonly fault: SoundFault

  constructor(fault: SoundFault, cause?: unknown) {
    super(`unusable sound: ${fault}`, { cause })
    this.name = 'UnusableSound'
    this.fault = fault
  }
}
