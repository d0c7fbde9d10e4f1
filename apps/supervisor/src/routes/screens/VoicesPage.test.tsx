// @vitest-environment jsdom
import type { VoicePack, VoicePackImportPreview } from '@letterliaan/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createRefusal, type Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { noteDownloads } from '../../testing/samples.ts'
import { VoicesPage } from './VoicesPage.tsx'

const list = 'GET /api/v1/begeleider/voice-pack'
const look = 'POST /api/v1/begeleider/voice-pack/preview'
const add = 'POST /api/v1/begeleider/voice-pack'
const make = 'POST /api/v1/begeleider/voice-pack/file'
const remove = 'DELETE /api/v1/begeleider/voice-pack/:content_hash'

const told = {
  speaker: 'Juf Els',
  licence: 'scholen',
  consent: 'Ik, Juf Els, vind het goed.',
  made_on: '2026-09-07',
  content_hash: 'ab12'.repeat(16),
} as const
const pack: VoicePack = { ...told, num_sounds: 30, name: 'Meester Jan', created_at: 0 }
const preview: VoicePackImportPreview = {
  ...told,
  num_sounds: 40,
  num_new: 30,
  num_own: 6,
  num_replaced: 0,
  num_unknown: 4,
  is_here: false,
}
const own = { word: 12, plural: 0, sound_groups: 0, sentence: 3, text: 0, part: 0 }

const open = (role: string, answers: Answers = {}) =>
  openPage(<VoicesPage />, {
    'GET /api/v1/begeleider/me': { id: 1, role } as never,
    'GET /api/v1/begeleider/review/step': [],
    [list]: { packs: [], own },
    ...answers,
  })

test('STEM-2 the changes by a voice pack are shown before it is installed', async () => {
  const { user, press, changes, answer } = await open('beheerder', { [look]: preview, [add]: pack })
  await user.upload(
    screen.getByLabelText('Kies een bestand'),
    new File(['PK'], 'stem.zip', { type: 'application/zip' }),
  )
  await screen.findByText('30 woorden, zinnen of teksten krijgen deze stem.')
  screen.getByText('6 keer blijft uw eigen opname klinken.')
  screen.getByText('4 geluiden kent Letterliaan hier niet. Die blijven weg.')
  screen.getByText('ab12ab12ab12ab12')
  expect(screen.queryByText(/worden vervangen/)).toBeNull()
  expect(changes()).toEqual([look])
  answer({ [list]: { packs: [pack], own }, [add]: pack })
  await press('Neem in gebruik')
  await screen.findByRole('heading', { name: 'De stem van Juf Els' })
  expect(changes()).toEqual([look, add])
})

test('STEM-2 a refused file shows the reason', async () => {
  const { user, changes } = await open('beheerder', {
    [look]: createRefusal(422, 'Dit stempakket is veranderd.'),
  })
  await user.upload(
    screen.getByLabelText('Kies een bestand'),
    new File(['x'], 'x.zip', { type: 'application/zip' }),
  )
  await screen.findByText('Dit stempakket is veranderd.')
  expect(screen.queryByRole('button', { name: 'Neem in gebruik' })).toBeNull()
  expect(changes()).toEqual([look])
})

test('STEM-2 a voice pack is removed after a confirmation', async () => {
  const { press, changes } = await open('beheerder', {
    [list]: { packs: [pack], own },
    [remove]: { packs: [], own },
  })
  await press('Haal de stem van Juf Els weg')
  expect(changes()).toEqual([])
  await press('Verwijderen')
  await screen.findByText('Uw school gebruikt geen stempakket.')
  expect(changes()).toEqual([remove])
})

test('STEM-2 a user who is not an administrator cannot install or remove a voice pack', async () => {
  await open('begeleider', { [list]: { packs: [pack], own } })
  screen.getByText('Een beheerder van de school kan een stempakket in gebruik nemen.')
  expect(screen.queryByLabelText('Kies een bestand')).toBeNull()
  expect(screen.queryByRole('button', { name: /Haal de stem/ })).toBeNull()
})

test('STEM-2 a new voice pack needs a name and consent, and has the chosen recordings', async () => {
  noteDownloads()
  const { user, press, calls, changes, write } = await open('begeleider', {
    [make]: () => new Response(new Uint8Array([80, 75]), { headers: { 'content-type': 'application/zip' } }),
  })
  await press('Maak het bestand')
  await screen.findByText('Vul in wie de woorden insprak.')
  screen.getByText('Zonder deze toestemming wordt er geen pakket gemaakt.')
  expect(changes()).toEqual([])
  await write(screen.getByLabelText('Wie sprak de woorden in?'), ' Juf Els ')
  await user.click(screen.getByRole('checkbox', { name: 'zinnen (3)' }))
  await user.click(screen.getByRole('checkbox', { name: /^Ik sprak deze woorden zelf in/ }))
  await press('Maak het bestand')
  await waitFor(() => expect(changes()).toEqual([make]))
  expect(calls.at(-1)?.body).toEqual({
    speaker: 'Juf Els',
    licence: 'scholen',
    agrees: true,
    types: ['word'],
  })
})
