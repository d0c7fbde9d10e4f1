// @vitest-environment jsdom
import type { Today, TodayCause, TodayLine } from '@letterliaan/contract'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../testing/fake-server.ts'
import { leavePage, openPage } from '../../testing/open-page.tsx'
import {
  createSampleGroup,
  createSampleStuck,
  createSampleStudent,
  emptyToday,
} from '../../testing/samples.ts'
import { TodayPage } from './TodayPage.tsx'

const markCall = 'PUT /api/v1/begeleider/student/:id/today'
const at = <K extends TodayCause['kind']>(kind: K) => ({ kind, key: kind, level: 1 })

const sam: TodayLine = { id: 2, screen_name: 'Sam', buddy_id: 1, causes: [at('locked')] }
const noor: TodayLine = {
  id: 1,
  screen_name: 'Noor',
  buddy_id: 1,
  causes: [
    createSampleStuck(9, {
      key: 'stuck',
      num_failed: 2,
      words: [
        { word: 'raam', written: 'ram' },
        { word: 'boot', written: null },
      ],
    }),
    { ...at('path_done'), follows_group_id: null },
  ],
}

const open = (today: Partial<Today> = {}, more: Answers = {}) =>
  openPage(<TodayPage />, {
    'GET /api/v1/begeleider/today': { ...emptyToday, ...today },
    'GET /api/v1/begeleider/group': [createSampleGroup(7, '5a')],
    'GET /api/v1/begeleider/student': [createSampleStudent(1, 'Noor'), createSampleStudent(2, 'Sam')],
    'GET /api/v1/level': [],
    'GET /api/v1/begeleider/group-week': [
      { group_id: 7, is_last_week: false, num_practised: 1, minutes: 25, words: 40, words_wanted: 100 },
    ],
    'GET /api/v1/begeleider/me': { id: 4 } as never,
    'GET /api/v1/begeleider/live/now': { students: [], server_time: 0 } as never,
    ...more,
  })
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

