import PdfKit from 'pdfkit'
import type { Canvas } from './canvas.ts'
import { registerFonts } from './fonts.ts'

export interface PdfDocument {
  readonly canvas: Canvas
  readonly root: PDFKit.PDFStructureElement
}

export interface PdfOptions {
  readonly title: string
  readonly subject: string
  readonly createdAt: Date
}

/** Creates a tagged A4 document in Dutch, with embedded fonts. */
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

interface TagOptions {
  readonly alt?: string
  readonly actual?: string
}

/** Draws inside a PDF tag (`H1`, `P`, `Figure`). */
export function drawTagged(
  { canvas, root }: PdfDocument,
  type: string,
  draw: () => void,
  options: TagOptions = {},
): void {
  root.add(canvas.struct(type, options, [draw]))
}

/** Draws without a tag: lines, boxes and leaves. */
export function drawDecoration({ canvas }: PdfDocument, draw: () => void): void {
  canvas.markContent('Artifact', { type: 'Layout' })
  draw()
  canvas.endMarkedContent()
}

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
