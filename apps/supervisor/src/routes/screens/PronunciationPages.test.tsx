import { screen, within, waitFor } from '@testing-library/react'
import { expect, test, describe } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { addresses } from '../../app/index.ts'
import { WorldPage, MarkedPage, StepPage } from './PronunciationPages.tsx'
import type { SoundReviewWord } from '@letterliaan/contract'
import type { Answers } from '../../testing/fake-server.ts'

// @vitest-environment jsdom

const step = (id: number, world: number, position: number, label: string, num_marked = 0) => ({
  id,
  world,
  position,
  label,
  num_words: 9,
  num_marked,
})
const answers = {
  'GET /api/v1/begeleider/review/step': [
    step(1, 1, 1, 'Korte klank', 2),
    step(2, 1, 2, 'Lange klank'),
    step(3, 2, 1, 'Open klankgroep', 1),
  ],
}

test.each([
  [undefined, ['1Korte klank2 klinkt raar', '2Lange klank'], 'Wereld 1'],
  [2, ['1Open klankgroep1 klinkt raar'], 'Wereld 2'],
  [3, [], 'Wereld 3'],
])(
  'world %s lists its steps with their number of marked words, and links to the marked words of all worlds',
  async (world, steps, current) => {
    window.history.replaceState(null, '', world === undefined ? '/' : addresses.world(world))
    await openPage(<WorldPage />, answers)
    screen.getByRole('link', { name: /^Klinkt raar ?3/ })
    const links = screen.getAllByRole('link')
    const shown = links.filter((link) => /\/stap\/\d+$/.test(link.getAttribute('href') ?? ''))
    expect(shown.map(({ textContent }) => textContent)).toEqual(steps)
    const worlds = within(screen.getByRole('navigation', { name: 'Werelden' })).getAllByRole('link')
    expect(
      worlds.filter((link) => link.ariaCurrent === 'page' || link.getAttribute('aria-current')),
    ).toHaveLength(1)
    expect(worlds.find((link) => link.getAttribute('aria-current') === 'page')?.textContent).toBe(current)
  },
)

// @vitest-environment jsdom

const put = 'PATCH /api/v1/begeleider/word/:id'

const spoken = (...sounds: string[]) => ({ sounds, stressed: true })
const word = (id: number, text: string, more: Partial<SoundReviewWord> = {}): SoundReviewWord => ({
  id,
  word: text,
  difficulty: 1,
  sentence: `Zin met ${text}.`,
  plural_form: null,
  sound_groups: text,
  file_name: text,
  audio_version: 'v1',
  voices: { word: 'neural', plural: null, sound_groups: 'synthetic', structure: null, sentence: 'neural' },
  pronunciations: {
    word: { groups: [spoken('m_b', 'k_o', 'm_m')], unsure: [], is_corrected: false },
    plural: null,
  },
  recordings: { word: null, plural: null, sound_groups: null, sentence: null },
  is_marked: false,
  ...more,
})

const steps = [
  { id: 4, world: 2, position: 1, label: 'Vorige', num_words: 1, num_marked: 0 },
  { id: 5, world: 2, position: 2, label: 'Korte klank', num_words: 3, num_marked: 1 },
  { id: 6, world: 2, position: 3, label: 'Hierna', num_words: 1, num_marked: 2 },
]
const words = { 1: [word(1, 'bom'), word(2, 'kat')], 2: [word(3, 'bakker')], 3: [] }

const open = (more: Answers = {}) =>
  openPage(<StepPage step_id={5} />, {
    'GET /api/v1/begeleider/review/step': steps,
    'GET /api/v1/begeleider/review/step/:id': { ...steps[1], words } as never,
    ...more,
  })

const rowOf = (text: string) =>
  within(screen.getByRole('heading', { name: text, level: 3 }).closest('li') as HTMLElement)
const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const current = () => document.querySelector('[aria-current=true] h3')?.textContent

