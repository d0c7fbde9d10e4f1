import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkRows } from '../check-rows.ts'
import { createEmptyRow, type RosterRow } from '../roster-row.ts'
import { differByOneLetter } from './compare-names.ts'
import type { KnownChild } from './known-child.ts'
import { matchRows, type RowMatch } from './match-rows.ts'

const known = (id: number, name: string, rest: Partial<KnownChild> = {}): KnownChild => {
  const [first_name = '', ...last] = name.split(' ')
  const nobody = { key: null, eckid: null, level_id: null, group_names: ['5a'], is_archived: false }
  return { id, first_name, last_name: last.join(' '), ...nobody, ...rest }
}
const row = (name: string, rest: Partial<RosterRow> = {}): RosterRow => {
  const [first_name = '', ...last] = name.split(' ')
  return { ...createEmptyRow(1), first_name, last_name: last.join(' '), group_names: ['5a'], ...rest }
}
const match = (rows: readonly RosterRow[], children: readonly KnownChild[], isComplete = true) =>
  matchRows(checkRows(rows.map((each, at) => ({ ...each, line: at + 1 }))), children, { isComplete })
const matchOne = (first: RosterRow, ...children: readonly KnownChild[]): RowMatch | undefined =>
  match([first], children).rows[0]?.match

const noChange = { joins: [], leaves: [], returns: false }

const noor = 'Noor de Vries'

test('GRP-5 an unknown child is new', () => {
  expect(matchOne(row(noor), known(1, 'Daan Visser'))).toEqual({ kind: 'new' })
})

test.each([
  ['by ECK iD, whatever else', row('Noortje Bos', { eckid: 'e' }), known(1, noor, { eckid: 'e', key: '9' })],
  ['by key', row('Noortje de Vries', { key: '7' }), known(1, noor, { key: '7' })],
  ['by name and group', row('noor DE  vriés', { key: '7' }), known(1, noor)],
  [
    'by name and group, as its group is called elsewhere',
    row(noor, { group_names: ['Groep 5A'], key: '7' }),
    known(1, noor),
  ],
  ['by name where the list has no groups', row(noor, { group_names: [], key: '7' }), known(1, noor)],
])('GRP-5 a child is recognised %s', (_name, entry, child) => {
  expect(matchOne(entry, child)).toMatchObject({ kind: 'changed', student_id: 1 })
})

test('GRP-5 only fields in the list decide whether a child is changed', () => {
  const child = known(1, noor, { key: '7', level_id: 5 })
  expect(matchOne(row(noor), child)).toEqual({ kind: 'same', student_id: 1 })
  expect(matchOne(row(noor, { key: '7', level_id: 6, group_names: ['5a', 'Plus'] }), child)).toEqual({
    kind: 'changed',
    student_id: 1,
    changes: { ...noChange, level_id: 6, joins: ['Plus'] },
  })
  const back = known(2, 'Sem Bos', { key: '8', is_archived: true })
  expect(matchOne(row('Sem Bos', { key: '8' }), back)).toMatchObject({
    changes: { ...noChange, returns: true },
  })
})

test.each([
  ['the same name with another key', row(noor, { key: '8' }), known(1, noor, { key: '7' }), 'same name'],
  ['the same name in another group', row(noor), known(1, noor, { group_names: ['8'] }), 'same name'],
  ['the same name, archived', row(noor), known(1, noor, { is_archived: true }), 'same name'],
  ['a name that differs by a letter', row('Noor de Vris'), known(1, noor), 'near name'],
  [
    'the same key with another ECK iD',
    row('Noor', { key: '7', eckid: 'e' }),
    known(1, 'Noor', { key: '7', eckid: 'f' }),
    'same key',
  ],
])('GRP-5 %s is doubtful', (_name, entry, child, reason) => {
  expect(matchOne(entry, child)).toMatchObject({ kind: 'doubtful', candidates: [{ student_id: 1, reason }] })
})

