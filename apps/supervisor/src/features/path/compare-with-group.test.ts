import type { ChildPath, PathDocument } from '@letterliaan/contract'
import { createEntry } from '@letterliaan/rules/preparation'
import { describe, expect, test } from 'vitest'
import { compareWithGroups } from './compare-with-group.ts'

const lesson = (nr: number) => createEntry({ nr, is_own: false, is_test_step: false }, 1)
const pathOf = (...nrs: number[]): PathDocument => ({
  entries: nrs.map(lesson),
  settings: { min_difficulty: 1, max_difficulty: 3, excluded_templates: [] },
})
const groups: ChildPath['groups'] = [
  { id: 1, name: 'Groep 5', path: pathOf(1, 2) },
  { id: 2, name: 'Plusgroep', path: pathOf(9) },
  { id: 3, name: 'Leesgroep', path: null },
]

describe('comparing the path of a child that follows a group', () => {
  const beside = compareWithGroups(pathOf(1, 2, 3), { groups, follows_group_id: 1 })

  test("PATH-5 notes each step that differs from the group's path", () => {
    expect(beside.followed?.name).toBe('Groep 5')
    expect([1, 2, 3].map((nr) => beside.noteOf(lesson(nr)))).toEqual([null, null, 'niet bij de groep'])
  })

  test('PATH-5 offers only other groups that have a path', () => {
    expect(beside.others).toEqual([{ id: 2, name: 'Plusgroep', text: 'Plusgroep heeft ook een pad.' }])
  })
})

describe("comparing a child's own path", () => {
  const textOf = (path: PathDocument) =>
    compareWithGroups(path, { groups, follows_group_id: null }).others.map(({ text }) => text)

  test.each([
    ['the same steps', pathOf(1, 2), 'Dit pad is gelijk aan dat van Groep 5.'],
    ['one step more', pathOf(1, 2, 3), '1 stap is anders dan bij Groep 5.'],
    ['two steps more', pathOf(1, 2, 3, 4), '2 stappen zijn anders dan bij Groep 5.'],
    ['one step less', pathOf(1), '1 stap is anders dan bij Groep 5; die staat alleen bij de groep.'],
    ['no steps', pathOf(), '2 stappen zijn anders dan bij Groep 5; ze staan allemaal alleen bij de groep.'],
  ])("PATH-5 describes the difference from the first group's path if it has %s", (_what, path, sentence) => {
    expect(textOf(path)).toEqual([sentence, 'Plusgroep heeft ook een pad.'])
  })

  test('PATH-5 says so if only stars or exercises differ', () => {
    const same = pathOf(1, 2)
    const path = { ...same, settings: { ...same.settings, max_difficulty: 2 as const } }
    expect(textOf(path)[0]).toBe('de sterren of oefeningen zijn anders.')
  })

  test('offers nothing if no group has a path', () => {
    const beside = compareWithGroups(pathOf(1), { groups: [groups[2]!], follows_group_id: null })
    expect([beside.followed, beside.others, beside.noteOf(lesson(1))]).toEqual([undefined, [], null])
  })
})
