import * as texts from './texts.ts'

/** A microphone that is recording. */
export interface Microphone {
  /** How loud it is now, 0 to 1. */
  readonly readLevel: () => number
  /** Stops, and gives what was recorded. */
  readonly finish: () => Promise<Blob>
  /** Stops, and forgets what was recorded. */
  readonly close: () => void
}

/** Can this browser record here? Only over https, or on the computer itself. */
export const canRecord = (): boolean =>
  'mediaDevices' in navigator && typeof MediaRecorder !== 'undefined' && window.isSecureContext

/** Asks for the microphone and begins to record. Rejects with a sentence for people. */
export async function openMicrophone(): Promise<Microphone> {
  const stream = await askForStream()
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const recorder = new MediaRecorder(stream)
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
  recorder.start()

  function close() {
    for (const track of stream.getTracks()) track.stop()
    context.close().catch(() => undefined)
  }

  return {
    close,
    readLevel() {
      analyser.getFloatTimeDomainData(samples)
      return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
    },
    finish: () =>
      new Promise((resolve) => {
        recorder.addEventListener('stop', () => {
          close()
          resolve(new Blob(pieces, { type: recorder.mimeType }))
        })
        recorder.stop()
      }),
  }
}

/** Rejects with a sentence for people. */
export async function askForStream(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: true },
    })
  } catch (cause) {
    const isRefused = cause instanceof DOMException && cause.name === 'NotAllowedError'
    const sentence = isRefused ? texts.failure.refused : texts.failure.noMicrophone
    throw new Error(sentence, { cause })
  }
}
