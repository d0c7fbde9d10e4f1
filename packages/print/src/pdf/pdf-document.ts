import PdfKit from 'pdfkit'
import type { Canvas } from './canvas.ts'
import { registerFonts } from './fonts.ts'

/** A document that is being made: what is drawn on, and the tree of tags that screen readers follow. */
export interface PdfDocument {
  readonly canvas: Canvas
  readonly root: PDFKit.PDFStructureElement
}

/** What a document says of itself; `createdAt` decides its bytes, so that equal documents are equal files. */
export interface PdfOptions {
  readonly title: string
  readonly subject: string
  readonly createdAt: Date
}

/** Starts a document without pages: A4, Dutch, tagged, its fonts embedded. */
export function createPdf({ title, subject, createdAt }: PdfOptions): PdfDocument {
  const canvas = new PdfKit({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'nl-NL',
    tagged: true,
    displayTitle: true,
    info: {
      Title: title,
      Subject: subject,
      Author: 'Letterliaan',
      Creator: 'Letterliaan',
      CreationDate: createdAt,
    },
  })
  registerFonts(canvas)
  const root = canvas.struct('Document')
  canvas.addStructure(root)
  return { canvas, root }
}

/** What a tag tells: `alt` what a picture shows, `actual` the text that the drawing spells. */
interface TagOptions {
  readonly alt?: string
  readonly actual?: string
}

/** Draws something that is content, under a tag of PDF (`H1`, `P`, `Figure`). */
export function drawTagged(
  { canvas, root }: PdfDocument,
  type: string,
  draw: () => void,
  options: TagOptions = {},
): void {
  root.add(canvas.struct(type, options, [draw]))
}

/** Draws something that only looks: lines, boxes, leaves. */
export function drawDecoration({ canvas }: PdfDocument, draw: () => void): void {
  canvas.markContent('Artifact', { type: 'Layout' })
  draw()
  canvas.endMarkedContent()
}

/** Ends the document and gives its bytes. */
export function finishPdf({ canvas, root }: PdfDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    canvas.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    canvas.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    canvas.on('error', reject)
    root.end()
    canvas.end()
  })
}
