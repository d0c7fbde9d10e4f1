import { readCardCode } from '@letterliaan/contract/card-code'
import { useEffect, useRef, useState, type RefObject } from 'react'

type ReadQr = (video: HTMLVideoElement) => Promise<string | null>

/** The back camera, or the one facing the child. */
export type CameraSide = 'environment' | 'user'

type CameraFailure = 'missing' | 'refused'

export class CameraError extends Error {
  readonly failure: CameraFailure

  constructor(failure: CameraFailure) {
    super(failure)
    this.name = 'CameraError'
    this.failure = failure
  }
}

/** In pixels. Enough to read a code, and fast enough for an old tablet. */
const pictureSize = { width: { ideal: 1280 }, height: { ideal: 720 } } as const
const maxReadWidth = 960

/** Returns a card's token or short code; null for another code. Any host is right, as a school may have two. */
export function readCardToken(text: string): string | null {
  const code = readCardCode(text)
  if (code !== null) return code
  const address = parseAddress(text)
  return address?.pathname.endsWith('/login-by-token') ? address.searchParams.get('token') : null
}

/** Used because `URL.canParse` is newer than the iPads of many schools. */
function parseAddress(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** Rejects with CameraError. */
export async function openCamera(side: CameraSide): Promise<MediaStream> {
  // Undefined if there is no https.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (devices === undefined) throw new CameraError('missing')
  try {
    return await devices.getUserMedia({
      audio: false,
      video: { ...pictureSize, facingMode: { ideal: side } },
    })
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
    throw new CameraError(isRefused ? 'refused' : 'missing')
  }
}

interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector
  readonly getSupportedFormats: () => Promise<readonly string[]>
}

async function createQrReader(): Promise<ReadQr> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (BarcodeDetector !== undefined && formats.includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    let other: ReadQr | undefined
    return async (video) => {
      if (other) return other(video)
      try {
        return (await detector.detect(video))[0]?.rawValue ?? null
      } catch {
        // Some devices list the format but have no service that reads it.
        other = await createCanvasReader()
        return null
      }
    }
  }
  return createCanvasReader()
}

async function createCanvasReader(): Promise<ReadQr> {
  const { decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    if (video.videoWidth === 0 || context === null) return null
    const scale = Math.min(1, maxReadWidth / video.videoWidth)
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // The reader throws if the picture contains no code.
      return null
    }
  }
}

/** Time between scans (ms). */
const lookEveryMs = 120

export type ScannerState = 'starting' | 'looking' | 'no-card' | CameraFailure

interface CardScanner {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly state: ScannerState
  /** True if the picture is mirrored because the camera faces the child. */
  readonly isMirrored: boolean
}

export function useCardScanner(side: CameraSide, onToken: (token: string) => void): CardScanner {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<ScannerState>('starting')
  const [isMirrored, setMirrored] = useState(false)
  const tell = useRef(onToken)
  useEffect(() => {
    tell.current = onToken
  })

  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    async function look() {
      const stream = await openCamera(side)
      signal.addEventListener('abort', () => stopCamera(stream))
      const read = await createQrReader()
      const element = video.current
      if (signal.aborted || element === null) return stopCamera(stream)
      setMirrored(stream.getVideoTracks()[0]?.getSettings().facingMode !== 'environment')
      element.srcObject = stream
      await element.play().catch(() => undefined)
      setState('looking')
      while (!signal.aborted) {
        const text = await read(element)
        const token = text === null ? null : readCardToken(text)
        if (signal.aborted) return
        if (token !== null) return tell.current(token)
        if (text !== null) setState('no-card')
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
      }
    }
    look().catch((error: unknown) => {
      if (!signal.aborted) setState(error instanceof CameraError ? error.failure : 'missing')
    })
    return () => ending.abort()
  }, [side])

  return { video, state, isMirrored }
}

function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
