import { decodeUtf8, findCodePage, undoDoubleEncoding, type CodePage } from './find-code-page.ts'
import { RosterError } from './roster-row.ts'

/** Browsers and Node both have it (WHATWG Encoding), but this package has the types of neither. */
declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string }

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | CodePage

const otherFiles: readonly (readonly [start: readonly number[], sentence: string])[] = [
  [
    [0x50, 0x4b, 3, 4],
    'Dit is een bestand van een rekenblad (zoals .xlsx). Bewaar het als CSV, of kopieer de kolommen en plak ze.',
  ],
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'Dit is een oud Excel-bestand (.xls). Bewaar het als CSV, of kopieer de kolommen en plak ze.',
  ],
  [[0x25, 0x50, 0x44, 0x46], 'Dit is een PDF. Kopieer de namen eruit en plak ze.'],
]

/** Decodes by BOM or content: Excel's UTF-16, UTF-8 (even if encoded twice), or a code page. Throws RosterError. */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  for (const [start, sentence] of otherFiles) if (startsWith(bytes, start)) throw new RosterError(sentence)
  const encoding = findEncoding(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  // A text has no control characters except tab, line ends and form feed.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000e-\u001b\ufffe\uffff]/u.test(text)) {
    throw new RosterError('Dit bestand is geen tekst. Kies een CSV-bestand of een EDEXML-bestand.')
  }
  mustBeNoWebPage(text)
  return { text: encoding === 'utf-8' ? undoDoubleEncoding(text) : text, encoding }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)

function findEncoding(bytes: Uint8Array): Encoding {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  const start = Array.from(bytes.subarray(0, 200))
  // In UTF-16, Dutch text has a zero byte next to nearly every letter.
  const zeros = (parity: number) => start.filter((byte, at) => at % 2 === parity && byte === 0).length
  if (zeros(1) > start.length / 4 && zeros(0) === 0) return 'utf-16le'
  if (zeros(0) > start.length / 4 && zeros(1) === 0) return 'utf-16be'
  return decodeUtf8(bytes) === null ? findCodePage(bytes) : 'utf-8'
}

/** Refuses a web page, because some programs save one as '.xls'. */
function mustBeNoWebPage(text: string): void {
  if (/^\ufeff?\s*<(?:!doctype html|html|head|body|meta|style|table|div)\b/iu.test(text)) {
    throw new RosterError(
      'Dit bestand is een webpagina, ook al heet het misschien .xls. Open het in Excel en bewaar het als CSV, of kopieer de kolommen en plak ze.',
    )
  }
  if (
    /^\ufeff?\s*<[^]{0,400}(?:progid="Excel\.Sheet"|urn:schemas-microsoft-com:office:spreadsheet)/u.test(text)
  ) {
    throw new RosterError(
      'Dit is een rekenblad van Excel in XML. Bewaar het in Excel als CSV, of kopieer de kolommen en plak ze.',
    )
  }
}
