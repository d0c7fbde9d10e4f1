// @vitest-environment jsdom
import type { Test, TestAnswerBody, TestDestination } from '@letterliaan/contract'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { answerToetsFixture, toetsFixture } from '../../run/toets-run.fixture.ts'
import { wordFixture } from '../../kit/fixture.ts'
import { loadTemplate } from '../../templates/views.ts'
import { portsFixture } from '../ports.fixture.ts'
import { extendJsdom } from '../extend-jsdom.fixture.ts'
import { ToetsScreen } from './ToetsScreen.tsx'
import { loadEndings } from './Ending.tsx'

beforeAll(extendJsdom)
beforeAll(() => loadTemplate('Test'))
beforeAll(() => loadTemplate('LuisterTyp'))
beforeAll(loadEndings)

const passed = { is_complete: true, current_word: null, passed: true, percentage_score: 100 } as const
const failedWith = (right: number): Partial<Test> => {
  let toets = toetsFixture()
  for (const [at, { word }] of toets.order.entries())
    toets = answerToetsFixture(toets, at < right ? word : `${word}x`)
  return toets
}
const failed = failedWith(1)
const nowhere = { phase_id: null, step_id: null, test_id: null }

function show(
  opened: Test,
  { screen_name = 'Noor', next }: { screen_name?: string; next?: TestDestination } = {},
) {
  let server = opened
  const sent: TestAnswerBody[] = []
  const onLeave = vi.fn<() => void>()
  const onGoOn = vi.fn<(next: TestDestination) => void>()
  const reset = vi.fn<() => Promise<Test>>(async () => {
    server = toetsFixture()
    return server
  })
  const { ports: silent, spoken } = portsFixture()
  const ports = {
    ...silent,
    submit: async (body: TestAnswerBody) => {
      sent.push(body)
      server = answerToetsFixture(server, String(body.data?.['answer']), next)
      return server
    },
    reset,
  }
  const child = { buddy_id: 1, points: 0, screen_name }
  render(<ToetsScreen {...{ toets: opened, child, ports, onLeave, onGoOn }} />)
  return { sent, spoken, onLeave, onGoOn, reset }
}

/** Returns the last sentence that is read aloud before the lists. */
const lastSaid = () =>
  [...document.querySelectorAll('[data-aloud]')].findLast((text) => text.closest('h2, h3, li') === null)
    ?.textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function take(...answers: string[]) {
  await press('Start!')
  for (const [at, answer] of answers.entries()) {
    await screen.findByText(
      (_, element) => element?.getAttribute('aria-valuetext') === `Woord ${at + 1} van 3`,
    )
    await screen.findByRole('textbox', { name: 'Schrijf het woord' })
    await userEvent.keyboard(`${answer}{Enter}`)
  }
  await act(async () => undefined)
}

test('PLEK-1 a toets is taken in a workplace too', () => {
  show(toetsFixture())
  expect(document.querySelector('[data-open="true"] section')).not.toBeNull()
})

