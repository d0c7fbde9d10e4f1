import { texts } from './texts.ts'

/** Returns whether the browser allows recording, which needs https or the server machine itself. */
export const canRecord = (): boolean =>
  'mediaDevices' in navigator && typeof MediaRecorder !== 'undefined' && window.isSecureContext

export interface Microphone {
  /** RMS, 0 to 1. */
  readonly readLevel: () => number
  readonly begin: () => void
  /** Resolves to the recording since `begin`. */
  readonly finish: () => Promise<Blob>
  readonly close: () => void
}

/** Rejects with a message for users. */
export async function openMicrophone(): Promise<Microphone> {
  const stream = await askForStream()
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  let recorder: MediaRecorder | null = null
  let pieces: Blob[] = []

  function drop() {
    if (recorder?.state === 'recording') recorder.stop()
    recorder = null
  }

  return {
    readLevel() {
      analyser.getFloatTimeDomainData(samples)
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
    },
    begin() {
      drop()
      const own: Blob[] = []
      pieces = own
      recorder = new MediaRecorder(stream)
      recorder.addEventListener('dataavailable', ({ data }) => own.push(data))
      recorder.start()
    },
    finish: () =>
      new Promise((resolve, reject) => {
        const [ending, own] = [recorder, pieces]
        recorder = null
        if (ending === null) return reject(new Error('Nothing is being recorded.'))
        ending.addEventListener('stop', () => resolve(new Blob(own, { type: ending.mimeType })))
        return ending.stop()
      }),
    close() {
      drop()
      for (const track of stream.getTracks()) track.stop()
      context.close().catch(() => undefined)
    },
  }
}

async function askForStream(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: true },
    })
  } catch (cause) {
    const isRefused = cause instanceof DOMException && cause.name === 'NotAllowedError'
    throw new Error(isRefused ? texts.failure.refused : texts.failure.noMicrophone, { cause })
  }
}
