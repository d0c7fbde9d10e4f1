import { expect, test } from 'vitest'
import { listFirstSteps, readAway, writeAway, type FirstStepAddresses } from './first-steps.ts'

const addresses: FirstStepAddresses = {
  addChildren: '/toevoegen',
  children: '/kinderen',
  groupPath: (id) => `/groep/${id}/pad`,
  groupCards: (id) => `/groep/${id}/kaarten`,
}
const nothing = { has_students: false, has_steps: false, has_cards: false }

test.each([
  ['without a group they begin among the children', undefined, ['/kinderen', '/kinderen']],
  ['with a group at its path and its cards', { id: 7 }, ['/groep/7/pad', '/groep/7/kaarten']],
])('VAN-1 the first steps: %s', (_what, group, [path, cards]) => {
  expect(listFirstSteps(nothing, group, addresses).map(({ to }) => to)).toEqual(['/toevoegen', path, cards])
})

test.each(['has_students', 'has_steps', 'has_cards'] as const)(
  'VAN-1 %s ticks one step, each its own',
  (name) => {
    const order = ['has_students', 'has_steps', 'has_cards']
    const steps = listFirstSteps({ ...nothing, [name]: true }, undefined, addresses)
    expect(steps.map(({ isDone }) => isDone)).toEqual(order.map((other) => other === name))
  },
)

function storageOf(text: string | null) {
  let held = text
  return { getItem: () => held, setItem: (_: string, next: string) => void (held = next) }
}

test.each([
  ['nothing', null, []],
  ['what can’t be read', '[1', []],
  ['something else', '{"a":1}', []],
  ['ids among other things', '[1,"2",null,3]', [1, 3]],
])('who put them away is read from %s', (_what, text, ids) => {
  expect(readAway(storageOf(text))).toEqual(ids)
})

test('who puts them away is known after a reload', () => {
  const storage = storageOf(null)
  writeAway(storage, [4, 5])
  expect(readAway(storage)).toEqual([4, 5])
})
