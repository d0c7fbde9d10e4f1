import { expect, test } from 'vitest'
import { createPdf } from './pdf-document.ts'
import { widthOf } from './text.ts'

test('the space after letters is between them: a stripe behind the first letter crosses none', () => {
  const { canvas } = createPdf({ title: 'boom', subject: 'boom', createdAt: new Date(0) })
  canvas.addPage()
  const widths = ['b', 'boo', 'boom'].map((text) => {
    const plain = widthOf(canvas, text, { size: 23 })
    return Math.round(widthOf(canvas, text, { size: 23, spacing: 5 }) - plain)
  })
  expect(widths).toEqual([0, 10, 15])
})
