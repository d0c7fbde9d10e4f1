export const normaliseText = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** Computes the 32-bit FNV-1a hash of the UTF-16 units. */
function hash32(text: string, start: number): number {
  let hash = start
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193)
  // Mixes the bits; otherwise the last units would hardly change the first digits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

const digits = (hash: number): string => hash.toString(36).padStart(7, '0')

/** Returns the key of `/word/text/{key}.mp3`. It need not be secure, only unique among the texts of a server. */
export function computeTextKey(text: string): string {
  const normal = normaliseText(text)
  return digits(hash32(normal, 0x811c_9dc5)) + digits(hash32(normal, 0x9747_b28c))
}
