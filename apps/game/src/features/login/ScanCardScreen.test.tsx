// @vitest-environment jsdom
import { loginTexts } from '@letterliaan/texts/login'
import { listen } from '@letterliaan/ui/listen.fixture'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ScanCardScreen } from './ScanCardScreen.tsx'

const { cameraStarts, noCamera } = loginTexts

vi.mock('qr/decode.js', () => ({ decodeQR: () => 'CFH JKR TVX' }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('CARD-3 a card is read by the game itself if the device cannot read a picture', async () => {
  const stream = { getVideoTracks: () => [{ getSettings: () => ({}) }], getTracks: () => [] }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } })
  class BarcodeDetector {
    static getSupportedFormats = async () => ['qr_code']
    detect = () => Promise.reject(new DOMException('Barcode detection service unavailable.'))
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640)
  const context = { drawImage: () => undefined, getImageData: () => ({}) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  const onToken = vi.fn<(token: string) => void>()
  const { wrapper } = listen()
  render(<ScanCardScreen onToken={onToken}>Typ je code</ScanCardScreen>, { wrapper })
  await expect.poll(() => onToken.mock.calls).toEqual([['CFHJKRTVX']])
})

test('STEM-6 a missing camera is spoken', async () => {
  const { said, wrapper } = listen()
  render(<ScanCardScreen onToken={() => undefined}>Typ je code</ScanCardScreen>, { wrapper })
  await screen.findByText(noCamera.text)
  await expect.poll(() => said).toEqual([cameraStarts.text, noCamera.text])
})
