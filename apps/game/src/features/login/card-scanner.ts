import { readCardCode } from '@letterliaan/contract/card-code'

/** Reads what stands in a QR code of a picture; null while there is none. */
export type ReadQr = (video: HTMLVideoElement) => Promise<string | null>

/** Which camera: the one at the back of a tablet, or the one that looks at the child. */
export type CameraSide = 'environment' | 'user'

export type CameraFailure = 'missing' | 'refused'

/** There is no camera to look with. */
export class CameraError extends Error {
  readonly failure: CameraFailure

  constructor(failure: CameraFailure) {
    super(failure)
    this.name = 'CameraError'
    this.failure = failure
  }
}

/** Far more than a code needs, and little enough for an old tablet to look through ten times a second; in pixels. */
const pictureSize = { width: { ideal: 1280 }, height: { ideal: 720 } } as const
const maxReadWidth = 960

/**
 * What lets in of what a QR code says: the token of a card's address, or a short code. The host may be another: a school may
 * have two names. Null for what is no card.
 */
export function readCardToken(text: string): string | null {
  const code = readCardCode(text)
  if (code !== null) return code
  if (!URL.canParse(text)) return null
  const { pathname, searchParams } = new URL(text)
  return pathname.endsWith('/login-by-token') ? searchParams.get('token') : null
}

/** Opens a camera. Rejects with CameraError. */
export async function openCamera(side: CameraSide): Promise<MediaStream> {
  // Browsers have it over https only.
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

/** The browser's own reader where it has one; else ours, whose code is fetched now. */
export async function createQrReader(): Promise<ReadQr> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (BarcodeDetector !== undefined && formats.includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
  }
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
      // It throws for every picture without a code.
      return null
    }
  }
}
