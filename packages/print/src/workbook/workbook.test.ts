import { loadCurriculum } from '@letterliaan/curriculum'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countTexts, listFonts, readPdf, removeSpace } from '../test-support/read-pdf.ts'
import { workbookStepFixture, workbookWordFixture } from '../test-support/words.ts'
import type { WorkbookStep } from './step.ts'
import { renderWorkbook } from './workbook.ts'
import { isLong } from '../../../../tools/testing/is-long.ts'

/** Words that are long or have a trema, an accent, an apostrophe, a hyphen or a space. */
const hardWords = [
  'universiteit',
  'sinaasappel',
  'verjaardagsfeest',
  'elektriciteit',
  "'s morgens",
  'auto-ongeluk',
  'zeeën',
  'pinguïn',
  'enquête',
  "foto's",
  'café',
  'ei',
]

const maxBytes = 400_000

function stepOf(count: number): WorkbookStep {
  return workbookStepFixture(
    Array.from({ length: count }, (_, index) =>
      workbookWordFixture(hardWords[index % hardWords.length] ?? ''),
    ),
  )
}

test.each([3, 10, 30])('all words of a workbook of %i words are readable', async (count) => {
  const step = stepOf(count)
  const bytes = await renderWorkbook(step)
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  expect(bytes.byteLength).toBeLessThan(maxBytes)
  const { title, pages, plain } = await readPdf(bytes)
  expect(title).toBe('Werkboek: Korte klank')
  expect(pages.length).toBeGreaterThanOrEqual(5)
  expect(pages.length).toBeLessThanOrEqual(12)
  const text = plain.slice(1, -1).join('')
  for (const { word } of step.words) expect(text.split(removeSpace(word)).length).toBeGreaterThan(2)
  expect(plain[0]).toContain(removeSpace(step.rule))
  for (const { word, hint } of step.anchors) expect(plain[0]).toContain(removeSpace(word + hint))
  expect(plain.map((page) => /bladzijde(\d+)van(\d+)/.exec(page)?.slice(1).map(Number))).toEqual(
    pages.map((_, index) => [index + 1, pages.length]),
  )
})

test('a workbook has its parts in order, a line for the name on each page, and the answers at the end', async () => {
  const step = workbookStepFixture(['bakker', 'bomen', 'tafel'].map((word) => workbookWordFixture(word)))
  const { plain } = await readPdf(await renderWorkbook(step))
  const titles = [
    'Leesdewoorden',
    'Kleurdeletters',
    'Knipinklankgroepen',
    'Schrijfdewoorden',
    'Vulhetwoordin',
    'Schrijfzelfzinnen',
  ]
  const inside = plain.slice(1, -1).join('')
  const places = titles.map((title, index) => inside.indexOf(`${index + 1}${title}`))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  for (const page of plain.slice(0, -1)) expect(page).toContain('Naam')
  expect(plain.at(-1)).toMatch(/^Antwoorden.*ba\|kker.*1bakker.*bladzijde/)
  expect(inside).toContain('1Hierstaatineenzin.')
})

test('a workbook has no exercise with gaps if no word has a sentence', async () => {
  const { plain } = await readPdf(
    await renderWorkbook(workbookStepFixture([workbookWordFixture('vis', 'Geen zin.')])),
  )
  expect(plain.join('')).not.toContain('Vulhetwoordin')
  expect(plain.join('')).toContain('5Schrijfzelfzinnen')
})

test('a workbook embeds only Andika, reduced to the used letters, and tags every text', async () => {
  const bytes = await renderWorkbook(stepOf(12))
  const { names, embedded } = listFonts(bytes)
  expect(names.map((name) => name.replace(/^[A-Z]{6}\+/, '*'))).toEqual(['*Andika', '*Andika-Bold'])
  expect(embedded).toBe(2)
  const { tagged, untagged } = countTexts(bytes)
  expect(tagged).toBeGreaterThan(100)
  expect(untagged).toBe(0)
})

