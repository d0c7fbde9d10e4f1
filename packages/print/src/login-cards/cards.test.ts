import { expect, test } from 'vitest'
import { countTexts, readPdf, removeSpace } from '../test-support/read-pdf.ts'
import { readQr } from '../test-support/read-qr.ts'
import { renderLoginCards, type PrintedCard, type PrintedCards } from './cards.ts'

const card = (at: number): PrintedCard => ({
  screen_name: `Kind ${at}`,
  buddy_id: (at % 6) + 1,
  address: `https://spelling.school.nl/login-by-token?token=${'Az09-_'.repeat(7)}${at}`,
  code: `CCFCFHJKRTV${at % 10 < 3 ? 'X' : at % 10}`,
  pictures: ['fish', 'house', 'rocket'],
})
const printed: PrintedCards = {
  title: 'Groep 5',
  place: 'spelling.school.nl',
  pictures_place: 'list',
  cards: Array.from({ length: 9 }, (_, at) => card(at)),
}

const bytes = await renderLoginCards(printed)
const pdf = await readPdf(bytes)

test('CARD-1 an A4 page has eight cards, each with a screen name, a code and the address to type', () => {
  expect(pdf.title).toBe('Inlogkaarten Groep 5')
  const [first = '', second = '', list = '', ...others] = pdf.plain
  expect(others).toEqual([])
  for (const { screen_name, code } of printed.cards.slice(0, 8)) {
    expect(first).toContain(removeSpace(screen_name))
    expect(first).toContain(code)
  }
  expect(first.split('spelling.school.nl')).toHaveLength(9)
  expect(second).toContain('Kind8')
  expect(list).toContain('PlaatjesGroep5')
})

test('CARD-2 the QR code of each card is readable from the printed page', async () => {
  for (const at of [0, 3, 7]) {
    const part = { x: 34 + (at % 2) * 264, y: 34 + Math.floor(at / 2) * 193, width: 264, height: 193 }
    expect(await readQr(bytes, 1, part)).toBe(card(at).address)
  }
})

test("CARD-4 pictures are printed on the supervisor's list or on the card, as chosen, or are not printed", async () => {
  const [first = '', , list = ''] = pdf.plain
  expect([first.includes('vis'), list.includes('1vis'), list.includes('3raket')]).toEqual([false, true, true])
  const source = (pdfBytes: Uint8Array) => Buffer.from(pdfBytes).toString('latin1')
  expect(source(bytes)).not.toContain('Plaatje 1: vis')
  const onCards = await renderLoginCards({ ...printed, pictures_place: 'card' })
  expect(source(onCards)).toContain('Plaatje 1: vis')
  expect((await readPdf(onCards)).pages).toHaveLength(2)
  const cards = printed.cards.map((each) => ({ ...each, pictures: null }))
  expect((await readPdf(await renderLoginCards({ ...printed, cards }))).pages).toHaveLength(2)
})

test("nothing on a page is in the printer's margin, even if a name is long", async () => {
  const cards = [{ ...card(1), screen_name: 'Maximiliaan-Alexander de Allerlaatste van de hele lange klas' }]
  for (const { x, width, y } of (await readPdf(await renderLoginCards({ ...printed, cards }))).pages.flat()) {
    expect(x).toBeGreaterThan(34)
    expect(x + width).toBeLessThan(595 - 34)
    expect(y).toBeGreaterThan(34)
  }
})

test('the cards are a tagged PDF, whose bytes are the same if it is made at the same time', async () => {
  expect(countTexts(bytes).untagged).toBe(0)
  const createdAt = new Date(0)
  expect(await renderLoginCards(printed, { createdAt })).toEqual(
    await renderLoginCards(printed, { createdAt }),
  )
})