describe('Vandaag', () => {
  test('VAN-1 TIEN-1 ZEG-5 says so if nothing waits, and shows the groups with their week', async () => {
    await open()
    expect(headings()).toEqual(['Vandaag', 'Er wacht niets op u.', 'Mijn groepen', '5a'])
    screen.getByText(/Wie op dit moment hulp kan gebruiken, ziet u bij ‘Nu bezig’/)
    expect(screen.queryByText(/Alle kinderen kunnen verder/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Nu bezig' }).getAttribute('href')).toBe('/begeleider/nu')
    expect(screen.getByRole('link', { name: '5a' }).getAttribute('href')).toBe('/begeleider/groep/7')
    const minutes = await screen.findByText('in totaal 25 minuten')
    expect(minutes.parentElement?.textContent).toBe(
      'Deze week in deze groep: 1 van 2 oefende, in totaal 25 minuten',
    )
    screen.getByText('Weekdoel: 40 van 100 woorden')
  })

  test('ZEG-5 refetches until all children were checked, and only then says that nothing waits', async () => {
    const { answer } = await open({ num_to_look_at: 3 })
    screen.getByText('Het werk van 3 kinderen wordt nog bekeken.')
    expect(headings()).not.toContain('Er wacht niets op u.')
    answer({ 'GET /api/v1/begeleider/today': emptyToday })
    await screen.findByRole('heading', { name: 'Er wacht niets op u.' })
  })

  test('ZEG-5 shows a row for each child with its causes, its words and an action', async () => {
    await open({ lines: [noor] })
    expect(headings()).not.toContain('Er wacht niets op u.')
    expect(headings()).toContain('Noor haalde dictee ‘Lange klank’ niet (2 keer)')
    screen.getByText('Fout: raam (ram), boot. Ook: is klaar met het hele pad.')
    const action = screen.getByRole('link', { name: 'Kijk wat er misging: Noor' })
    expect(action.getAttribute('href')).toBe('/begeleider/kind/1/geschiedenis?stap=9')
    expect(screen.getByRole('link', { name: 'Noor' }).getAttribute('href')).toBe('/begeleider/kind/1')
  })

  test('ZEG-5 explains each cause, with a link to the page that deals with it', async () => {
    const causes: readonly (readonly [TodayCause, said: string, page: string])[] = [
      [{ ...at('no_steps') }, 'heeft nog geen stappen', '/pad'],
      [{ ...at('locked') }, 'kan niet verder: alle stappen zitten op slot', '/pad'],
      [{ ...at('absent'), last_at: 1_772_800_000 }, 'heeft sinds 6 mrt 2026 niet geoefend', ''],
      [{ ...at('absent'), last_at: null }, 'heeft nog niet geoefend', '/kaart'],
      [
        { ...at('measure_waits'), intervention_id: 3, label: 'Klinkers', given_at: 1_772_800_000 },
        'heeft de meting van interventie ‘Klinkers’ nog niet gemaakt (6 mrt 2026 klaargezet)',
        '/begeleider/interventie/3',
      ],
      [
        { ...at('care'), scores: '3 × E/V- op spelling; lezen: niet ingevuld' },
        'heeft drie lage toetsscores na elkaar (3 × E/V- op spelling; lezen: niet ingevuld)',
        '',
      ],
      [{ ...at('back'), categories: ['Lange klank'] }, 'ging de laatste maanden achteruit', ''],
      [
        { ...at('suspect'), started_at: 1_772_800_000, speed: 'faster', skill: 'better' },
        'werkte sneller en beter dan gewoonlijk (vr 6 mrt, 13:26). Was dit iemand anders?',
        '/geschiedenis?moment=1772800000',
      ],
      [{ ...at('measured'), measure_id: 3 }, 'heeft een meting gemaakt', '/metingen'],
      [{ ...at('running_out'), follows_group_id: null, num_left: 1 }, 'heeft nog 1 stap op het pad', '/pad'],
    ]
    const lines = causes.map(([cause], id) => ({ ...sam, id: 100 + id, causes: [cause] }))
    await open({ lines })
    for (const [index, [, said, page]] of causes.entries()) {
      const line = screen.getByRole('heading', { name: `Sam ${said}` }).closest('li') as HTMLElement
      const [, action] = within(line).getAllByRole('link')
      expect(action?.getAttribute('href')).toBe(
        page.startsWith('/begeleider') ? page : `/begeleider/kind/${100 + index}${page}`,
      )
    }
  })

  test("ZEG-5 removes a row after 'Gezien' or 'Later', and undo restores the row", async () => {
    const { press, user, calls } = await open({ lines: [noor] }, { [markCall]: null as never })
    await press('Later: Noor')
    await user.click(await screen.findByText('Ongedaan maken'))
    await press('Gezien: Noor')
    const causes = noor.causes.map(({ key, level }) => ({ key, level }))
    await waitFor(() => expect(calls.filter(({ name }) => name === markCall)).toHaveLength(3))
    expect(calls.filter(({ name }) => name === markCall).map(({ ids, body }) => [ids, body])).toEqual(
      ['later', 'open', 'seen'].map((mark) => [[1], { mark, causes }]),
    )
  })

  test("ZEG-5 collapses rows that a colleague dismissed, with the colleague's name, and can restore them", async () => {
    const away = {
      ...noor,
      mark: 'seen' as const,
      marked_by: 'Juf Els',
      marked_at: 1_772_800_000,
      until: 2e9,
    }
    const { press, calls } = await open({ put_away: [away] }, { [markCall]: null as never })
    screen.getByText('1 kind is weggezet')
    screen.getByText('Gezien door Juf Els, 6 mrt 2026')
    await press('Zet terug: Noor')
    await screen.findByText('Noor staat er weer.')
    expect(calls.find(({ name }) => name === markCall)?.body).toMatchObject({ mark: 'open' })
  })

  test('ZEG-5 shows twelve rows, and all rows after a press', async () => {
    const lines = Array.from({ length: 45 }, (_, index) => ({ ...sam, id: index + 1 }))
    const { press } = await open({ lines })
    expect(screen.getAllByText('Gezien')).toHaveLength(12)
    await press('Toon alle 45')
    expect(screen.getAllByText('Gezien')).toHaveLength(45)
  })

  test('VAN-2 shows a note whose follow-up date has come, and then does not say that nothing waits', async () => {
    await open({
      follow_ups: [
        {
          id: 1,
          note_id: 3,
          screen_name: 'Noor',
          buddy_id: 1,
          text: 'Bel.',
          author: 'Juf',
          follow_up_on: '2026-03-09',
        },
      ],
    })
    expect(headings()).toContain('Hierop zou u terugkomen')
    expect(headings()).not.toContain('Er wacht niets op u.')
  })

  test('VAN-1 asks for a group if there is none, unless there are no children', async () => {
    await open({}, { 'GET /api/v1/begeleider/group': [] })
    expect(screen.getByRole('link', { name: 'Maak een groep' }).getAttribute('href')).toBe(
      '/begeleider/kinderen',
    )
    leavePage()
    await open({}, { 'GET /api/v1/begeleider/group': [], 'GET /api/v1/begeleider/student': [] })
    expect(screen.queryByRole('link', { name: 'Maak een groep' })).toBeNull()
  })

  test('is refetched when the user returns', async () => {
    const { queryClient } = await open()
    const isStale = () => queryClient.getQueryState(['today'])?.isInvalidated
    expect(isStale()).toBe(false)
    cleanup()
    expect(isStale()).toBe(true)
  })
})

describe('STEM-5 the row about the voice', () => {
  const speaks = (has_own_voice: boolean): Answers => ({
    'GET /api/v1/installation': { has_mail: false, contact_email: null, has_own_voice },
    'GET /api/v1/begeleider/voice-pack': {
      packs: [],
      own: { word: 0, plural: 0, sentence: 0, sound_groups: 0, text: 0, part: 0 },
    },
  })

  test('is shown if only the synthesiser speaks, until the user dismisses it', async () => {
    const { press } = await open({}, speaks(false))
    const link = await screen.findByRole('link', { name: 'Zo klinkt het beter.' })
    expect(link.getAttribute('href')).toBe('/begeleider/uitspraak/stemmen')
    await press('Niet meer tonen')
    expect(screen.queryByText(/Uw leerlingen horen de computerstem/)).toBeNull()
  })

  test('is missing if the server has a voice', async () => {
    const { queryClient } = await open({}, speaks(true))
    await waitFor(() => expect(queryClient.getQueryData(['installation'])).toBeDefined())
    expect(screen.queryByText(/Uw leerlingen horen de computerstem/)).toBeNull()
  })
})

describe('the first steps', () => {
  const beginning = { first_steps: { has_students: true, has_steps: false, has_cards: false } }

  test('VAN-1 are marked if they are done, and can be dismissed for this user with undo', async () => {
    const { press, user } = await open(beginning)
    const steps = within(
      screen.getByRole('heading', { name: 'Zo begint u' }).closest('section') as HTMLElement,
    )
    const links = steps.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Voeg uw leerlingen toe (klaar)', null],
      ['Zet stappen klaar', 'step'],
      ['Print de inlogkaarten', null],
    ])
    expect(headings()).not.toContain('Er wacht niets op u.')
    await press('Niet meer tonen')
    expect(headings()).not.toContain('Zo begint u')
    expect(headings()).toContain('Er wacht niets op u.')
    await user.click(await screen.findByText('Ongedaan maken'))
    await screen.findByRole('heading', { name: 'Zo begint u' })
  })

  test.each(['[5]', '[1', '{"a":4}', '["4"]'])(
    "VAN-1 are shown if storage has %s, which is not a list with this user's id",
    async (stored) => {
      localStorage.setItem('letterliaan-begeleider-away-first-steps', stored)
      const { queryClient } = await open(beginning)
      await waitFor(() => expect(queryClient.getQueryData(['me'])).toEqual({ id: 4 }))
      await act(async () => undefined)
      expect(headings()).toContain('Zo begint u')
    },
  )
})
