/** Nobody can speak at this moment: the voice ended, took too long, or was closed. Asking again may help. */
export class SpeechUnavailableError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = new.target.name
  }
}

/** Too many questions wait for the synthesiser already. */
export class SynthesiserBusyError extends SpeechUnavailableError {
  constructor() {
    super('the synthesiser is busy')
  }
}

/** One person has too many sounds waiting already. */
export class TooManyWaitingError extends Error {
  constructor() {
    super('too many sounds of one person wait')
    this.name = 'TooManyWaitingError'
  }
}

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
