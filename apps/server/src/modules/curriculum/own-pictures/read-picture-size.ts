/** Type and size (pixels) from a picture's header. */
export interface PictureSize {
  readonly type: 'png' | 'jpeg' | 'webp'
  readonly width: number
  readonly height: number
}

/** Reads the size without decoding, because a small file may decode to an enormous picture. Never throws. */
export function readPictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readPng(view) ?? readWebp(view) ?? readJpeg(view)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const textAt = (view: DataView, at: number, length: number): string =>
  String.fromCodePoint(...Array.from({ length }, (_, i) => view.getUint8(at + i)))

const pngSignature = '\u0089PNG\r\n\u001A\n'

function readPng(view: DataView): PictureSize | null {
  if (textAt(view, 0, 8) !== pngSignature || textAt(view, 12, 4) !== 'IHDR') return null
  return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** Reads the size from the first chunk, in one of three formats (RFC 9649). */
function readWebp(view: DataView): PictureSize | null {
  if (textAt(view, 0, 4) !== 'RIFF' || textAt(view, 8, 4) !== 'WEBP') return null
  const chunk = textAt(view, 12, 4)
  if (chunk === 'VP8X') return { type: 'webp', width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { type: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (chunk !== 'VP8 ') return null
  return {
    type: 'webp',
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
  }
}

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00

/** Reads the size from the start-of-frame segment (ITU T.81, B.2.2), skipping earlier segments. */
function readJpeg(view: DataView): PictureSize | null {
  if (view.getUint16(0) !== 0xff_d8) return null
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (isFrame(marker))
      return { type: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    else at += 2 + Math.max(2, view.getUint16(at + 2))
  }
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
