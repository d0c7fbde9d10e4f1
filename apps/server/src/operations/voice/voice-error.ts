/** Its message is a Dutch sentence for whoever runs the server. */
export class VoiceError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'VoiceError'
  }
}
