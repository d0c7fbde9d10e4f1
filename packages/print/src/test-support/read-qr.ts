import { createCanvas, loadImage } from '@napi-rs/canvas'
import { decodeQR } from 'qr/decode.js'
import { renderPageAsImage } from 'unpdf'

/** A part of a page, in points from its left top corner. */
export interface PagePart {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How many dots a point becomes: that of a print of 144 dots an inch. */
const scale = 2
/** A machine that is busy may take its time; ms. */
const timeLimit = 2000

/** What the QR code in a part of a page says, read from the dots of the page. Throws where there is none. */
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
