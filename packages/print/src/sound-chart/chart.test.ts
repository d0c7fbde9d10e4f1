import { soundExamples } from '@letterliaan/dutch'
import { listSilentCards, listSoundCards } from '@letterliaan/dutch/sound-chart'
import { expect, test } from 'vitest'
import { countTexts, readPdf, removeSpace } from '../test-support/read-pdf.ts'
import { renderSoundChart } from './chart.ts'

const bytes = await renderSoundChart()
const chart = await readPdf(bytes)

test('the chart is a PDF of two A4 pages, small enough to mail', () => {
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  expect(chart.pages).toHaveLength(2)
  expect(chart.title).toBe('Klankenkaart')
  expect(bytes.byteLength).toBeLessThan(400_000)
})

test('the chart has a card for every sound, with all its words and spellings', () => {
  const cards = [...listSoundCards(), ...listSilentCards()]
  expect(cards).toHaveLength(Object.keys(soundExamples).length + 2)
  const text = chart.plain.join('')
  for (const { first, others } of cards) {
    for (const { word, letters } of [first, ...others]) {
      expect(text).toContain(removeSpace(word))
      expect(text).toContain(letters)
    }
  }
})

test('the kinds of sounds differ even without colour', () => {
  const text = chart.plain.join('')
  for (const name of ['Kkorteklank', 'Llangeklank', 'Ttweetekenklank', 'Dzachteu', 'Mmedeklinker']) {
    expect(text).toContain(name)
  }
})

test('each page of the chart has its number and the name of the product', () => {
  for (const [index, page] of chart.plain.entries()) {
    expect(page).toContain('Letterliaan')
    expect(page).toContain(`bladzijde${index + 1}van2`)
  }
})

test('the chart has nothing in the margins', () => {
  for (const { x, y, width } of chart.pages.flat()) {
    expect(x).toBeGreaterThan(40)
    expect(x + width).toBeLessThan(595 - 40)
    expect(y).toBeGreaterThan(20)
  }
})

test('all text of the chart is inside a tag', () => {
  const { tagged, untagged } = countTexts(bytes)
  expect(tagged).toBeGreaterThan(100)
  expect(untagged).toBe(0)
  const source = Buffer.from(bytes).toString('latin1')
  expect(source).toContain('/Marked true')
  expect(source).toContain('/Lang (nl-NL)')
})
