import type { Measure } from '@letterliaan/contract'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { writeUwlr, type MeasuredChild } from './uwlr.ts'

const topic = (key: string, right: number, words: number) => ({
  key,
  label: `Onderdeel ${key}`,
  world: 1,
  right,
  words,
})
const measure = (id: number, kind: Measure['kind'], topics: readonly object[]): Measure =>
  ({ id, kind, topics, created_at: 1_790_000_000, last_answer_at: 1_790_090_000 }) as Measure
const hostile = `]]><x a="1">&amp;\u0000\u0007\ud800'é😀`
const children: MeasuredChild[] = [
  {
    student_id: 1,
    school_key: hostile,
    eckid: 'https://ketenid.nl/1',
    measures: [measure(7, 'start', [topic('klinkers', 2, 3), topic('leeg', 0, 0), topic(hostile, 5, 5)])],
  },
  {
    student_id: 2,
    school_key: '12',
    eckid: null,
    measures: [measure(8, 'end', [topic('klinkers', 3, 3), topic('medeklinkers', 1, 3)])],
  },
]

/** Reads each element with its text, in document order. Throws if the XML is not well-formed. */
function readElements(xml: string): { path: string; text: string }[] {
  const elements: { path: string; text: string }[] = []
  const open: { path: string; text: string }[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, uri }) => {
    expect(uri).toBe('http://www.edustandaard.nl/leerresultaten/2/leerresultaten')
    const element = { path: [open.at(-1)?.path, name].filter(Boolean).join('/'), text: '' }
    elements.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return elements
}

const results = { organisation_id: 3, brin: '06SS01', schoolYear: 2026, now: 1_790_100_000, children }
const xml = writeUwlr(results)
const elements = readElements(xml)
const textsOf = (end: string) => elements.filter(({ path }) => path.endsWith(end)).map(({ text }) => text)

test('RAP-3 the file is well-formed, even if a key contains special characters', () => {
  expect(xml).toContain('<!-- Letterliaan: concept, niet gecertificeerd -->')
  expect(textsOf('school/commentaar')).toEqual(['concept, niet gecertificeerd'])
  expect(textsOf('toetsafname/leerlingid')).toEqual([`]]><x a="1">&amp;'é😀`, '12'])
  expect(textsOf('toetsafname/eckid')).toEqual(['https://ketenid.nl/1'])
})

test('RAP-3 elements are in the order of UWLR 2.2, and scores are rounded percentages of the asked words', () => {
  const names = (parent: string) =>
    elements
      .filter(({ path }) => path.slice(0, path.lastIndexOf('/')).endsWith(parent))
      .map(({ path }) => path.slice(path.lastIndexOf('/') + 1))
  expect(names('leerresultaten_verzoek')).toEqual(['school', 'toetsafnames', 'toetsen'])
  expect(names('verzoek/school')).toEqual([
    'schooljaar',
    'brincode',
    'dependancecode',
    'aanmaakdatum',
    'auteur',
    'xsdversie',
    'commentaar',
  ])
  expect(names('resultaten/resultaat').slice(0, 4)).toEqual([
    'afnamedatum',
    'toetscode',
    'toetsonderdeelcode',
    'score',
  ])
  expect(textsOf('resultaat/score')).toEqual(['67', '100', '100', '33'])
  expect(textsOf('resultaat/afnamedatum')[0]).toBe('2026-09-22')
  expect(textsOf('toets/toetscode')).toEqual(['letterliaan-meting-start', 'letterliaan-meting-end'])
  expect(new Set(textsOf('resultaat/toetscode'))).toEqual(new Set(textsOf('toets/toetscode')))
  expect(textsOf('norm/eindnormwaarde')).toEqual(['100', '100', '100', '100'])
})

test.each([
  ['06SS01', ['06SS'], ['01']],
  ['06SS', ['06SS'], []],
  [null, [], []],
])('RAP-3 a school is identified by its BRIN %s', (brin, code, location) => {
  const named = readElements(writeUwlr({ ...results, brin }))
  const told = (end: string) => named.filter(({ path }) => path.endsWith(end)).map(({ text }) => text)
  expect([told('school/brincode'), told('school/dependancecode')]).toEqual([code, location])
  // A school without a BRIN is identified by our own key.
  expect(told('school/schoolkey')).toEqual(brin === null ? ['letterliaan-3'] : [])
})
