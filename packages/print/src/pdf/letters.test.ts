import { expect, test } from 'vitest'
import { renderLoginCards } from '../login-cards/cards.ts'
import { renderReport } from '../report/render-report.ts'
import { countBoxes, readPdf, removeSpace } from '../test-support/read-pdf.ts'
import { workbookStepFixture, workbookWordFixture } from '../test-support/words.ts'
import { renderWorkbook } from '../workbook/workbook.ts'

const lettersBetween = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    .filter((letter) => /\p{L}/u.test(letter))
    .join('')

/** Latin-1, Latin Extended-A (except ŉ, which Unicode deprecates), Romanian, and the capital ẞ. */
const europe = `${lettersBetween(0xc0, 0x148)}${lettersBetween(0x14a, 0x17f)}ȘșȚțẞ`
const name = 'Łukasz Şükrü Iıİi Ağaoğlu'

const makeCard = (screen_name: string) => ({
  screen_name,
  buddy_id: 1,
  address: 'https://school.nl/k',
  code: 'CFHJKRTV2',
  pictures: null,
})

test('DAG-3 every Latin letter of Europe can be printed on a card, and none becomes a box', async () => {
  const cards = [name, ...(europe.match(/.{1,20}/gu) ?? [])].map(makeCard)
  const bytes = await renderLoginCards({
    title: `Groep van ${name}`,
    place: 'school.nl',
    pictures_place: 'list',
    cards,
  })
  expect(await countBoxes(bytes)).toBe(0)
})

test('DAG-3 every Latin letter of Europe can be printed in a report and a workbook, and none becomes a box', async () => {
  const report = await renderReport({
    kind: 'Voor de ouders of verzorgers',
    title: `Zo gaat het spellen van ${name}`,
    facts: [{ label: 'Naam', value: europe }],
    sections: [{ title: name, blocks: [{ type: 'list', items: [europe] }] }],
    counting: [],
    isOnePage: false,
  })
  expect((await readPdf(report)).plain.join('')).toContain(removeSpace(name))
  const step = { ...workbookStepFixture([workbookWordFixture('vis')]), label: `Woorden van ${europe}` }
  const workbook = await renderWorkbook(step)
  expect([await countBoxes(report), await countBoxes(workbook)]).toEqual([0, 0])
})

test('DAG-3 a Cyrillic name can be printed in a report, and none of its letters becomes a box', async () => {
  const cyrillic = `Софія Їжакевич ${lettersBetween(0x400, 0x45f)}${lettersBetween(0x48a, 0x52f)}`
  const report = await renderReport({
    kind: 'Voor de ouders of verzorgers',
    title: 'Groep 5',
    facts: [{ label: 'Naam', value: cyrillic }],
    sections: [],
    counting: [],
    isOnePage: false,
  })
  expect((await readPdf(report)).plain.join('')).toContain(removeSpace(cyrillic))
  expect(await countBoxes(report)).toBe(0)
})

test('a letter outside the font becomes a question mark on a card and in a workbook', async () => {
  const other = 'محمد Σοφία 山'
  const cards = await renderLoginCards({
    title: other,
    place: 'school.nl',
    pictures_place: 'list',
    cards: [makeCard(other)],
  })
  const step = { ...workbookStepFixture([workbookWordFixture('vis')]), label: `Woorden van ${other}` }
  const workbook = await renderWorkbook(step)
  expect([await countBoxes(cards), await countBoxes(workbook)]).toEqual([0, 0])
  expect((await readPdf(cards)).plain[0]).toContain('?????????')
})
