import { useEffect, useRef, useState, type RefObject } from 'react'
import {
  CameraError,
  createQrReader,
  openCamera,
  readCardToken,
  type CameraFailure,
  type CameraSide,
} from './card-scanner.ts'

/** Time between scans (ms). */
const lookEveryMs = 120

export type ScannerState = 'starting' | 'looking' | 'no-card' | CameraFailure

export interface CardScanner {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly state: ScannerState
  /** The camera facing the child is shown mirrored. */
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
