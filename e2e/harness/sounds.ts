import { MPEGDecoder } from 'mpg123-decoder'
import type { Page, Response } from 'playwright-core'

export interface PlayedSound {
  readonly url: string
  readonly seconds: number
  readonly peak: number
}

export function collectSounds(page: Page): { readonly listen: () => Promise<PlayedSound[]> } {
  const sounds = new Map<string, Promise<Buffer | null>>()
  page.on('response', (response: Response) => {
    const url = response.url()
    if (!/\/word\/.+\.mp3/.test(url) || !response.ok()) return
    sounds.set(
      url,
      response.body().catch(() => null),
    )
  })

  const decode = async (url: string, mp3: Buffer): Promise<PlayedSound> => {
    const decoder = new MPEGDecoder()
    await decoder.ready
    const { channelData, sampleRate, samplesDecoded } = decoder.decode(mp3)
    decoder.free()
    const samples = channelData[0] ?? new Float32Array()
    const peak = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0)
    return { url, seconds: samplesDecoded / sampleRate, peak }
  }

  return {
    listen: async () => {
      const stored = await Promise.all([...sounds].map(async ([url, body]) => ({ url, mp3: await body })))
      return Promise.all(stored.flatMap(({ url, mp3 }) => (mp3 === null ? [] : [decode(url, mp3)])))
    },
  }
}
