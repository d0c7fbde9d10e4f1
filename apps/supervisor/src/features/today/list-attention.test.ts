import type { TodayCause, TodayLine } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { foldBeginners, listOthers } from './list-attention.ts'

const addresses = {
  marked: '/klinkt-raar',
  reports: '/meldingen',
  groupPath: (id: number) => `/groep/${id}/pad`,
}

const line = (id: number, ...kinds: ('no_steps' | 'locked')[]): TodayLine => ({
  id,
  screen_name: `Kind ${id}`,
  buddy_id: 1,
  causes: kinds.map((kind): TodayCause => ({ kind, key: kind, level: 0 })),
})

test('nothing waits where nothing is to be done', () => {
  expect(listOthers({ num_marked_words: 0, num_open_reports: 0 }, addresses)).toEqual([])
  expect(foldBeginners([], [{ id: 1, name: '5a', student_ids: [1] }], addresses)).toEqual({
    beginning: [],
    lines: [],
  })
})

test('what is not about a child has a sentence for one and for more, and a link that deals with it', () => {
  const items = listOthers({ num_marked_words: 2, num_open_reports: 1 }, addresses)
  expect(items.map(({ title, actions }) => [title, actions[0]?.to])).toEqual([
    ['2 woorden klinken raar', '/klinkt-raar'],
    ['1 melding is niet afgehandeld', '/meldingen'],
  ])
})

test('a class without steps gets its path in one go; a child alone, and who is in no group, gets its own', () => {
  const groups = [
    { id: 1, name: 'Plus', student_ids: [4] },
    { id: 2, name: '5a', student_ids: [4, 5, 6] },
  ]
  const lines = [line(4, 'no_steps'), line(5, 'no_steps'), line(6, 'locked'), line(7, 'no_steps')]
  const folded = foldBeginners(lines, groups, addresses)
  expect(folded.beginning).toMatchObject([
    {
      title: '2 kinderen van 5a hebben nog geen stappen',
      advice: 'Kind 4, Kind 5',
      actions: [{ label: 'Zet klaar voor 5a', to: '/groep/2/pad' }],
    },
  ])
  expect(folded.lines.map(({ id }) => id)).toEqual([6, 7])
})

test('of a large class six names are told and the rest counted', () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8]
  const lines = ids.map((id) => line(id, 'no_steps'))
  const { beginning } = foldBeginners(lines, [{ id: 2, name: '5a', student_ids: ids }], addresses)
  expect(beginning[0]?.advice).toBe('Kind 1, Kind 2, Kind 3, Kind 4, Kind 5, Kind 6 en nog 2')
})
