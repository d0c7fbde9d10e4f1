import type { Today } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { listAttention } from './list-attention.ts'

const addresses = {
  marked: '/klinkt-raar',
  reports: '/meldingen',
  pathOf: (id: number) => `/kind/${id}`,
  measuresOf: (id: number) => `/metingen/${id}`,
  groupPath: (id: number) => `/groep/${id}/pad`,
}
const nothing: Today = {
  first_steps: { has_students: true, has_steps: true, has_cards: true, has_decided_date_of_birth: true },
  without_steps: [],
  stuck: [],
  running_out: [],
  failed_dictations: [],
  failed_exercises: [],
  due_steps: [],
  measure_proposals: [],
  follow_ups: [],
  num_marked_words: 0,
  num_open_reports: 0,
}
const noor = { id: 4, screen_name: 'Noor', buddy_id: 2 }
const sam = { id: 5, screen_name: 'Sam', buddy_id: 3 }

test('nothing waits where nothing is to be done', () => {
  expect(listAttention(nothing, addresses, [])).toEqual([])
})

test('each thing has a sentence for one and for more, and a child or a link that deals with it', () => {
  const items = listAttention(
    {
      ...nothing,
      without_steps: [noor],
      stuck: [noor, sam],
      running_out: [{ ...sam, num_left: 0 }],
      failed_dictations: [{ ...noor, step_id: 9, label: 'Lange klank', position: 2, num_failed: 1 }],
      failed_exercises: [{ ...sam, step_id: 8, label: 'Korte klank', position: 1, num_failed: 4 }],
      measure_proposals: [{ ...sam, measure_id: 3, kind: 'start' }],
      due_steps: [{ ...noor, step_id: 8, label: 'Korte klank', position: 1 }],
      num_marked_words: 2,
      num_open_reports: 1,
    },
    addresses,
    [],
  )
  expect(items.map(({ title, actions }) => [title, actions?.[0]?.to])).toEqual([
    ['1 kind heeft nog geen stappen', undefined],
    ['2 kinderen kunnen niet verder', undefined],
    ['1 kind is bijna klaar met het pad', undefined],
    ['1 dictee is niet gehaald', undefined],
    ['1 stap lukt steeds niet', undefined],
    ['1 meting is gemaakt', undefined],
    ['1 stap is toe aan herhaling', undefined],
    ['2 woorden klinken raar', '/klinkt-raar'],
    ['1 melding is niet afgehandeld', '/meldingen'],
  ])
  expect(items.flatMap(({ children = [] }) => children.map(({ to, detail }) => [to, detail]))).toEqual([
    ['/kind/4', undefined],
    ['/kind/4', undefined],
    ['/kind/5', undefined],
    ['/kind/5', 'het pad is op'],
    ['/kind/4', '2. Lange klank'],
    ['/kind/5', '1. Korte klank, 4 keer'],
    ['/metingen/5', undefined],
    ['/kind/4', '1. Korte klank'],
  ])
})

test('a class without steps gets its path in one go; a child alone, and who is in no group, gets its own', () => {
  const groups = [
    { id: 1, name: 'Plus', student_ids: [4] },
    { id: 2, name: 'Rekenen', student_ids: [4, 5, 8] },
    { id: 3, name: 'Groep 5a', student_ids: [4, 5, 6, 8] },
  ]
  const liv = { id: 6, screen_name: 'Liv', buddy_id: 1 }
  const actionsOf = (...without_steps: Today['without_steps']) =>
    listAttention({ ...nothing, without_steps }, addresses, groups)[0]?.actions
  expect(actionsOf(noor, sam, liv)).toEqual([
    { label: 'Zet klaar voor Groep 5a', to: '/groep/3/pad' },
    { label: 'Zet klaar voor Rekenen', to: '/groep/2/pad' },
  ])
  expect(actionsOf(noor)).toEqual([])
})