describe('the words of a step', () => {
  test('are listed for one level at a time, with links to the previous and next step and to all marked words', async () => {
    const { user } = await open()
    screen.getByRole('heading', { level: 1, name: '2. Korte klank' })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Niveau 1',
    ])
    await user.click(screen.getByLabelText('Niveau 2'))
    expect(shown()).toEqual(['bakker'])
    await user.click(screen.getByLabelText('Alle niveaus'))
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3)
    const around = within(screen.getByRole('navigation', { name: 'Andere stappen' }))
    for (const [name, id] of [
      ['Vorige stap', 4],
      ['Volgende stap', 6],
    ] as const)
      expect((await around.findByRole('link', { name })).getAttribute('href')).toBe(
        `/begeleider/uitspraak/stap/${id}`,
      )
    expect(screen.getByRole('link', { name: /^Klinkt raar/ }).textContent).toContain('3')
  })

  test('have a title without a number if the step is not on the standard path', async () => {
    const extra = { ...steps[1], position: null, words }
    await open({ 'GET /api/v1/begeleider/review/step/:id': extra as never })
    screen.getByRole('heading', { level: 1, name: 'Korte klank' })
  })

  test('have no link to a previous step if the step is the first', async () => {
    await openPage(<StepPage step_id={4} />, {
      'GET /api/v1/begeleider/review/step': steps,
      'GET /api/v1/begeleider/review/step/:id': { ...steps[0], words } as never,
    })
    await screen.findByRole('link', { name: 'Volgende stap' })
    expect(screen.queryByRole('link', { name: 'Vorige stap' })).toBeNull()
  })
})

