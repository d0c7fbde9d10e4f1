// @vitest-environment jsdom
import type { HomePage } from '@letterliaan/contract'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noNetwork, createFakeServer, createRefusal, type Answers } from '../testing/fake-server.ts'
import { HomePageScreen } from './HomePageScreen.tsx'
import { createHomePageOpener } from './open-page.ts'

const call = 'POST /api/v1/home-page'
const page: HomePage = {
  first_name: 'Noor',
  since: 1_785_535_200,
  made_at: 1_795_215_600,
  expires_at: 1_797_634_800,
  practice: { num_sessions: 9, seconds: 7800, words: 24, right: 12 },
  good: [{ name: 'Korte klank', tenths: 9, least: 8, most: 10 }],
  growth: { names: ['Korte klank'] },
  practised: [{ name: 'Lange klank', tenths: 3, least: 2, most: 5 }],
  is_hard: true,
  has_too_little: false,
  num_unread_runs: 2,
  rule: 'Schrijf twee letters.',
  words: [
    { word: 'maan', sound: '/word/word/maan.mp3?exp=1&sig=x' },
    { word: 'boom', sound: null },
  ],
}
const empty: HomePage = {
  ...page,
  since: 0,
  practice: { num_sessions: 0, seconds: 0, words: 0, right: 0 },
  good: [],
  growth: null,
  practised: [],
  is_hard: false,
  has_too_little: true,
  num_unread_runs: 0,
  rule: null,
  words: [],
}

const play = vi.fn<(sound: string) => Promise<void>>()
beforeEach(() => {
  play.mockReset().mockResolvedValue()
  vi.stubGlobal(
    'Audio',
    class {
      readonly play: () => Promise<void>
      constructor(sound: string) {
        this.play = () => play(sound)
      }
    },
  )
})
afterEach(() => {
  history.replaceState(null, '', '/')
  document.documentElement.removeAttribute('dir')
  document.documentElement.removeAttribute('lang')
})

function show(answers: Answers, address = '/thuis?taal=nl#geheim') {
  history.replaceState(null, '', address)
  const server = createFakeServer(answers)
  render(<HomePageScreen openPage={createHomePageOpener(server.client)} />)
  return server
}

test("DOE-9 the home page shows the child's work, and never sends the secret in an address", async () => {
  const { calls } = show({ [call]: page })
  await screen.findByRole('heading', { level: 1, name: /Noor.*: zo gaat het spellen/ })
  expect(calls.map(({ name, body, query }) => [name, body, query])).toEqual([[call, { token: 'geheim' }, {}]])
  const shown = document.body.textContent
  for (const said of [
    'Sinds 1 augustus 2026:',
    'Uw kind oefende 9 keer, samen 2 uur en 10 minuten.',
    'Uw kind schreef 24 woorden. In één keer goed, zonder hulp: 12.',
    'ongeveer 9 van de 10 nieuwe woorden goed (8–10)',
    'Hierin ging uw kind vooruit: Korte klank',
    'Dit is nog lastig:',
    'Schrijf twee letters.',
    'Tussen haakjes staat tussen welke aantallen het vermoedelijk ligt.',
    'Oefeningen die niet konden worden gelezen en niet meetellen in wat uw kind kan: 2.',
  ])
    expect(shown).toContain(said)
  expect(shown).not.toContain('Niemand die deze taal spreekt')
  const listen = screen.getByRole('button', { name: 'Luister: maan' })
  expect(screen.queryByRole('button', { name: 'Luister: boom' })).toBeNull()
  await userEvent.click(listen)
  expect(play).toHaveBeenCalledWith('/word/word/maan.mp3?exp=1&sig=x')
  expect(document.body.textContent).not.toContain('Het geluid doet het nu niet')
  play.mockRejectedValue(new Error('no sound'))
  await userEvent.click(listen)
  await screen.findByText('Het geluid doet het nu niet. Zeg het woord zelf.')
})

test('DOE-9 a switch to Arabic changes the direction and the address, but not the words to practise', async () => {
  const { calls } = show({ [call]: page })
  await userEvent.click(await screen.findByRole('link', { name: 'العربية' }))
  await screen.findByRole('heading', { level: 2, name: 'هذا يسير جيدًا' })
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
  expect(location.search + location.hash).toBe('?taal=ar#geheim')
  expect(calls).toHaveLength(1)
  const word = screen.getByText('maan')
  expect([word.lang, word.dir]).toEqual(['nl', 'ltr'])
  const notice = screen.getByText(
    'Niemand die deze taal spreekt, heeft deze tekst al gelezen. Er kunnen fouten in staan.',
  )
  expect([notice.lang, notice.previousElementSibling?.textContent]).toEqual([
    'nl',
    'لم يقرأ هذا النص بعد أي شخص يتكلم هذه اللغة. قد تكون فيه أخطاء.',
  ])
})

test('DOE-9 the home page says so if there is no work, and offers no words', async () => {
  show({ [call]: empty })
  await screen.findByText('Uw kind heeft in deze tijd nog niet geoefend.')
  const shown = document.body.textContent
  expect(shown).toContain('Van nog geen soort woorden is zeker')
  expect(shown).toContain('Daarover is nog te weinig te zeggen.')
  expect(shown).not.toMatch(/Sinds|Woorden om mee te spelen|De regel|vooruit|Tussen haakjes/)
  expect(
    within(screen.getByRole('region', { name: 'Zo kunt u helpen' })).getAllByRole('listitem'),
  ).toHaveLength(5)
})

test.each([
  ['an unknown link', createRefusal(404, 'Niet gevonden.'), '/thuis#x'],
  ['no link', createRefusal(404, 'Niet gevonden.'), '/thuis'],
])('DOE-9 a link that is %s shows a message in all six languages', async (_what, answer, address) => {
  show({ [call]: answer }, address)
  await screen.findByText('Deze link werkt niet. Vraag op school om een nieuwe link.')
  expect([...document.querySelectorAll('p[lang]')].map((line) => line.getAttribute('lang'))).toEqual([
    'nl',
    'en',
    'tr',
    'ar',
    'pl',
    'uk',
  ])
})

test('DOE-9 a failed request offers a retry instead of the message for an expired link', async () => {
  const { answer } = show({ [call]: noNetwork })
  await screen.findByText('De bladzijde komt nu niet. Probeer het straks nog een keer.')
  answer({ [call]: page })
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  await screen.findByRole('heading', { level: 2, name: 'Dit gaat goed' })
})
