// @vitest-environment jsdom
import { OwnWord, type OwnWordList } from '@letterliaan/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noNetwork, type Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { createSampleAnalysis } from '../../testing/samples.ts'
import { OwnWordsPage } from './OwnWordsPage.tsx'

const split = 'POST /api/v1/begeleider/own-word/split'
const keep = 'POST /api/v1/begeleider/own-step/words'
const propose = 'POST /api/v1/begeleider/own-step/proposal'

const cutsOfYoghurt = [
  { marked: 'yog|hurt|', syllables: 'yog,hurt' },
  { marked: 'yoghurt|', syllables: 'yo,ghurt' },
]
const words = ['bakker', 'kikker', 'yoghurt'].map((word) => OwnWord.parse({ word }))
const answers: Answers = {
  'GET /api/v1/begeleider/curriculum': [{ category: 'kg-K', label: 'Korte klank' }] as never,
  [split]: { words, refused: [] },
  'POST /api/v1/begeleider/own-word/analysis': ({ body }) =>
    body.words.map(({ word }) =>
      createSampleAnalysis(word, {
        sound_alikes: word === 'bakker' ? [] : [`${word}t`, `${word}dt`],
        cuts: word === 'yoghurt' ? cutsOfYoghurt : [],
      }),
    ),
  'POST /api/v1/begeleider/own-word/known': ({ body }) => body.words.map((word) => !word.endsWith('dt')),
  [propose]: { step: { category: 'kg-K' }, differing: ['yoghurt'] } as never,
}

async function paste(more: Answers = {}) {
  const page = await openPage(<OwnWordsPage />, { ...answers, ...more })
  await page.write(screen.getByLabelText('Uw woorden'), 'bakker kikker yoghurt')
  await page.press('Bekijk de woorden')
  await screen.findByText('2. Bekijk de 3 woorden')
  await screen.findByText(/De meeste woorden horen bij/)
  return page
}

const sent = (calls: readonly { readonly name: string; readonly body: unknown }[]) =>
  calls.filter(({ name }) => name === keep).map(({ body }) => body as OwnWordList)

test('OWN-1 saving a list sends one request and opens its step', async () => {
  const { press, calls, wentTo } = await paste({ [keep]: [{ id: 10001 }] as never })
  await press('Bewaar de stap')
  await waitFor(() => expect(wentTo()).toEqual(['/begeleider/stappen/10001']))
  expect(sent(calls).map((list) => [list.words.length, list.apart])).toEqual([[3, []]])
  expect(calls.filter(({ name }) => name === propose)).toHaveLength(1)
  expect(sessionStorage).toHaveLength(0)
})

test('OWN-1 saving a list as two steps sends one request and opens the list of steps', async () => {
  const { press, user, calls, wentTo } = await paste({ [keep]: [{ id: 10001 }, { id: 10002 }] as never })
  await user.click(screen.getByText('In twee stappen'))
  await press('Bewaar de stappen')
  await waitFor(() => expect(wentTo()).toEqual(['/begeleider/stappen']))
  expect(sent(calls).map((list) => list.apart)).toEqual([['yoghurt']])
  await screen.findByText('De twee stappen zijn bewaard. Open een stap om hem klaar te zetten.')
})

test('OWN-1 a network failure keeps the list, and the next press repeats the same request', async () => {
  const { press, answer, calls, wentTo } = await paste({ [keep]: noNetwork })
  await press('Bewaar de stap')
  await screen.findByText('De server is niet bereikbaar.')
  screen.getByRole('heading', { name: 'yoghurt' })
  expect(wentTo()).toEqual([])
  answer({ [keep]: [{ id: 10001 }] as never })
  await press('Bewaar de stap')
  await waitFor(() => expect(wentTo()).toHaveLength(1))
  const keys = calls.filter(({ name }) => name === keep).map(({ key }) => key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('OWN-1 a new proposal is requested if a word is removed, but not if a sentence is typed', async () => {
  const { press, calls, write } = await paste()
  const asked = () => calls.filter(({ name }) => name === propose).length
  await write(screen.getByLabelText('Zin met ‘bakker’'), 'De bakker bakt.')
  await press('Haal kikker weg')
  await waitFor(() => expect(asked()).toBe(2))
})

test('DOE-6 a homophone has a request for a sentence until it has one', async () => {
  const { write } = await paste()
  await screen.findByText('Klinkt als kikkert: geef er een zin bij')
  expect(screen.queryByText(/^Klinkt als bakker/)).toBeNull()
  await write(screen.getByLabelText('Zin met ‘kikker’'), 'De kikker kwaakt.')
  expect(screen.queryByText(/^Klinkt als kikkert/)).toBeNull()
})

test('OWN-1 the name field shows an error if the name is missing or too long', async () => {
  const { user, press, calls } = await paste({ [keep]: [] })
  await user.clear(screen.getByLabelText('Naam van de stap'))
  await press('Bewaar de stap')
  screen.getByText('Geef de stap een naam.')
  expect(sent(calls)).toEqual([])
  expect(screen.queryByText('Een naam heeft hoogstens 60 letters.')).toBeNull()
  await user.click(screen.getByLabelText('Naam van de stap'))
  await user.paste('w'.repeat(80))
  screen.getByText('Een naam heeft hoogstens 60 letters.')
})

test('OWN-1 refused words are listed with reasons, and the paste form is shown again if no word is left', async () => {
  const refused = [{ text: 'x1', reason: 'Hier staat een cijfer in.' }]
  const { user, press, calls } = await openPage(<OwnWordsPage />, {
    ...answers,
    [split]: { words: [], refused },
  })
  await user.type(screen.getByLabelText('Uw woorden'), 'x1')
  await press('Bekijk de woorden')
  await screen.findByText('Hier staat een cijfer in.', { exact: false })
  screen.getByText('1. Plak uw woorden')
  expect(calls.find(({ name }) => name === split)?.body).toEqual({ text: 'x1' })
})

test('EIGEN-3 both divisions of an uncertain word are offered, and one press chooses', async () => {
  const { press, calls } = await paste({ [keep]: [{ id: 10001 }] as never })
  screen.getByRole('group', { name: 'Hoe knipt u ‘yoghurt’? Kies.' })
  expect(screen.queryByRole('group', { name: 'Hoe knipt u ‘bakker’? Kies.' })).toBeNull()
  await press('yog · hurt')
  expect(screen.getByRole('button', { name: 'yog · hurt' }).getAttribute('aria-pressed')).toBe('true')
  await press('Bewaar de stap')
  await waitFor(() => expect(sent(calls)).toHaveLength(1))
  expect(sent(calls)[0]?.words.map(({ marked }) => marked)).toEqual([null, null, 'yog|hurt|'])
})