describe('TST-1 the intro', () => {
  test('greets the child by its name, and begins with Start!', async () => {
    show(toetsFixture())
    expect(screen.getByText('Hallo Noor!')).toBeDefined()
    expect(screen.queryByText('Je gaat oefenen met de volgende woorden:')).toBeNull()
    await press('Start!')
    expect(await screen.findByRole('textbox', { name: 'Schrijf het woord' })).toBeDefined()
  })

  test('greets a child that has not chosen a name yet', () => {
    show(toetsFixture(), { screen_name: ' ' })
    expect(screen.getByText('Hallo!')).toBeDefined()
  })

  test.each([
    ['a closing test that was passed', toetsFixture(passed)],
    ['an entry test, however it went', toetsFixture({ ...failed, kind: 'instap' })],
  ])('the intro of %s says that it is done, and leads to the exercises', async (_, done) => {
    const { onLeave } = show(done)
    expect(screen.getByText(/Deze toets is al afgerond\./)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Start!' })).toBeNull()
    await press('Ga naar oefeningen!')
    expect(onLeave).toHaveBeenCalledOnce()
  })
})

describe('TST-4 the content', () => {
  test('TST-1 a toets left halfway shows where the child continues', () => {
    show(toetsFixture({ word_index: 1, current_step: 58, current_word: 'vis' }))
    screen.getByText(/bij woord 2 van de 3/)
    cleanup()
    show(toetsFixture())
    expect(screen.queryByText(/bij woord/)).toBeNull()
  })

  test('each answer is sent with its step and its errors, and the next word follows', async () => {
    const { sent } = show(toetsFixture())
    await take('maan', 'fis', 'boot')
    expect(sent.map(({ step_id, word, num_errors, data }) => [step_id, word, num_errors, data])).toEqual([
      [57, 'maan', 0, { answer: 'maan' }],
      [58, 'vis', 1, { answer: 'fis' }],
      [57, 'boot', 0, { answer: 'boot' }],
    ])
  })

  test('shows no help and no results of answers', async () => {
    show(toetsFixture())
    await take('fiets')
    expect(screen.queryByRole('button', { name: 'Help' })).toBeNull()
    expect(screen.queryByText(/Bijna|fout|Goed zo/i)).toBeNull()
  })
})

describe('MEET-1 a part of a measure', () => {
  test('ends with a kind word and no result, and leads to the treehouse', async () => {
    const { onLeave } = show(toetsFixture({ kind: 'meting', phase_id: null }))
    await take('maan', 'fis', 'boot')
    expect(screen.getByText('Klaar! Goed gewerkt. Je begeleider kijkt ernaar.')).toBeDefined()
    expect(lastSaid()).toBe('Ga nu naar de boomhut!')
    expect(screen.queryByText(/%|Bijna|Gehaald/)).toBeNull()
    await press('Ga naar de boomhut')
    expect(onLeave).toHaveBeenCalledOnce()
  })

  test('cannot be started again when it is done', () => {
    show(toetsFixture({ kind: 'meting', is_complete: true, current_word: null, word_index: 3 }))
    expect(screen.getByText(/Deze meting is al klaar\./)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Start!' })).toBeNull()
  })
})

describe('TST-2 the outro', () => {
  test.each<[string, TestDestination, string]>([
    ['Ga naar volgende stap', { ...nowhere, to: 'lesson', phase_id: 1, step_id: 58 }, 'de volgende stap'],
    ['Ga naar volgende stap', { ...nowhere, to: 'test', step_id: 58, test_id: 5800 }, 'de volgende stap'],
    ['Ga door naar het volgende level', { ...nowhere, to: 'world', phase_id: 2 }, 'het volgende level'],
    ['Ga naar de kaart', { ...nowhere, to: 'world', phase_id: 1 }, 'de kaart'],
    ['Ga naar de eindgrot', { ...nowhere, to: 'end-cave' }, 'de eindgrot'],
  ])("GIDS-4 the intro of a passed test says 'Gehaald!' and '%s' to %j", async (label, next, place) => {
    const { onGoOn } = show(toetsFixture(), { next })
    await take('maan', 'vis', 'boot')
    expect(screen.getByRole('heading', { name: 'Gehaald!' })).toBeDefined()
    expect(lastSaid()).toMatch(new RegExp(`^Ga nu (door )?naar ${place}!$`))
    await press(label)
    expect(onGoOn).toHaveBeenCalledExactlyOnceWith(next)
  })

  test("says 'Bijna!', shows what to practise, and repeats the test if it is not passed", async () => {
    const { reset, onLeave, spoken } = show(toetsFixture())
    await take('maan', 'fis', 'boot')
    expect(screen.getByRole('heading', { name: 'Bijna!' })).toBeDefined()
    expect(screen.getByText('Deze woorden mag je nog oefenen:').closest('section')?.textContent).toContain(
      'vis',
    )
    expect(lastSaid()).toBe('Doe de toets nog een keer!')
    const named = screen.getAllByRole('button').filter(({ textContent }) => textContent !== '')
    expect(named.map(({ textContent }) => textContent)).toEqual([
      'Herhaal de toets',
      'Schrijf je fouten nog een keer goed',
      'Ga naar oefeningen',
    ])
    await press('Luister naar vis')
    expect(spoken.at(-1)).toBe('vis')
    await press('Ga naar oefeningen')
    expect(onLeave).toHaveBeenCalledOnce()
    await press('Herhaal de toets')
    expect(reset).toHaveBeenCalledOnce()
    await take('maan', 'vis', 'boot')
    expect(screen.getByRole('heading', { name: 'Gehaald!' })).toBeDefined()
  })

  const isHard = () => screen.queryByText('Deze woorden zijn nog lastig. Dat geeft niet.') !== null

  test('GIDS-8 says kindly that the words are hard after few right ones, and not if it is nearly passed', () => {
    show(toetsFixture(failed))
    expect(isHard()).toBe(true)
    cleanup()
    show(toetsFixture(failedWith(2)))
    expect(isHard()).toBe(false)
  })

  test('GIDS-6 the advice after a test depends on the kind of word and its klankgroepen', () => {
    const words = [
      wordFixture(1, 'trein', { category: 'ei' }),
      wordFixture(2, 'kikker', { sound_groups: 'kik,ker' }),
      wordFixture(3, 'bakker', { sound_groups: 'bak,ker' }),
      wordFixture(4, 'kam', {}),
    ]
    const order = words.map(({ word }) => ({ step_id: 57, word }))
    let toets = toetsFixture({ words: { 57: words }, order, current_word: 'trein' })
    for (const _ of words) toets = answerToetsFixture(toets, 'x')
    show(toets)
    const items = screen.getAllByRole('listitem')
    expect(items.map((item) => item.querySelector(':scope > p')?.textContent)).toEqual([
      'Doe je ogen dicht. Zie je het woord nog?',
      'Zeg het woord langzaam. Welke klanken hoor je?',
      'Klap bij elk stukje van het woord.',
      'Zeg de letters van het woord hardop.',
    ])
  })

  test('GIDS-4 the missed words come first after few right ones, and the buddy says so', async () => {
    const { reset } = show(toetsFixture(failed))
    const named = screen.getAllByRole('button').filter(({ textContent }) => textContent !== '')
    expect(named.map(({ textContent }) => textContent)).toEqual([
      'Schrijf je fouten nog een keer goed',
      'Herhaal de toets',
      'Ga naar oefeningen',
    ])
    expect(lastSaid()).toBe('Schrijf deze woorden nog een keer!')
    await press('Herhaal de toets')
    expect(reset).toHaveBeenCalledOnce()
  })

  test.each([
    [2, 'Je had 2 van de 3 woorden goed.'],
    [0, 'Je hebt alle 3 woorden gedaan.'],
  ])('TST-2 a toets with %i right counts the words and shows no zero', (right, text) => {
    show(toetsFixture(failedWith(right)))
    expect(screen.getByText(text)).toBeDefined()
    expect(document.body.textContent).not.toContain('%')
  })
})

describe('ZIN-3 copying missed words', () => {
  const over = 'Schrijf je fouten nog een keer goed'

  test.each([
    ["a week's dictation", 'weekdictee' as const],
    ['a closing test', 'sluit' as const],
  ])(
    'after %s the missed word is looked at and written from memory, and nothing is sent',
    async (_, kind) => {
      const { sent, onLeave } = show(toetsFixture({ kind }))
      await take('maan', 'fis', 'boot')
      await press(over)
      expect(await screen.findByRole('heading', { name: 'Dit woord schrijf je nog een keer' })).toBeDefined()
      await press('Schrijf het woord')
      const field = await screen.findByRole('textbox')
      expect(document.body.textContent).not.toContain('vis')
      await userEvent.type(field, 'vis{Enter}')
      expect(await screen.findByText('Knap! Je hebt 1 woord nog een keer geschreven.')).toBeDefined()
      expect(sent).toHaveLength(3)
      await press('Ga naar oefeningen')
      expect(onLeave).toHaveBeenCalledOnce()
    },
  )

  test('leads back to the result', async () => {
    show(toetsFixture({ kind: 'weekdictee' }))
    await take('maan', 'fis', 'boot')
    await press(over)
    await press('Schrijf het woord')
    await userEvent.type(await screen.findByRole('textbox'), 'vis{Enter}')
    await press('Bekijk je uitslag')
    expect(screen.getByText('Klaar! Goed gewerkt.')).toBeDefined()
  })

  test('leads to another try of a test with few right words', async () => {
    show(toetsFixture(failed))
    await press(over)
    for (const word of ['vis', 'boot']) {
      await press('Schrijf het woord')
      await userEvent.type(await screen.findByRole('textbox'), `${word}{Enter}`)
    }
    await press('Bekijk je uitslag')
    expect(lastSaid()).toBe('Doe de toets nog een keer!')
  })

  test.each([
    ['nothing was missed', toetsFixture({ kind: 'weekdictee' }), ['maan', 'vis', 'boot']],
    ['it is a measure', toetsFixture({ kind: 'meting', phase_id: null }), ['maan', 'fis', 'boot']],
    ['it is an entry test', toetsFixture({ kind: 'instap' }), ['maan', 'fis', 'boot']],
  ])('is not offered if %s', async (_, toets, answers) => {
    show(toets)
    await take(...answers)
    expect(screen.queryByRole('button', { name: over })).toBeNull()
  })
})

test.each([
  ['all right', ['maan', 'vis', 'boot']],
  ['all wrong', ['man', 'fis', 'bood']],
])('TST-3 the outro of an entry test leads on to the exercises, the same with %s', async (_, answers) => {
  const { onLeave } = show(toetsFixture({ kind: 'instap' }))
  await take(...answers)
  expect(
    screen.getByText('Goed gedaan! Je bent klaar met de instaptoets. Nu kun je beginnen aan de oefeningen.'),
  ).toBeDefined()
  expect(screen.queryByText(/%|Bijna/)).toBeNull()
  await press('Ga naar oefeningen')
  expect(onLeave).toHaveBeenCalledOnce()
})
