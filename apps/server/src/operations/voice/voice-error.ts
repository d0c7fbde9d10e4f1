/** The message is a Dutch sentence for the operator. */
export class VoiceError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'VoiceError'
  }
}
