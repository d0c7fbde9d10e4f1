import type { PreviewedRow, RosterPreview } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { createSampleRow } from '../../testing/samples.ts'
import {
  describeChanges,
  describeImport,
  listLikelyMatches,
  listRowsToImport,
  toDecisions,
  type RosterChoices,
} from './decisions.ts'

const student = { id: 7, name: 'Daan', level_id: 5, group_names: ['5a'], is_archived: false }
const noChange = { joins: [], leaves: [], returns: false }
function row(line: number, kind: PreviewedRow['kind'], rest: Partial<PreviewedRow> = {}): PreviewedRow {
  const made = createSampleRow(line, `Kind ${line}`, { kind, ...rest })
  return { ...made, row: { ...made.row, group_names: ['5a'] } }
}
const preview: RosterPreview = {
  kind: 'table',
  table: null,
  rows: [
    row(1, 'new'),
    row(2, 'changed', { student, changes: { ...noChange, joins: ['5a'] } }),
    row(3, 'same', { student }),
    row(4, 'doubtful', { candidates: [{ student, reason: 'near name', changes: noChange }] }),
    row(5, 'refused', { problems: ['De voornaam ontbreekt.'] }),
  ],
  gone: [],
  groups: [],
}
const choices = (rest: Partial<RosterChoices> = {}): RosterChoices => ({
  excluded: new Set(),
  excludedGroups: new Set(),
  doubtful: new Map(),
  others: new Set(),
  ...rest,
})
const lines = (rest?: Partial<RosterChoices>) =>
  toDecisions(preview, choices(rest)).map((decision) => [
    decision.row.line,
    decision.action,
    decision.student_id,
  ])

test('GRP-2 a row with the name of a known child is added only if the user says that it is another child', () => {
  expect(lines({ others: new Set([3]) })).toContainEqual([3, 'add', student.id])
  expect(lines().some(([line]) => line === 3)).toBe(false)
})

test('GRP-5 new and changed rows are imported, and a doubtful row only after a choice', () => {
  expect(lines()).toEqual([
    [1, 'add', null],
    [2, 'update', 7],
  ])
  expect(lines({ excluded: new Set([1]), doubtful: new Map([[4, 'new']]) })).toEqual([
    [2, 'update', 7],
    [4, 'add', null],
  ])
  expect(lines({ excluded: new Set([1, 2]), doubtful: new Map([[4, 7]]) })).toEqual([[4, 'update', 7]])
})

test('rows of an excluded group are not imported', () => {
  expect(lines({ excludedGroups: new Set(['5a']), doubtful: new Map([[4, 'new']]) })).toEqual([])
  expect(listRowsToImport(preview, choices({ excludedGroups: new Set(['5a']) }))).toEqual([])
})

test.each([
  [{ ...noChange, joins: ['6a'], leaves: ['5a'], level_id: 6 }, 'gaat naar 6a, verlaat 5a, zit in groep 6'],
  [
    { ...noChange, returns: true, last_name: 'de Wit' },
    'komt terug uit het archief, achternaam wordt de Wit',
  ],
  [noChange, ''],
])('the changes of a child are described in words', (changes, words) => {
  expect(describeChanges(changes)).toBe(words)
})

test('the label of the button counts what it will do', () => {
  const [add, update] = toDecisions(preview, choices())
  if (!add || !update) throw new Error('there are two')
  expect(describeImport([add], 0)).toBe('Voeg 1 kind toe')
  expect(describeImport([add, add], 0)).toBe('Voeg 2 kinderen toe')
  expect(describeImport([update], 0)).toBe('1 wijzigen')
  expect(describeImport([add, update], 1)).toBe('1 toevoegen, 1 wijzigen, 1 archiveren')
})

test('DAG-5 likely matches are listed, except for rows with a choice', () => {
  const doubtful = (line: number, id: number | null) =>
    row(line, 'doubtful', {
      candidates: [{ student: { ...student, id: line * 10 }, reason: 'same name', changes: noChange }],
      likely_student_id: id,
    })
  const list = { ...preview, rows: [doubtful(1, 10), doubtful(2, 20), doubtful(3, null), doubtful(4, 40)] }
  expect([...listLikelyMatches(list, choices({ doubtful: new Map([[4, 'new']]) }))]).toEqual([
    [1, 10],
    [2, 20],
  ])
  expect([...listLikelyMatches(list, choices({ excludedGroups: new Set(['5a']) }))]).toEqual([])
})
