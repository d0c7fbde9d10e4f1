import type { SoundGroup } from '@letterliaan/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  applyEdit,
  areSoundGroupsComplete,
  startSoundGroupsEditing,
  type SoundGroupEdit,
  type SoundGroupsEditing,
} from './edit-sound-groups.ts'

const bakker: SoundGroup[] = [
  { sounds: ['m_b', 'k_a'], stressed: true },
  { sounds: ['m_k', 'd_e', 'm_r'], stressed: false },
]

const after = (edits: readonly SoundGroupEdit[], groups = bakker): SoundGroupsEditing =>
  edits.reduce(applyEdit, startSoundGroupsEditing(groups))

/** Formats groups as `'b a . k stomme-e r`, with an apostrophe before the stressed klankgroep. */
const written = ({ groups }: SoundGroupsEditing): string =>
  groups.map(({ sounds, stressed }) => (stressed ? "'" : '') + sounds.join(' ')).join(' . ')

const at = (group: number, index: number, mode: 'replace' | 'insert' = 'replace'): SoundGroupEdit => ({
  type: 'moveTo',
  cursor: { group, at: index, mode },
})
const choose = (sound: string): SoundGroupEdit => ({ type: 'choose', sound })

test.each<[string, readonly SoundGroupEdit[], string]>([
  ['a sound replaces the chosen one', [at(0, 0), choose('m_p')], "'m_p k_a . m_k d_e m_r"],
  [
    'sounds are inserted before the chosen one',
    [at(0, 0, 'insert'), choose('m_s'), choose('m_t')],
    "'m_s m_t m_b k_a . m_k d_e m_r",
  ],
  ['sounds are inserted at the end', [at(1, 3, 'insert'), choose('m_s')], "'m_b k_a . m_k d_e m_r m_s"],
  ['a sound is removed', [at(1, 1), { type: 'remove' }], "'m_b k_a . m_k m_r"],
  ['an empty klankgroep is removed', [at(0, 0), { type: 'remove' }, { type: 'remove' }], 'm_k d_e m_r'],
  ['a klankgroep is added', [{ type: 'addGroup' }, choose('k_a')], "'m_b k_a . m_k d_e m_r . k_a"],
  ['the stress moves', [{ type: 'stress', group: 1 }], "m_b k_a . 'm_k d_e m_r"],
  ['a change is undone', [choose('m_p'), choose('m_d'), { type: 'undo' }], "'m_p k_a . m_k d_e m_r"],
  ['an undo without earlier changes changes nothing', [{ type: 'undo' }], "'m_b k_a . m_k d_e m_r"],
  [
    'the sound before an insert position is removed',
    [at(1, 3, 'insert'), { type: 'remove' }],
    "'m_b k_a . m_k d_e",
  ],
  [
    'nothing is removed at the start of a klankgroep',
    [at(1, 0, 'insert'), { type: 'remove' }],
    "'m_b k_a . m_k d_e m_r",
  ],
])('%s', (_name, edits, expected) => {
  expect(written(after(edits))).toBe(expected)
})

test('the last sound of a word cannot be removed', () => {
  const single = [{ sounds: ['k_a'], stressed: true }]
  expect(written(after([{ type: 'remove' }], single))).toBe("'k_a")
})

test('a word with an empty klankgroep is incomplete', () => {
  expect([
    areSoundGroupsComplete(bakker),
    areSoundGroupsComplete(after([{ type: 'addGroup' }]).groups),
    areSoundGroupsComplete([]),
  ]).toEqual([true, false, false])
})

const anyEdit = fc.oneof(
  fc.constantFrom<SoundGroupEdit>({ type: 'remove' }, { type: 'addGroup' }, choose('k_o'), choose('m_s')),
  fc.nat(3).map((group): SoundGroupEdit => ({ type: 'stress', group })),
  fc.constant(at(0, 0, 'insert')),
)

test('any sequence of changes keeps the cursor in the word, and undo restores the word', () => {
  fc.assert(
    fc.property(fc.array(anyEdit), (edits) => {
      const state = after(edits)
      const { group, at: place, mode } = state.cursor
      const length = state.groups[group]?.sounds.length ?? -1
      expect(place).toBeLessThanOrEqual(mode === 'insert' ? length : length - 1)
      const undone = state.past.reduce((now) => applyEdit(now, { type: 'undo' }), state)
      expect(undone.groups).toEqual(bakker)
    }),
  )
})
