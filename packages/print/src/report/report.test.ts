import { expect, test } from 'vitest'
import { countTexts, readPdf, removeSpace } from '../test-support/read-pdf.ts'
import { renderReport } from './render-report.ts'
import type { PrintedReport } from './report.ts'

const letter = (numBars: number, detail = ''): PrintedReport => ({
  kind: 'Voor de ouders of verzorgers',
  title: 'Zo gaat het spellen van Şükrü',
  facts: [{ label: 'Naam', value: 'Şükrü Øst' }],
  sections: [
    {
      title: 'Dit gaat goed',
      isBoxed: true,
      blocks: [
        {
          type: 'bars',
          bars: Array.from({ length: numBars }, (_, at) => ({
            name: `Onderdeel ${at}`,
            share: at / numBars,
            text: `${at} van de ${numBars} woorden`,
            detail,
          })),
        },
        { type: 'list', items: ['Lees samen de regel.'] },
      ],
    },
  ],
  counting: ['Woorden: elke keer dat een oefening erom vroeg.'],
  isOnePage: true,
})

const table = (numRows: number, isWhole = false): PrintedReport => ({
  ...letter(8),
  isOnePage: false,
  sections: [
    ...letter(8).sections,
    {
      title: 'Per categorie',
      isWhole,
      blocks: [
        { type: 'text', text: 'In procenten.' },
        {
          type: 'table',
          columns: [
            { label: 'Kind', width: 3 },
            { label: 'Klankgroep eindigt op een medeklinker', width: 1 },
          ],
          rows: [
            ...Array.from({ length: numRows }, (_, at) => ({ cells: [`Kind ${at}.`, '48'] })),
            { cells: ['Samen', '·'], isTotal: true },
          ],
        },
      ],
    },
  ],
})

test('RAP-1 a letter is one page in the largest font that fits', async () => {
  const sizes = await Promise.all(
    [3, 6, 6].map(async (numBars, at) => {
      const report = letter(numBars, at === 2 ? 'Bijvoorbeeld: ‘bomen’ voor ‘bommen’. '.repeat(10) : '')
      const { pages } = await readPdf(await renderReport(report))
      expect(pages).toHaveLength(1)
      return pages[0]?.find(({ text }) => text.startsWith('Onderdeel'))?.width ?? 0
    }),
  )
  expect(sizes[0]).toBeGreaterThan(sizes[2] ?? 0)
})

test('a table continues on the next page with its headers, and a heading stays with its rows', async () => {
  const { plain } = await readPdf(await renderReport(table(60)))
  expect(plain).toHaveLength(3)
  for (const page of plain) expect(page).toContain('Klankgroepeindigt')
  expect(plain[0]).toContain(removeSpace('Per categorie In procenten. Kind'))
  expect(plain.join('').match(/Kind\d+\./g)).toHaveLength(60)
  const whole = (await readPdf(await renderReport(table(20, true)))).plain
  expect(whole.map((page) => page.includes('Kind0.'))).toEqual([false, true])
})

test('a name is printed with its own letters, and any other character as a question mark', async () => {
  const report = { ...letter(1), facts: [{ label: 'Naam', value: 'Şükrü Øst 😀' }] }
  expect((await readPdf(await renderReport(report))).plain[0]).toContain('NaamŞükrüØst?')
})

test("a report is tagged and inside the printer's margins, and has the same bytes if made at the same time", async () => {
  const createdAt = new Date(0)
  const bytes = await renderReport(table(60), { createdAt })
  expect(countTexts(bytes).untagged).toBe(0)
  expect(await renderReport(table(60), { createdAt })).toEqual(bytes)
  for (const { x, width, y } of (await readPdf(bytes)).pages.flat()) {
    expect(x).toBeGreaterThan(40)
    expect(x + width).toBeLessThan(595 - 40)
    expect(y).toBeGreaterThan(20)
  }
})

test('DOE-8 a chart is a figure with alternative text, its phases are at their times, and each line has a name', async () => {
  const point = (at: number, value: number) => ({ at, value, low: value - 0.1, high: value + 0.1 })
  const chart = {
    type: 'chart',
    alt: 'Klankgroepen: 1 september 40%, 1 december 80%',
    since: 0,
    until: 100,
    sinceLabel: '1 aug',
    untilLabel: '1 feb',
    phases: [{ label: 'Interventie 1', since: 20, until: 60 }],
    series: [
      { name: 'Klankgroepen', points: [point(20, 0.4), point(60, 0.8)] },
      { name: 'Meervoud', points: [point(20, 0.5)] },
    ],
  } as const
  const report: PrintedReport = {
    ...letter(1),
    sections: [{ title: 'De metingen in één grafiek', blocks: [chart] }],
  }
  const bytes = await renderReport(report, { createdAt: new Date(0) })
  expect(countTexts(bytes).untagged).toBe(0)
  const { pages } = await readPdf(bytes)
  const texts = new Map(pages.flat().map((each) => [each.text, each]))
  for (const said of ['0%', '50%', '100%', '1 aug', '1 feb', 'Interventie 1', 'Klankgroepen', 'Meervoud'])
    expect(texts.has(said), said).toBe(true)
  const [first, phase, last] = ['1 aug', 'Interventie 1', '1 feb'].map((said) => texts.get(said)?.x ?? 0)
  expect(phase).toBeGreaterThan(first ?? 0)
  expect(last).toBeGreaterThan(phase ?? 0)
  expect(new TextDecoder('latin1').decode(bytes)).toMatch(/\/S \/Figure/)
})
