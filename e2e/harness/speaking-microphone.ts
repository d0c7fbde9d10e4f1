import type { Page } from 'playwright-core'

export interface FakeSpeech {
  /** From 0 to 1. */
  readonly loudness: number
}

/** Makes a tone of 0.6 s every 1.8 s, because Chromium's own fake microphone is never silent for long enough. */
export async function speakIntoMicrophone(page: Page, { loudness }: FakeSpeech): Promise<void> {
  await page.addInitScript((loud) => {
    const [every, lasting, ahead] = [1.8, 0.6, 600]
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext()
      const out = context.createMediaStreamDestination()
      const volume = new GainNode(context, { gain: 0 })
      const voice = new OscillatorNode(context, { frequency: 220 })
      voice.connect(volume).connect(out)
      for (let at = context.currentTime + 1.2; at < ahead; at += every) {
        volume.gain.setValueAtTime(0, at)
        volume.gain.linearRampToValueAtTime(loud, at + 0.05)
        volume.gain.setValueAtTime(loud, at + lasting - 0.1)
        volume.gain.linearRampToValueAtTime(0, at + lasting)
      }
      voice.start()
      return out.stream
    }
  }, loudness)
}
