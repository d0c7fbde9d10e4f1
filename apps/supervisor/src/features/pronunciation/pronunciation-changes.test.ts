import { expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { createStage } from '../../testing/stage.ts'
import { keepSounds, restoreSounds } from './pronunciation-changes.ts'

const call = '/api/v1/begeleider/word/:id/pronunciation/:type'
const modder = { id: 9, type: 'word' } as const
const groups = [{ sounds: ['m_m', 'k_o'], stressed: true }]

test('sounds that were corrected are kept, and the word that comes back is shown in its step', async () => {
  const { press, client, queries, queryClient, calls, told } = createStage({
    [`PUT /api/v1/begeleider/word/9/pronunciation/word`]: { id: 9, audio_version: 'b' },
  } as never)
  const step = { words: { 1: [{ id: 9, audio_version: 'a', difficulty: 1 }], 2: [], 3: [] } }
  queryClient.setQueryData(queries.step(57).queryKey, step as never)
  await press(keepSounds(client, queries, modder), groups)
  expect(calls[0]?.body).toEqual({ groups })
  expect(queryClient.getQueryData(queries.step(57).queryKey)?.words[1][0]).toMatchObject({
    audio_version: 'b',
    difficulty: 1,
  })
  expect(told).toEqual(['success: Bewaard. Uw leerlingen horen het meteen.'])
})

test('the sounds by rule come back, and where that is refused those that were corrected stay', async () => {
  const name = `DELETE ${call}` as const
  const { press, client, queries, told, answer } = createStage({
    [name]: refusal(404, 'Dit woord heeft geen eigen klanken.'),
  })
  expect(await press(restoreSounds(client, queries, modder), undefined)).toBeNull()
  answer({ [name]: { id: 9 } as never })
  expect(await press(restoreSounds(client, queries, modder), undefined)).toEqual({ id: 9 })
  expect(told).toEqual(['error: Dit woord heeft geen eigen klanken.', 'success: De oude klanken zijn terug.'])
})
