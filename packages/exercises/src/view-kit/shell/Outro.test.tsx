// @vitest-environment jsdom
import { allFixtures } from '../all.fixture.ts'
import type { StudentExercise } from '@letterliaan/contract'
import { commonTexts } from '@letterliaan/texts/common'
import { listen } from '@letterliaan/ui/listen.fixture'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { PendingMove } from '../../run/exercise-state.ts'
import { openExercise } from '../../run/open.ts'
import { exerciseFixture, runOfFixture } from '../../run/play-table.fixture.ts'
import type { TemplateFixture } from '../../kit/fixture.ts'
import { fixture as leesLetters } from '../../templates/LeesLetters/fixture.ts'
import { fixture as luisterTyp } from '../../templates/LuisterTyp/fixture.ts'
import { fixture as stapDictee } from '../../templates/StapDictee/fixture.ts'
import { fixture as zinDictee } from '../../templates/ZinDictee/fixture.ts'
import type { Onward } from './next-places.ts'
import type { PlayingChild } from './step-result.ts'
import { extendJsdom } from '../extend-jsdom.fixture.ts'
import { Outro } from './Outro.tsx'

interface Shown extends Partial<Omit<PlayingChild, 'buddy_id'>> {
  readonly onward?: Onward
  readonly fixture?: TemplateFixture
  readonly needed?: number
  readonly pending?: readonly PendingMove[]
  readonly wrapper?: ReturnType<typeof listen>['wrapper']
}

function showOutro(
  more: Partial<StudentExercise> = {},
  { onward, fixture = luisterTyp, needed, pending = [], wrapper, ...child }: Shown = {},
) {
  extendJsdom()
  const run = { ...runOfFixture(fixture), is_complete: true, status: 2 as const, points_earned: 10 }
  const { state } = openExercise({
    logic: fixture.logic,
    exercise: {
      ...exerciseFixture(fixture.logic, run),
      ...(needed !== undefined && { min_success_score_difficulty_2: needed }),
    },
    difficulty: 2,
  })
  const onLeave = vi.fn<() => void>()
  const onRepeat = vi.fn<() => void>()
  render(
    <Outro
      state={{ ...state, run: { ...run, ...more }, pending }}
      child={{ buddy_id: 1, points: 40, ...child }}
      stepResult={null}
      onward={onward}
      onLeave={onLeave}
      onRepeat={onRepeat}
      onGoOn={() => undefined}
      onNext={() => undefined}
    />,
    wrapper && { wrapper },
  )
  return { onLeave, onRepeat }
}

const exercise: Onward = { to: 'exercise', go: () => undefined }
const allRight = (fixture: TemplateFixture): Partial<StudentExercise> => {
  const { detailed_results } = runOfFixture(fixture)
  return { detailed_results: detailed_results.map((result) => Object.assign(result, { success: true })) }
}
const mustRepeat =
  'Dat was hard werken! Om verder te kunnen vragen we je om de oefening nog een keer te herhalen.'
/** Returns the largest button, and the last sentence that is read aloud. */
const firstWay = () => {
  const first = screen.getAllByRole('button').find(({ textContent }) => textContent !== '')
  const aloud = [...document.querySelectorAll('p [data-aloud]')]
  return {
    name: first?.textContent,
    said: aloud.findLast((text) => text.closest('li') === null)?.textContent,
  }
}
const sizes = () =>
  screen
    .getAllByRole('button')
    .filter(({ textContent }) => textContent !== '')
    .map(({ className }) => (className.includes('large') ? 'large' : 'normal'))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('EX-7 the outro describes what was done with the words in this template', () => {
  const headings = [luisterTyp, leesLetters].map((fixture) => {
    showOutro(allRight(fixture), { fixture })
    const { textContent } = screen.getByRole('heading', { level: 3 })
    cleanup()
    return textContent
  })
  expect(headings).toEqual(['Deze woorden kun je al goed typen:', 'Deze woorden heb je gelezen:'])
})

