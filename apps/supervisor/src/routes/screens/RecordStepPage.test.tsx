// @vitest-environment jsdom
import type { SoundReviewWord } from '@letterliaan/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { RecordFirstHourPage } from './RecordStepPage.tsx'

const word = {
  id: 9,
  word: 'vis',
  sentence: 'De vis zwemt.',
  plural_form: null,
  sound_groups: 'vis',
  file_name: 'vis',
  audio_version: 'a',
  recordings: { word: null, plural: null, sound_groups: null, sentence: null },
} as unknown as SoundReviewWord

test('STEM-1 one list has all that a child hears in its first hour', async () => {
  const step = { id: 7, world: 1, position: 1, label: 'Korte klank' }
  await openPage(<RecordFirstHourPage />, {
    'GET /api/v1/begeleider/me': { id: 1, role: 'begeleider' } as never,
    'GET /api/v1/begeleider/review/step': [step as never],
    'GET /api/v1/begeleider/review/step/:id': { ...step, words: { 1: [word], 2: [], 3: [] } },
    'GET /api/v1/begeleider/text': ({ query }) =>
      query['step_id'] === undefined
        ? {
            texts: [{ key: 'b', text: 'Help je zoeken?', recording: null }],
            sounds: [{ id: 'k_i', letters: 'i', word: 'vis', recording: null }],
          }
        : { texts: [{ key: 'a', text: 'Hoor je /i/?', recording: null }], sounds: [] },
  })
  await screen.findByText('0 van 5 ingesproken')
  screen.getByText('de klank zoals in: vis')
  const rows = screen.getAllByRole('listitem').filter((row) => within(row).queryByText('nog niet'))
  expect(rows.map((row) => row.querySelector('[lang="nl"]')?.textContent)).toEqual([
    'i',
    'vis',
    'De vis zwemt.',
    'Hoor je /i/?',
    'Help je zoeken?',
  ])
})
