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