test.each([
  ['just completed', 40, false, '10 punten erbij. Je hebt 50 punten.'],
  ['complete already', 50, true, 'Je hebt 50 punten.'],
])('the points of an exercise that was %s are shown', (_when, points, isPaid, text) => {
  showOutro({}, { points, isPaid })
  expect(screen.getByText(text)).toBeTruthy()
})

test('EX-10 an exercise that must be repeated says so kindly, and keeps the button back to the lesson', () => {
  const { onLeave, onRepeat } = showOutro({ status: 1, points_earned: 0, isForcedRepeat: true })
  expect(screen.getByText(mustRepeat)).toBeTruthy()
  press('Herhaal de oefening')
  expect(onRepeat).toHaveBeenCalledOnce()
  press('Ga terug naar de lespagina')
  expect(onLeave).toHaveBeenCalledOnce()
})

test('EX-8 EX-10 any other exercise leads back or may be repeated, and requires nothing', () => {
  const { onLeave, onRepeat } = showOutro()
  expect(screen.queryByText(mustRepeat)).toBeNull()
  press('Herhaal de oefening')
  press('Ga terug naar de lespagina')
  expect([onRepeat, onLeave].map((pressed) => pressed.mock.calls.length)).toEqual([1, 1])
})

test('EX-10 GIDS-8 a forced repeat shows how many were right, and how many are needed', () => {
  const forced = { status: 1, points_earned: 0, isForcedRepeat: true } as const
  showOutro({ ...failedWith(1), ...forced, percentage_score: 33 }, { needed: 60 })
  expect(sentences()).toEqual([
    'Je had 1 van de 3 woorden goed.',
    'Je haalt deze oefening met 2 goede woorden.',
    mustRepeat,
  ])
  cleanup()
  showOutro({ ...failedWith(2), ...forced, percentage_score: 66 }, { needed: 60 })
  expect(sentences()).toEqual(['Je had 2 van de 3 woorden goed.', mustRepeat])
})

test.each([
  [2, 'De eerste keer had je 2 van de 5 woorden goed.'],
  [0, 'Je hebt alle 5 woorden gedaan.'],
])(
  'EX-10 GIDS-8 the outro after a forced repeat says what decided: the first run, with %i right',
  (right, told) => {
    const run = { ...failedWith(3), percentage_score: 20 * right, first_run: { right, all: 5 } }
    showOutro(run, { needed: 60 })
    expect(sentences().slice(0, 3)).toEqual([
      'Nog even oefenen!',
      told,
      'Je haalt deze oefening met 3 goede woorden.',
    ])
  },
)

test('EX-10 the outro after a forced repeat says only what is needed if the first run was not counted', () => {
  showOutro({ ...failedWith(3), percentage_score: 40 }, { needed: 60 })
  expect(sentences().slice(0, 2)).toEqual(['Nog even oefenen!', 'Je hebt 60% nodig.'])
})

test.each([
  ['that failed', { status: 3 }, 0],
  ['that has to be repeated', { status: 1, isForcedRepeat: true }, 0],
  ['that is done', { status: 2 }, 1],
] as const)('EX-9 a run %s shows no coins next to its title that it did not earn', (_run, more, counters) => {
  showOutro({ points_earned: 0, ...more })
  expect(screen.queryAllByText('Je hebt 40 punten.')).toHaveLength(counters)
})

test('the general outro praises nothing that may not have happened', () => {
  const after = allFixtures.flatMap(({ logic }) => logic.lesson?.after ?? [])
  expect(after.filter((text) => /onthouden|goed|knap|verhaal/i.test(text))).toEqual([])
})

const failedWith = (right: number): Partial<StudentExercise> => ({
  status: 3,
  points_earned: 0,
  detailed_results: runOfFixture(luisterTyp).detailed_results.map((result, at) =>
    Object.assign(result, { completed: true, success: at < right }),
  ),
})
/** Returns the sentences that are read aloud, without those of the lists. */
const sentences = () =>
  [...document.querySelectorAll('[data-aloud]')]
    .filter((text) => text.closest('h3, li') === null)
    .map(({ textContent }) => textContent)

