// @vitest-environment jsdom
import type { SoundReviewWord } from '@letterliaan/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { RecordingPanel } from './RecordingPanel.tsx'

const keep = 'PUT /api/v1/begeleider/word/:id/recording/:type'
const remove = 'DELETE /api/v1/begeleider/word/:id/recording/:type'

const word = {
  id: 9,
  word: 'bakker',
  sentence: 'De bakker bakt.',
  plural_form: 'bakkers',
  sound_groups: 'bak,ker',
  audio_version: 'a',
  recordings: { word: null, plural: null, sound_groups: null, sentence: null },
} as unknown as SoundReviewWord
const recorded = {
  ...word,
  recordings: {
    ...word.recordings,
    word: { name: 'Juf Els', created_at: 0, duration_ms: 1240, doubts: [], pack_speaker: null },
  },
} as SoundReviewWord

let duration = 1
let loudness = 0.3
beforeEach(() => {
  duration = 1
  loudness = 0.3
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => ({
        duration,
        length: 22_050,
        numberOfChannels: 1,
        getChannelData: () =>
          Float32Array.from({ length: 22_050 }, (_, at) =>
            at > 6000 && at < 16_000 ? loudness * Math.sin(at / 16) : 0,
          ),
      })
    },
  )
})

async function open(shown: SoundReviewWord, answers: Answers = {}) {
  const page = await openPage(<RecordingPanel word={shown} onClose={() => undefined} />, answers)
  const chooseFile = () =>
    act(async () => {
      const file = Object.assign(new Blob(['x']), { arrayBuffer: async () => new ArrayBuffer(1) })
      fireEvent.change(screen.getByLabelText('Kies een bestand'), { target: { files: [file] } })
    })
  return { ...page, chooseFile }
}

test.each([
  [{}, ['Woord', 'Klankgroepen', 'Zin', 'Meervoud']],
  [{ plural_form: null }, ['Woord', 'Klankgroepen', 'Zin']],
  [{ plural_form: null, sentence: '', sound_groups: '' }, ['Woord']],
])('a word with %j offers to record %j', async (more, names) => {
  await open({ ...word, ...more })
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(names)
})

describe('an audio file', () => {
  test('is saved as the recording', async () => {
    const { chooseFile, calls } = await open(word, { [keep]: recorded })
    await chooseFile()
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ name: keep, ids: [9] }))
    await screen.findByText('Alles is ingesproken.')
  })

  test('is not sent if it is silent', async () => {
    const { chooseFile, changes } = await open(word)
    loudness = 0
    await chooseFile()
    await screen.findByText('leeg: er was niets te horen')
    screen.getByText('De microfoon staat uit.')
    expect(changes()).toEqual([])
  })

  test('is not sent if it is too long, which an error says until the next file', async () => {
    const { chooseFile, changes } = await open(word, { [keep]: word })
    duration = 60
    await chooseFile()
    await screen.findByText(/^Een opname duurt hoogstens/)
    expect(changes()).toEqual([])
    duration = 2
    await chooseFile()
    await waitFor(() => expect(changes()).toEqual([keep]))
    expect(screen.queryByText(/^Een opname duurt/)).toBeNull()
  })
})

describe("a word's recording", () => {
  test('shows its speaker and length, and one press removes it', async () => {
    const { press, calls, said } = await open(recorded, { [remove]: word })
    screen.getByText('Opname van Juf Els, 1 januari 1970, 1,2 seconden')
    await press('Beluister de opname: bakker')
    expect(said).toHaveLength(1)
    await press('Verwijderen: opname van bakker')
    await screen.findByText('De opname is verwijderd. De computerstem spreekt weer.')
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ name: remove, ids: [9] }))
  })

  test('can be of its klankgroepen, and must be a file if the connection is not secure', async () => {
    const { user } = await open(word)
    await user.click(screen.getByText('Klankgroepen'))
    screen.getByText('bak – ker')
    screen.getByText('Opnemen kan alleen over een beveiligde verbinding (https).')
    expect(screen.getByRole('button', { name: 'Begin' }).getAttribute('aria-disabled')).toBe('true')
    screen.getByLabelText('Kies een bestand')
  })
})
