/** A text as it is spoken and named: one space between words, one way to write an accent. */
export const normaliseText = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** 32 bits of FNV-1a over the text's UTF-16 units, from a start of its own. */
function hash32(text: string, start: number): number {
  let hash = start
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193)
  // The last units alone would hardly change the first digits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

const digits = (hash: number): string => hash.toString(36).padStart(7, '0')

/**
 * The name under which a text is spoken (`/word/text/{key}.mp3`): 14 letters and digits, the same in browser and server. It
 * only has to tell the texts apart that the server knows; what it does not know it never says.
 */
export function textKey(text: string): string {
  const normal = normaliseText(text)
  return digits(hash32(normal, 0x811c_9dc5)) + digits(hash32(normal, 0x9747_b28c))
}