describe('a word', () => {
  const openWords = (...all: readonly SoundReviewWord[]) =>
    open({
      'GET /api/v1/begeleider/review/step/:id': { ...steps[1], words: { 1: all, 2: [], 3: [] } } as never,
    })

  test('has badges for its voice, its recordings and its corrected sounds', async () => {
    const { voices, recordings } = word(1, 'x')
    const right = { groups: [], unsure: [], is_corrected: false }
    const corrected = { ...right, is_corrected: true }
    const badges: readonly (readonly [Partial<SoundReviewWord>, string])[] = [
      [{}, 'Neurale stem'],
      [{ voices: { ...voices, word: 'synthetic' } }, 'Computerstem'],
      [{ voices: { ...voices, word: 'recorded' } }, 'Eigen opname'],
      [{ recordings: { ...recordings, sentence: {} as never } }, 'Opname zin'],
      [{ recordings: { ...recordings, sound_groups: {} as never } }, 'Opname klankgroepen'],
      [{ pronunciations: { word: corrected, plural: null } }, 'Klanken verbeterd'],
      [{ pronunciations: { word: right, plural: corrected } }, 'Klanken verbeterd'],
    ]
    await openWords(...badges.map(([more], id) => word(id, `woord ${id}`, more)))
    for (const [id, [, badge]] of badges.entries()) rowOf(`woord ${id}`).getByText(badge)
  })

  test('has buttons to play its sounds, and shows its plural, its doubts and its stressed klankgroep', async () => {
    const groups = [spoken('m_b', 'k_a', 'm_k'), { sounds: ['m_k', 'd_e', 'm_r'], stressed: false }]
    const more: Partial<SoundReviewWord> = {
      plural_form: 'bommen',
      voices: {
        word: 'neural',
        plural: 'neural',
        sound_groups: 'synthetic',
        structure: 'synthetic',
        sentence: null,
      },
      pronunciations: { word: { groups, unsure: ['klemtoon', 'o'], is_corrected: false }, plural: null },
    }
    await openWords(word(1, 'bom', more))
    const names = within(screen.getByRole('group', { name: 'Luister naar bom' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
    expect(names).toEqual([
      'Luister naar het woord bom',
      'Luister naar de klankgroepen van bom',
      'Luister naar de losse klanken van bom',
      'Luister naar het meervoud bommen',
    ])
    expect(rowOf('bom').getByText(/Zin met bom/).textContent).toBe(
      'Zin met bom. · mv. bommen · Twijfel: klemtoon, o',
    )
    const items = within(screen.getByRole('list', { name: 'Klanken van bom' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['bak(klemtoon)', 'kstomme er'])
  })
})

test("the button 'Klinkt raar' marks a word, and a second press removes the mark", async () => {
  const { press, changes, answer } = await open({ [put]: word(1, 'bom', { is_marked: true }) })
  await press('Klinkt raar: bom')
  await waitFor(() =>
    expect(rowOf('bom').getByRole('button', { name: 'Klinkt raar: bom' }).getAttribute('aria-pressed')).toBe(
      'true',
    ),
  )
  answer({ [put]: word(1, 'bom') })
  await press('Klinkt raar: bom')
  await waitFor(() =>
    expect(rowOf('bom').getByRole('button', { name: 'Klinkt raar: bom' }).getAttribute('aria-pressed')).toBe(
      'false',
    ),
  )
  expect(changes()).toEqual([put, put])
})

describe("'Speel alles'", () => {
  test('plays the shown words one after the other', async () => {
    const { press, said, user } = await open()
    await user.click(screen.getByLabelText('Niveau 1'))
    await press('Speel alles')
    await waitFor(() => expect(said).toHaveLength(1))
    expect(current()).toBe('bom')
    await waitFor(() => expect(current()).toBe('kat'))
    expect(said).toHaveLength(2)
    expect(said[0]).not.toBe(said[1])
  })

  test('handles keys: space pauses, arrows move, and R marks the present word', async () => {
    const { press, user, calls } = await open({ [put]: word(2, 'kat', { is_marked: true }) })
    await press('Speel alles')
    const bar = within(screen.getByRole('group', { name: 'Speel alles' }))
    await user.keyboard(' ')
    bar.getByRole('button', { name: 'Verder' })
    await user.keyboard('{ArrowRight}')
    bar.getByText('2 van 2')
    expect(current()).toBe('kat')
    await user.keyboard('r')
    await waitFor(() => expect(calls.find(({ name }) => name === put)?.ids).toEqual([2]))
    await user.keyboard('{ArrowLeft}')
    expect(current()).toBe('bom')
    await user.keyboard('{ArrowLeft}')
    expect(current()).toBe('bom')
  })

  test('ignores keys with Ctrl, and can be closed', async () => {
    const { press, user, changes } = await open()
    await press('Speel alles')
    await user.keyboard('{Control>}r{/Control}')
    expect(changes()).toEqual([])
    await press('Stop met afspelen')
    expect(current()).toBeUndefined()
    expect(screen.queryByRole('group', { name: 'Speel alles' })).toBeNull()
    await user.keyboard('r')
    expect(changes()).toEqual([])
  })
})

describe('all marked words', () => {
  const openMarked = (marked: readonly object[]) =>
    openPage(<MarkedPage />, {
      'GET /api/v1/begeleider/review/step': steps,
      'GET /api/v1/begeleider/review/marked': marked as never,
    })

  test('are listed below their step', async () => {
    await openMarked([
      { step: steps[1], word: word(1, 'bom') },
      { step: steps[2], word: word(9, 'ring') },
      { step: steps[1], word: word(2, 'kat') },
    ])
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '2. Korte klank, wereld 2',
      '3. Hierna, wereld 2',
    ])
    expect(shown()).toEqual(['bom', 'kat', 'ring'])
  })

  test('are replaced by an explanation of marking if there are none', async () => {
    await openMarked([])
    screen.getByText('Geen enkel woord is gemarkeerd.')
    expect(
      screen.getByRole('link', { name: 'Luister naar de woorden van een stap' }).getAttribute('href'),
    ).toBe('/begeleider/uitspraak')
    expect(screen.queryByRole('button', { name: 'Speel alles' })).toBeNull()
  })
})
