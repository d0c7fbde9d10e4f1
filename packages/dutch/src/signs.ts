const apostrophes = /[’‘ʼ`´′‛＇ʹ]/gu
const hyphens = /[‐‑‒–−－﹣]/gu
/** Soft hyphens, zero-width spaces and marks of direction. */
const invisible = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** Removes invisible signs, and makes text NFC, `ĳ` two letters, apostrophes and hyphens plain. Keeps accents. */
export const normaliseSigns = (text: string): string =>
  text
    .replaceAll(invisible, '')
    .normalize('NFC')
    .replaceAll('ĳ', 'ij')
    .replaceAll('Ĳ', 'IJ')
    .replaceAll(apostrophes, "'")
    .replaceAll(hyphens, '-')
