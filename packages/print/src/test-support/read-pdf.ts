import { inflateSync } from 'node:zlib'
import { getDocumentProxy, getMeta } from 'unpdf'

/** `y` is measured from the lower edge, in points. */
export interface PlacedText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
}

export interface ReadPdf {
  readonly title: string
  readonly pages: PlacedText[][]
  /** Text without white space, so that words are found in every layout. */
  readonly plain: string[]
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(bytes.slice())
  const { info } = await getMeta(pdf)
  const pages: PlacedText[][] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const texts = items.filter((item) => 'str' in item && item.str.trim() !== '')
    pages.push(
      texts.map((item) => {
        if (!('str' in item)) throw new Error('not a text')
        const [x, y] = item.transform.slice(4) as [number, number]
        return { text: item.str, x, y, width: item.width }
      }),
    )
  }
  return {
    title: String(info.Title),
    pages,
    plain: pages.map((texts) => removeSpace(texts.map(({ text }) => text).join(''))),
  }
}

export function removeSpace(text: string): string {
  return text.replaceAll(/\s/gu, '')
}

export function listFonts(bytes: Uint8Array): { names: string[]; embedded: number } {
  const source = Buffer.from(bytes).toString('latin1')
  const names = [
    ...source.matchAll(
      /\/Subtype \/CIDFontType2\s[^]*?\/BaseFont \/([^\s/]+)|\/Subtype \/(Type1|TrueType)\b/g,
    ),
  ]
  return {
    names: names.map(([, name, other]) => name ?? other ?? ''),
    embedded: [...source.matchAll(/\/FontFile[23]?\b/g)].length,
  }
}

/** Counts tagged and untagged texts, because screen readers can't order an untagged one. */
export function countTexts(bytes: Uint8Array): { tagged: number; untagged: number } {
  const source = Buffer.from(bytes)
  const streams = source.toString('latin1').matchAll(/\/Length (\d+)[^]*?stream\n/g)
  const count = { tagged: 0, untagged: 0 }
  for (const match of streams) {
    const start = match.index + match[0].length
    const content = readContent(source.subarray(start, start + Number(match[1])))
    let depth = 0
    for (const [operator] of content.matchAll(/\b(BDC|BMC|EMC|TJ|Tj)\b/g)) {
      if (operator === 'EMC') depth -= 1
      else if (operator.startsWith('B')) depth += 1
      else count[depth > 0 ? 'tagged' : 'untagged'] += 1
    }
  }
  return count
}

/** Returns '' for fonts and other streams, which have no content. */
function readContent(stream: Uint8Array): string {
  try {
    const content = inflateSync(stream).toString('latin1')
    return /^[\n -~]*$/.test(content) ? content : ''
  } catch {
    return ''
  }
}

/** Returns the number of boxes that replace missing letters. */
export async function countBoxes(bytes: Uint8Array): Promise<number> {
  const pdf = await getDocumentProxy(bytes.slice())
  let boxes = 0
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { argsArray } = await (await pdf.getPage(number)).getOperatorList()
    const glyphs: unknown[] = argsArray.flat(3)
    boxes += glyphs.filter(isBox).length
  }
  return boxes
}

const isBox = (glyph: unknown): boolean =>
  typeof glyph === 'object' && glyph !== null && 'originalCharCode' in glyph && glyph.originalCharCode === 0