test('a workbook has the same bytes for the same step and time', async () => {
  const createdAt = new Date(0)
  expect(await renderWorkbook(stepOf(4), { createdAt })).toEqual(
    await renderWorkbook(stepOf(4), { createdAt }),
  )
})

const lengthOf = ({ rule, anchors, words }: ReturnType<typeof loadCurriculum>['steps'][number]): number =>
  [rule, ...anchors, ...Object.values(words).flat()].reduce(
    (length, part) => length + JSON.stringify(part).length,
    0,
  )

/** The fullest of the product's steps: if it fits, the others fit. A long run tests all steps. */
const fullest = loadCurriculum()
  .steps.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  .slice(0, isLong ? undefined : 16)

test.each(fullest.map((step) => [step.nr, step.label, step] as const))(
  'step %i (%s) fits its pages',
  async (_, label, { rule, anchors, words }) => {
    const bytes = await renderWorkbook({ label, rule, anchors, words: Object.values(words).flat() })
    expect(bytes.byteLength).toBeLessThan(maxBytes)
    const { pages } = await readPdf(bytes)
    expect(pages.length).toBeLessThanOrEqual(14)
    for (const { x, y, width } of pages.flat()) {
      expect(x).toBeGreaterThan(40)
      expect(x + width).toBeLessThan(595 - 35)
      expect(y).toBeGreaterThan(20)
    }
  },
)

const fill = (word: string, length: number): string =>
  `${word} `.repeat(Math.floor(length / (word.length + 1))).trim()

test.each([
  [1, 300, 300],
  [2, 300, 300],
  [3, 150, 200],
  [6, 60, 100],
  [6, 300, 300],
])(
  'EX-17 the list of parts is below the rule and covers no hint, with %i anchors, hints of %i and a rule of %i letters',
  async (count, hintLength, ruleLength) => {
    const hint = fill('langste', hintLength)
    const { pages, plain } = await readPdf(
      await renderWorkbook({
        ...stepOf(4),
        rule: fill('regel', ruleLength),
        anchors: Array.from({ length: count }, () => ({ word: 'koekje', image: 'cookie', hint })),
      }),
    )
    const [first = []] = pages
    const list = first.find(({ text }) => text.startsWith('Kruis aan'))
    expect(list?.y).toBeLessThan(
      Math.min(...first.filter(({ text }) => text.includes('regel')).map(({ y }) => y)),
    )
    const hints = pages.map((texts) => texts.filter(({ text }) => text.includes('lang')))
    expect(hints[0]?.filter(({ y }) => y < (list?.y ?? 0) + 15)).toEqual([])
    for (const { y } of hints.flat()) expect(y).toBeGreaterThan(52)
    expect(plain.join('').split('langste')).toHaveLength(count * hint.split(' ').length + 1)
  },
)

test('a workbook can be made of any words', async () => {
  const text = fc.string({ maxLength: 30 })
  const word = fc.record({
    word: text,
    read_letters: text,
    structure: text,
    sound_groups: text,
    colors: fc.array(fc.constantFrom('red' as const, 'white' as const, null), { maxLength: 10 }),
    sentence: fc.string({ maxLength: 120 }),
  })
  const anchor = fc.record({ word: text, image: text, hint: text })
  const step = fc.record({
    label: text,
    rule: text,
    anchors: fc.array(anchor, { maxLength: 4 }),
    words: fc.array(word, { maxLength: 6 }),
  })
  await fc.assert(
    fc.asyncProperty(step, async (any) => {
      expect((await renderWorkbook(any)).byteLength).toBeGreaterThan(1000)
    }),
    { numRuns: 25 },
  )
})

test.each([
  [['kam', 'pet'], false],
  [['bakker', 'ring'], true],
])('a workbook explains colours that share a code letter: %j %s', async (words, isSaid) => {
  const step = workbookStepFixture(words.map((word) => workbookWordFixture(word)))
  const { plain } = await readPdf(await renderWorkbook(step))
  expect(plain.join('').includes(removeSpace('Hebben twee kleuren dezelfde letter?'))).toBe(isSaid)
})
