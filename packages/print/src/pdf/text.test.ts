import { expect, test } from 'vitest'
import { createPdf } from './pdf-document.ts'
import { measureWidth } from './text.ts'

test('space is added only between letters, so that a stripe after the first letter crosses no letter', () => {
  const { canvas } = createPdf({ title: 'boom', subject: 'boom', createdAt: new Date(0) })
  canvas.addPage()
  const widths = ['b', 'boo', 'boom'].map((text) => {
    const plain = measureWidth(canvas, text, { size: 23 })
    return Math.round(measureWidth(canvas, text, { size: 23, spacing: 5 }) - plain)
  })
  expect(widths).toEqual([0, 10, 15])
})
