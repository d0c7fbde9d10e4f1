import { expect, test } from 'vitest'
import { lineRulings } from '../drawing/school-lines.ts'
import { countTexts, readPdf, removeSpace } from '../test-support/read-pdf.ts'
import { renderWritingSheets } from './render-writing-sheet.ts'
import { type PrintedWritingSheet, chooseRuling } from './writing-sheet.ts'

const twelve =
  'bomen bakker verjaardagstaart fiets hond schaatsenrijder trein vogel water zomer lamp kikker'.split(' ')
const sheet: PrintedWritingSheet = { screen_name: 'Kim', code: 'C7FHJK', words: twelve, level_id: 4 }

test.each([3, 4, 7])(
  'ZIN-3 a sheet of groep %s has each word once, and the child, instruction and code on each page',
  async (level_id) => {
    const { plain, pages, title } = await readPdf(await renderWritingSheets([{ ...sheet, level_id }]))
    expect(title).toBe('Overschrijfblad Kim')
    for (const page of plain) {
      expect(page).toContain(removeSpace('Overschrijfblad van Kim'))
      expect(page).toContain(removeSpace('Kijk, dek af, schrijf, kijk na.'))
      expect(page).toContain(removeSpace('Vul in hoe het ging: begeleider → Overschrijfbladen'))
      expect(page).toContain('C7FHJK')
    }
    const texts = pages.flat().map(({ text }) => text)
    expect(texts.filter((text) => twelve.includes(text))).toEqual(twelve)
    for (const { x, width, y } of pages.flat()) {
      expect(x + width).toBeLessThan(595 - 34)
      expect(y).toBeGreaterThan(20)
    }
  },
)

test('ZIN-3 words do not overlap the code, however many there are', async () => {
  for (let count = 1; count <= twelve.length; count += 1) {
    const words = twelve.slice(0, count)
    const { pages } = await readPdf(await renderWritingSheets([{ ...sheet, level_id: 3, words }]))
    for (const page of pages) {
      const code = page.find(({ text }) => text === sheet.code)
      const lowest = Math.min(...page.filter(({ text }) => words.includes(text)).map(({ y }) => y))
      const { above, below } = lineRulings.wide
      expect(lowest - 2 * (above + below)).toBeGreaterThan(code?.y ?? Infinity)
    }
  }
})

test('ZIN-3 groep 3 has wide lines, groep 4 has middle ones, and from groep 5 there is one line', () => {
  expect([3, 4, 5, 6, 7, 8].map(chooseRuling)).toEqual([
    'wide',
    'middle',
    'narrow',
    'narrow',
    'narrow',
    'narrow',
  ])
  expect(chooseRuling(null)).toBe('middle')
  expect(lineRulings.wide.bodyHeight).toBeGreaterThan(lineRulings.middle.bodyHeight)
  expect([lineRulings.wide, lineRulings.middle, lineRulings.narrow].map(({ isSingle }) => isSingle)).toEqual([
    false,
    false,
    true,
  ])
})

test('ZIN-3 the sheet is tagged, and has the same bytes if it is made at the same time', async () => {
  const createdAt = new Date(0)
  const bytes = await renderWritingSheets([sheet], { createdAt })
  expect(countTexts(bytes).untagged).toBe(0)
  expect(await renderWritingSheets([sheet], { createdAt })).toEqual(bytes)
})

test('ZIN-3 the sheets of several children are in one file, each on separate pages', async () => {
  const noor = { ...sheet, screen_name: 'Noor', code: 'KRT345', words: ['bomen'] }
  const { plain } = await readPdf(await renderWritingSheets([{ ...sheet, level_id: 7 }, noor]))
  expect(plain.map((page) => /bladzijde\d+van\d+/.exec(page)?.[0])).toEqual([
    'bladzijde1van2',
    'bladzijde2van2',
    'bladzijde1van1',
  ])
  expect(plain[2]).toContain('KRT345')
})