test('GRP-5 two children with the same name are doubtful', () => {
  const both = [known(1, noor), known(2, noor)]
  expect(matchOne(row(noor), ...both)).toMatchObject({ kind: 'doubtful' })
  const [first, second] = match([row(noor), row(noor)], []).rows
  expect([first?.match.kind, second?.match.kind]).toEqual(['new', 'doubtful'])
})

test('GRP-5 a child with a certain match is not proposed for another row', () => {
  const children = [known(1, 'Tom van Dijk'), known(2, 'Tim van Dijk')]
  const { rows } = match([row('Tom van Dijk'), row('Tim van Dijk')], children)
  expect(rows.map((each) => each.match.kind)).toEqual(['same', 'same'])
})

test("GRP-5 children of the list's groups are gone only if the list is complete", () => {
  const children = [
    known(1, noor),
    known(2, 'Daan Visser'),
    known(3, 'Sem Bos', { group_names: ['6'] }),
    known(4, 'Lotte Wit', { is_archived: true }),
    known(5, 'Milan Bakkers'),
  ]
  const rows = [row(noor), row('Milan Bakker')]
  expect(match(rows, children).gone).toEqual([2])
  expect(match(rows, children, false).gone).toEqual([])
})

test('GRP-5 a child whose row is refused is not gone', () => {
  const rows = [row('Noor', { key: '7' }), row('Daan Visser', { key: '7' })]
  expect(match(rows, [known(1, 'Noor', { key: '7' }), known(2, 'Daan Visser')]).gone).toEqual([])
})

test('a child leaves a group only for another group in the list, if the list is complete', () => {
  const child = known(1, noor, { key: '7', group_names: ['5a', 'Plus'] })
  const moved = row(noor, { key: '7', group_names: ['6'] })
  const other = row('Sem Bos')
  expect(match([moved, other], [child]).rows[0]?.match).toMatchObject({
    changes: { joins: ['6'], leaves: ['5a'] },
  })
  expect(match([moved, other], [child], false).rows[0]?.match).toMatchObject({
    changes: { joins: ['6'], leaves: [] },
  })
})

test.each([
  ['noor de vries', 'noor de vris', true],
  ['noor de vries', 'noor de vires', true],
  ['sanne jansen', 'sanne janssen', true],
  ['noor de vries', 'noor van vries', false],
  ['tim', 'tom', false],
])('%j and %j are similar: %j', (a, b, expected) => {
  expect(differByOneLetter(a, b)).toBe(expected)
  expect(differByOneLetter(b, a)).toBe(expected)
})

test('GRP-5 no child matches two rows, and an imported child matches the next time', () => {
  const name = fc.constantFrom('Noor Bos', noor, 'Daan Visser', 'Daan Vissers', 'Sem')
  const rows = fc.array(
    fc.record({
      name,
      key: fc.option(fc.constantFrom('1', '2', '3', '4')),
      group: fc.constantFrom('5a', '6'),
    }),
    { maxLength: 8 },
  )
  const children = fc.array(
    fc.record({
      name,
      key: fc.option(fc.constantFrom('1', '2', '3', '4')),
      group: fc.constantFrom('5a', '6'),
    }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(rows, children, (lines, there) => {
      const all = there.map((entry, at) =>
        known(at + 1, entry.name, {
          key: entry.key ? `${entry.key}${at}` : null,
          group_names: [entry.group],
        }),
      )
      const list = lines.map((entry) => row(entry.name, { key: entry.key, group_names: [entry.group] }))
      const result = match(list, all)
      const ids = result.rows.flatMap(({ match: each }) => ('student_id' in each ? [each.student_id] : []))
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of result.gone) expect(ids).not.toContain(id)
      const imported = result.rows
        .filter(({ match: each }) => each.kind === 'new')
        .map(({ row: entry }, at) => known(100 + at, '', { ...entry }))
      const again = match(list, [...all, ...imported])
      expect(again.rows.filter(({ match: each }) => each.kind === 'new')).toEqual([])
    }),
  )
})