test.each([
  [0, 60, 'Je hebt alle 3 woorden gedaan.'],
  [1, 80, 'Je had 1 van de 3 woorden goed.'],
])(
  'GIDS-8 %i of 3 words with %i percent needed is not called nearly, and the result is short',
  (right, needed, howFar) => {
    showOutro(failedWith(right), { needed })
    expect(sentences()).toEqual([
      'Nog even oefenen!',
      howFar,
      `Je haalt deze oefening met ${Math.ceil((needed * 3) / 100)} goede woorden.`,
      'Doe deze oefening nog een keer!',
    ])
    expect(document.body.textContent).not.toContain('Bijna')
  },
)

test.each([
  ['hoofdletter', 'zinnen'],
  ['leestekens', 'zinnen'],
  ['ei-ij', 'woorden'],
])('ZIN-1 GIDS-8 a sentence dictation of %s counts %s', (category, counted) => {
  const run = failedWith(1)
  const words = runOfFixture(zinDictee).words.map((word) => Object.assign({}, word, { category }))
  showOutro({ ...run, words }, { fixture: zinDictee, needed: 80 })
  const all = run.detailed_results?.length
  expect(sentences().slice(1, 3)).toEqual([
    `Je had 1 van de ${all} ${counted} goed.`,
    `Je haalt deze oefening met 3 goede ${counted}.`,
  ])
})

test.each([
  [0, {}, ['Je hebt alle 3 woorden gedaan.', 'Je haalt deze oefening met 2 goede woorden.']],
  [1, {}, ['Je had 1 van de 3 woorden goed.', 'Je haalt deze oefening met 2 goede woorden.']],
  [
    3,
    { percentage_score: 40, first_run: { right: 2, all: 5 } },
    ['De eerste keer had je 2 van de 5 woorden goed.', 'Je haalt deze oefening met 3 goede woorden.'],
  ],
])(
  'GIDS-4 GIDS-8 a failed run with %i right that leads to something else asks for no more practice',
  (right, more, told) => {
    showOutro({ ...failedWith(right), ...more }, { onward: exercise, needed: 60 })
    expect(sentences()).toEqual([...told, 'Ga nu naar de volgende oefening!'])
    screen.getByRole('heading', { name: told[0] as string })
  },
)

test('GIDS-8 two of 3 words with 80% needed is called nearly', () => {
  showOutro(failedWith(2), { needed: 80 })
  expect(sentences().slice(0, 2)).toEqual([
    'Bijna: 2 van de 3',
    'Je haalt deze oefening met 3 goede woorden.',
  ])
})

test.each([
  ['exercise', 'Volgende oefening', 'Ga nu naar de volgende oefening!'],
  ['dictation', 'Naar het dictee', 'Doe nu het dictee!'],
  ['test', 'Naar de toets', 'Doe nu de toets!'],
  ['stars', 'Kies meer sterren', 'Alles is klaar, kies nu meer sterren!'],
  ['map', 'Terug naar de kaart', 'Ga nu naar de kaart!'],
  ['treehouse', 'Terug naar de boomhut', 'Ga nu terug naar de boomhut!'],
] as const)(
  'GIDS-4 the first button leads on, as is said: to the %s, also after a failed run',
  (to, name, said) => {
    for (const status of [2, 3] as const) {
      const go = vi.fn<() => void>()
      showOutro({ status }, { onward: { to, go } })
      expect(firstWay()).toEqual({ name, said })
      expect(sizes()).toEqual(['large', 'normal', 'normal'])
      press(name)
      expect(go).toHaveBeenCalledOnce()
      cleanup()
    }
  },
)

test('GIDS-4 an exercise that must be repeated leads nowhere else first, and says only that', () => {
  showOutro({ status: 1, isForcedRepeat: true }, { onward: exercise })
  expect(screen.queryByRole('button', { name: 'Volgende oefening' })).toBeNull()
  expect(firstWay()).toEqual({ name: 'Herhaal de oefening', said: mustRepeat })
})

test('GIDS-4 repeating is the first button, and spoken, if the same exercise is next', () => {
  showOutro({ status: 3 })
  expect(firstWay()).toEqual({ name: 'Herhaal de oefening', said: 'Doe deze oefening nog een keer!' })
})

