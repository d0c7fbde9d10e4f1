declare module '@echogarden/espeak-ng-emscripten' {
  type SpokenEvent = { type: string; id: string | number | undefined; audio_position: number }
  type Speaker = {
    set_voice(name: string): number
    set_rate(wordsPerMinute: number): void
    set_pitch(pitch: number): void
    set_range(range: number): void
    get_samplerate(): number
    /** The samples are valid only during the call, so copy them. */
    synthesize(text: string, onSound: (samples: Int16Array, events: SpokenEvent[]) => void): void
  }
  export default function load(options: {
    print(line: string): void
  }): Promise<{ eSpeakNGWorker: new () => Speaker }>
}
