import { createCanvas, loadImage } from '@napi-rs/canvas'
import { decodeQR } from 'qr/decode.js'
import { renderPageAsImage } from 'unpdf'

export interface PagePart {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Pixels per point, which gives 144 dots per inch. */
const scale = 2
/** Milliseconds, long enough for a busy machine. */
const timeLimit = 2000

/** Reads the QR code from the page's pixels. Throws if there is none. */
export async function readQr(pdf: Uint8Array, page: number, part: PagePart): Promise<string> {
  const png = await renderPageAsImage(pdf.slice(), page, {
    canvasImport: () => import('@napi-rs/canvas'),
    scale,
  })
  const image = await loadImage(Buffer.from(png))
  const width = Math.round(part.width * scale)
  const height = Math.round(part.height * scale)
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, -part.x * scale, -part.y * scale)
  const { data } = context.getImageData(0, 0, width, height)
  return decodeQR({ width, height, data: Uint8Array.from(data) }, { timeLimit })
}
