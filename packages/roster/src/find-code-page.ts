declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string }

/** If two score equally, the first is used. Excel for Mac writes the last one by default. */
export const codePages = ['windows-1252', 'windows-1254', 'macintosh'] as const
export type CodePage = (typeof codePages)[number]

/** More bytes would add no information and take time. */
const maxBytes = 100_000

export function findCodePage(bytes: Uint8Array): CodePage {
  const start = bytes.subarray(0, maxBytes)
  const [best = 'windows-1252'] = codePages
    .map((codePage) => ({ codePage, odd: countOdd(new TextDecoder(codePage).decode(start)) }))
    .toSorted((a, b) => a.odd - b.odd)
    .map(({ codePage }) => codePage)
  return best
}

/** Letters that are rarer in Dutch classes than the letters with the same bytes in another code page. */
const rare = /[ðþýœÐÞÝŒ]/u
const consonant = /[b-df-hj-np-tv-xz]/iu

function countOdd(text: string): number {
  let odd = 0
  for (const { 0: character, index } of text.matchAll(/[^\p{ASCII}]/gu)) {
    if (
      isOdd(character, text[index - 1] ?? ' ', text[index + character.length] ?? ' ', text[index + 2] ?? ' ')
    )
      odd += 1
  }
  return odd
}

function isOdd(character: string, before: string, after: string, next: string): boolean {
  if (/[’‘]/u.test(character)) return !isApostropheAt(before, after, next)
  if (!/\p{L}/u.test(character)) return /\p{L}/u.test(before) || /\p{L}/u.test(after)
  if (rare.test(character)) return true
  const isCapital = /\p{Lu}/u.test(character)
  if (isCapital && /\p{Ll}/u.test(before)) return true
  // Finds a small letter before a capital, as in 'OíBrien'.
  if (!isCapital && /\p{Lu}/u.test(after) && /\p{L}/u.test(before)) return true
  const isBetweenConsonants = consonant.test(before) && consonant.test(after)
  const isBetweenVowels = /[aeiou]/iu.test(before) && /[aeiou]/iu.test(after)
  return /[šžŠŽ]/u.test(character) ? isBetweenConsonants : /[öûÖÛ]/u.test(character) && isBetweenVowels
}

/** Accepts ’t, ’s, d’Hont and O’Brien, but not Garc’a. */
const isApostropheAt = (before: string, after: string, next: string): boolean =>
  /\p{Lu}/u.test(after) ||
  (!/\p{L}/u.test(before) && /[nst]/u.test(after) && !/\p{L}/u.test(next)) ||
  !/\p{L}/u.test(after)

/** Characters of the bytes 0x80 to 0x9f in Windows-1252. Undefined bytes do not change. */
const upperHalf = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 128 }, (_, at) => at + 128),
)
const byteOf = new Map(Array.from(upperHalf, (character, at) => [character, at + 128]))

/** Decodes UTF-8 that was read as Windows-1252 and encoded again ('RenÃ©'). Returns other text unchanged. */
export function undoDoubleEncoding(text: string): string {
  return text.replaceAll(/[ÂÃÄÅÐÑâ][^\p{ASCII}]+/gu, (run) => {
    const bytes = Array.from(run, (character) => byteOf.get(character))
    return bytes.includes(undefined) ? run : (decodeUtf8(Uint8Array.from(bytes, Number)) ?? run)
  })
}

export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
