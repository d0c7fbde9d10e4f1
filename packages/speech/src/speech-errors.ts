/** The program ended, was too slow or closed. A retry may help. */
export class SpeechUnavailableError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = new.target.name
  }
}

export class SynthesiserBusyError extends SpeechUnavailableError {
  constructor() {
    super('the synthesiser is busy')
  }
}

export class TooManyWaitingError extends Error {
  constructor() {
    super('too many sounds of one person wait')
    this.name = 'TooManyWaitingError'
  }
}

/** The sound is neither WAV nor MP3, is silent, or is longer than 30 s. */
export type SoundFault = 'unreadable' | 'silent' | 'too-long'

export class UnusableSound extends Error {
  readonly fault: SoundFault

  constructor(fault: SoundFault, cause?: unknown) {
    super(`unusable sound: ${fault}`, { cause })
    this.name = 'UnusableSound'
    this.fault = fault
  }
}
