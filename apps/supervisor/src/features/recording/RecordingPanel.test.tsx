// @vitest-environment jsdom
import type { SoundReviewWord } from '@letterliaan/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Services } from '../../app/services.ts'
import { refusal, type Answers } from '../../testing/fake-server.ts'
import { leavePage, openPage, standInForBrowser } from '../../testing/open-page.tsx'
import { recordablesOfWord } from './recordables.ts'
import { RecordingPanel } from './RecordingPanel.tsx'

const tryCall = 'POST /api/v1/begeleider/recording/try'
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
beforeEach(() => {
  standInForBrowser()
  duration = 1
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => ({
        duration,
        length: 1,
        numberOfChannels: 1,
        getChannelData: () => new Float32Array(1),
      })
    },
  )
})
afterEach(leavePage)

async function open(shown: SoundReviewWord, answers: Answers = {}) {
  const said: string[] = []
  const services = {
    sounds: { hold: () => 'held:1', fetch: async () => new Response() },
    speaker: {
      say: async (address: string) => {
        said.push(address)
        return 'ended'
      },
      stop: () => undefined,
      prepare: () => undefined,
      saying: { get: () => null, subscribe: () => () => undefined },
    },
  } as unknown as Partial<Services>
  const page = await openPage(<RecordingPanel word={shown} onClose={() => undefined} />, answers, services)
  const chooseFile = () =>
    act(async () => {
      const file = Object.assign(new Blob(['x']), { arrayBuffer: async () => new ArrayBuffer(1) })
      fireEvent.change(screen.getByLabelText('Kies een bestand'), { target: { files: [file] } })
    })
  return { ...page, said, chooseFile }
}

test.each([
  [{}, ['word', 'sound_groups', 'sentence', 'plural']],
  [{ plural_form: null }, ['word', 'sound_groups', 'sentence']],
  [{ plural_form: null, sentence: '', sound_groups: '' }, ['word']],
])('of a word with %j there is %j to record', (more, types) => {
  expect(recordablesOfWord({ ...word, ...more }).map(({ type }) => type)).toEqual(types)
})

describe('a sound from a file', () => {
  test('is heard as it will be before it is kept', async () => {
    const { chooseFile, said, press, calls, changes } = await open(word, {
      [tryCall]: new ArrayBuffer(2),
      [keep]: word,
    })
    expect(screen.queryByRole('button', { name: 'Bewaar' })).toBeNull()
    await chooseFile()
    await screen.findByText('Zo horen uw leerlingen het:')
    expect([said, changes()]).toEqual([['held:1'], [tryCall]])
    await press('Bewaar')
    await screen.findByText('Bewaard. Uw leerlingen horen uw stem meteen.')
    expect(calls.at(-1)).toMatchObject({ name: keep, ids: [9] })
    expect(screen.queryByText('Zo horen uw leerlingen het:')).toBeNull()
  })

  test('that the server can’t use says why, and there is nothing to keep', async () => {
    const { chooseFile } = await open(word, { [tryCall]: refusal(422, 'Wij horen hier niets in.') })
    await chooseFile()
    expect((await screen.findByText('Wij horen hier niets in.')).closest('[role=alert]')).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Bewaar' })).toBeNull()
  })

  test('that is too long is not sent; the sentence goes with the next one', async () => {
    const { chooseFile, changes } = await open(word, { [tryCall]: new ArrayBuffer(2) })
    duration = 60
    await chooseFile()
    await screen.findByText(/^Een opname duurt hoogstens/)
    expect(changes()).toEqual([])
    duration = 2
    await chooseFile()
    await screen.findByText('Zo horen uw leerlingen het:')
    expect(screen.queryByText(/^Een opname duurt/)).toBeNull()
  })

  test('that could not be kept is there still', async () => {
    const { chooseFile, press } = await open(word, {
      [tryCall]: new ArrayBuffer(2),
      [keep]: refusal(404, 'Dit woord is er niet meer.'),
    })
    await chooseFile()
    await screen.findByText('Zo horen uw leerlingen het:')
    await press('Bewaar')
    await screen.findByText('Dit woord is er niet meer.')
    screen.getByText('Zo horen uw leerlingen het:')
  })
})

describe('what is recorded of a word', () => {
  test('is chosen; a sound that was tried for the word is not kept for its sentence', async () => {
    const { chooseFile, user } = await open(word, { [tryCall]: new ArrayBuffer(2) })
    await chooseFile()
    await screen.findByText('Zo horen uw leerlingen het:')
    await user.click(screen.getByText('Zin'))
    screen.getByText('De bakker bakt.')
    expect(screen.queryByText('Zo horen uw leerlingen het:')).toBeNull()
    await user.click(screen.getByText('Klankgroepen'))
    screen.getByText('bak – ker')
  })

  test('says by whom and how long it is, and goes with one press', async () => {
    const { press, calls } = await open(recorded, { [remove]: word })
    screen.getByText('Opname van Juf Els, 1 januari 1970, 1,2 seconden')
    await press('Verwijderen')
    await screen.findByText('De opname is verwijderd. De computerstem spreekt weer.')
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ name: remove, ids: [9] }))
  })

  test('without a secure connection only a file can be chosen', async () => {
    await open(word)
    screen.getByText('Opnemen kan alleen over een beveiligde verbinding (https).')
    expect(screen.queryByRole('button', { name: 'Opnemen' })).toBeNull()
  })
})
