declare module 'sherpa-onnx-node' {
  interface TtsConfig {
    readonly model: {
      readonly vits: { readonly model: string; readonly tokens: string; readonly dataDir: string }
      readonly numThreads: number
      readonly provider: 'cpu'
    }
    readonly maxNumSentences: number
  }
  class OfflineTts {
    constructor(config: TtsConfig)
    generate(request: { readonly text: string; readonly sid: number; readonly speed: number }): {
      readonly samples: Float32Array
      readonly sampleRate: number
    }
  }
  const sherpa: { readonly OfflineTts: typeof OfflineTts }
  export default sherpa
}
