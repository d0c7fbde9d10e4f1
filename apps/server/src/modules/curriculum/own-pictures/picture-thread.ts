import { readFile } from 'node:fs/promises'
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js'
import decodePng, { init as initPng } from '@jsquash/png/decode.js'
import resize, { initResize } from '@jsquash/resize'
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js'
import encodeWebp, { init as initWebpEncoder } from '@jsquash/webp/encode.js'
import { serveJobs } from '../../../threads/serve-jobs.ts'
import type { PictureJob } from './remake-picture.ts'

/** Declared here, because the server does not load the types of browsers, which include it. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<never> }

/** Replaces `ImageData`, which the codecs expect from a browser. */
class Pixels {
  readonly colorSpace = 'srgb'
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}
Object.assign(globalThis, { ImageData: Pixels })

const compile = async (file: string): Promise<never> =>
  WebAssembly.compile(await readFile(new URL(import.meta.resolve(file))))

const quality = 82

/** Decodes a picture and encodes it again, so that only its visible content remains. */
async function remake({ bytes, type, maxSide }: PictureJob): Promise<Uint8Array> {
  const picture = await decode(bytes, type)
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  await initResize(await compile('@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm'))
  const small = scale < 1 ? await resize(picture, { width, height, method: 'lanczos3' }) : picture
  await initWebpEncoder(await compile('@jsquash/webp/codec/enc/webp_enc_simd.wasm'))
  return new Uint8Array(await encodeWebp(small, { quality }))
}

async function decode(bytes: Uint8Array, type: PictureJob['type']): Promise<Pixels> {
  const buffer = bytes.slice().buffer
  if (type === 'png') {
    await initPng(await compile('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'))
    return decodePng(buffer)
  }
  if (type === 'jpeg') {
    await initJpeg(await compile('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'))
    return decodeJpeg(buffer, { preserveOrientation: true })
  }
  await initWebp(await compile('@jsquash/webp/codec/dec/webp_dec.wasm'))
  return decodeWebp(buffer)
}

serveJobs(remake)