test('GIDS-4 a passed dictation leads to its result, as is said, and nowhere else', () => {
  showOutro({ status: 2 }, { onward: exercise, fixture: stapDictee })
  expect(firstWay()).toEqual({ name: 'Bekijk je uitslag', said: 'Bekijk nu je uitslag!' })
  expect(sizes()).toEqual(['large', 'normal', 'normal'])
  expect(screen.queryByRole('button', { name: 'Volgende oefening' })).toBeNull()
  expect(document.body.textContent).not.toMatch(/Nog een keer|nog een keer/)
})

test.each([
  [0, 'Je hebt alle 3 woorden geschreven.'],
  [1, 'Je had 1 van de 3 woorden goed.'],
  [2, 'Je had 2 van de 3 woorden goed.'],
])(
  'WEET-10 GIDS-4 GIDS-8 a dictation with %i of 3 right first says what went well, and leads to its missed words',
  (right, wentWell) => {
    showOutro(failedWith(right), { onward: exercise, fixture: stapDictee, needed: 80 })
    const begin = right === 2 ? 'Schrijf dit woord nog een keer!' : 'Schrijf deze woorden nog een keer!'
    expect(sentences()).toEqual([wentWell, 'Je haalt deze oefening met 3 goede woorden.', begin])
    screen.getByRole('heading', { name: wentWell })
    expect(firstWay()).toEqual({
      name: right === 2 ? 'Schrijf het woord nog een keer' : 'Schrijf ze nog een keer',
      said: begin,
    })
    expect(screen.getByRole('button', { name: 'Ga terug naar de lespagina' })).toBeDefined()
    expect(document.body.textContent).not.toContain('%')
    const lists = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(lists.at(-1)).toContain('Deze woorden mag je nog oefenen:')
    expect(lists).toHaveLength(right === 0 ? 1 : 2)
  },
)

const unheard: PendingMove = { seq: 1, body: { difficulty: 2, word: 1, data: {} } as never }

test.each([
  ['that waits for the network', true, [unheard], 1],
  ['that is on its way', false, [unheard], 0],
  ['that the server has', true, [], 0],
])('NET-3 work %s is announced as judged later: %#', (_work, isAway, pending, times) => {
  showOutro({}, { isAway, pending })
  expect(screen.queryAllByText(commonTexts.unheardLater.text)).toHaveLength(times)
})

test('NET-2 a dictation that waits for the network announces no result that cannot be opened yet', () => {
  showOutro(allRight(stapDictee), { isAway: true, fixture: stapDictee, pending: [unheard] })
  expect(screen.getByRole('button', { name: 'Bekijk je uitslag' })).toHaveProperty('disabled', true)
  expect(screen.queryAllByText('Bekijk nu je uitslag!')).toHaveLength(0)
  expect(screen.queryAllByText(commonTexts.unheardLater.text)).toHaveLength(1)
})

test.each([
  ['comforts', 'Geeft niks!', 1],
  ['cheers', 'Toet, toet!', 3],
])('the buddy %s in its own words (%s) after %i right words', (_does, line, right) => {
  const says = { cheer: { text: 'Toet, toet!' }, comfort: { text: 'Geeft niks!' } }
  showOutro(right === 3 ? {} : failedWith(right), { says })
  expect(screen.getAllByText(/Geeft niks!|Toet, toet!/).map(({ textContent }) => textContent)).toEqual([line])
})

test('EX-9 GIDS-1 the earned points are spoken; the coins show them', async () => {
  const { said, wrapper } = listen()
  showOutro({}, { wrapper })
  await expect.poll(() => said).toContain('Doe deze oefening nog een keer!')
  expect(said.slice(0, 2)).toEqual(['Klaar!', 'Je krijgt er 10 punten bij.'])
  expect(screen.queryByText('Je krijgt er 10 punten bij.')).toBeNull()
  cleanup()
  said.length = 0
  showOutro({}, { isPaid: true, wrapper })
  await expect.poll(() => said).toContain('Doe deze oefening nog een keer!')
  expect(said.join(' ')).not.toContain('punten')
})
