import { crc32, deflateSync } from 'node:zlib'

/** Makes an opaque picture in one colour. The size in its header can be another one. */
export function createPng(
  width: number,
  height: number,
  [claimedWidth, claimedHeight]: readonly [number, number] = [width, height],
): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(claimedWidth, 0)
  header.writeUInt32BE(claimedHeight, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x7f)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]),
  )
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** Makes a grey picture of 8 by 8 pixels with GPS data in EXIF. */
export function createJpegWithPlace(): Uint8Array<ArrayBuffer> {
  const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\u0008GPS Amsterdam', 'latin1')
  const segment = Buffer.alloc(4)
  segment.writeUInt16BE(0xff_e1)
  segment.writeUInt16BE(exif.length + 2, 2)
  return new Uint8Array(Buffer.concat([greyJpeg.subarray(0, 2), segment, exif, greyJpeg.subarray(2)]))
}

/** The tables of ITU T.81, annex K, and one block of grey. */
const greyJpeg = Buffer.from(
  `ffd8ffdb004300${'01'.repeat(64)}ffc0000b080008000801011100` +
    'ffc40014000100000000000000000000000000000008' +
    'ffc40014100100000000000000000000000000000000' +
    'ffda0008010100003f00403fffd9',
  'hex',
)

export function createWebpHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(30)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(22, 4)
  bytes.write('WEBPVP8X', 8, 'latin1')
  bytes.writeUInt32LE(10, 16)
  bytes.writeUIntLE(width - 1, 24, 3)
  bytes.writeUIntLE(height - 1, 27, 3)
  return new Uint8Array(bytes)
}

export const animatedSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
