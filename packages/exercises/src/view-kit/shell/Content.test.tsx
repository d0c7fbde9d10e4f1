// @vitest-environment jsdom
import { listen } from '@letterliaan/ui/listen.fixture'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { wordFixture } from '../../kit/fixture.ts'
import { runOfFixture } from '../../run/play-table.fixture.ts'
import { fixture as luisterTyp } from '../../templates/LuisterTyp/fixture.ts'
import { fixture } from '../../templates/OefenDictee/fixture.ts'
import { fixture as sorteerLeer } from '../../templates/SorteerLeer/fixture.ts'
import { beginExerciseFixture, renderExerciseFixture } from './screen.fixture.tsx'

test.each([true, false])(
  'EX-4 the progress bar is shown according to show_progress_bar: %s',
  async (show_progress_bar) => {
    await beginExerciseFixture(fixture, { exercise: { show_progress_bar } })
    const bar = screen.queryByRole('progressbar', { name: 'Voortgang van de oefening' })
    expect(bar !== null).toBe(show_progress_bar)
  },
)

const all = ['word', 'structure', 'sound_groups', 'plural', 'sentence'] as const
type Sound = (typeof all)[number]
const flags = <P extends string>(prefix: P, on: readonly Sound[]) =>
  Object.fromEntries(all.map((sound) => [`${prefix}_${sound}`, on.includes(sound)])) as Record<
    `${P}_${Sound}`,
    boolean
  >
const names: Readonly<Record<Sound, string>> = {
  word: 'Luister naar het woord',
  structure: 'Luister naar de klanken',
  sound_groups: 'Luister naar de klankgroepen',
  plural: 'Luister naar het meervoud',
  sentence: 'Luister naar de zin',
}

test.each<[uses: readonly Sound[], has: readonly Sound[], shown: readonly Sound[]]>([
  [all, all, all],
  [['word', 'plural'], all, ['word', 'plural']],
  [all, ['word', 'sentence'], ['word', 'sentence']],
  [['word', 'structure'], ['word', 'sound_groups'], ['word']],
  [[], all, []],
  [all, [], []],
])('EX-4 the exercise uses %j, the word has %j: speakers for %j', async (uses, has, shown) => {
  const words = [wordFixture(11, 'vis', flags('audio', has))]
  const { clock, spoken } = await beginExerciseFixture(
    { ...fixture, words },
    { exercise: flags('use_audio', uses) },
  )
  const speakers = screen.queryAllByRole('button', { name: /^Luister naar/ })
  expect(speakers.map((speaker) => speaker.getAttribute('aria-label'))).toEqual(
    shown.map((sound) => names[sound]),
  )
  clock.pass(0)
  const before = spoken.length
  for (const speaker of speakers) await userEvent.click(speaker)
  clock.pass(500)
  expect(spoken.slice(before)).toEqual(shown)
})

test('EX-5 opening the help counts as a hint', async () => {
  const { clock, sent } = await beginExerciseFixture(sorteerLeer)
  await userEvent.click(screen.getByRole('button', { name: 'Help' }))
  screen.getByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Leg kikker bij appel' }))
  clock.pass(1000)
  expect(sent.map(({ hints_used }) => hints_used)).toEqual([1])
})

const speaker = () => screen.getByRole('button', { name: names.word })

test('EX-12 a requested word is not heard after leaving', async () => {
  const { clock, spoken } = await beginExerciseFixture(fixture)
  clock.pass(0)
  const before = spoken.length
  await userEvent.click(speaker())
  cleanup()
  clock.pass(10_000)
  expect(spoken).toHaveLength(before)
})

test('GIDS-1 the intro says the name of the exercise, for a child that cannot read it on its stone', async () => {
  const { said, wrapper } = listen()
  const exercise = { name: 'Luister en typ', description: 'Typ het woord.' }
  await renderExerciseFixture(luisterTyp, { exercise, wrapper })
  await waitFor(() => expect(said).toEqual(['Luister en typ', 'Typ het woord.']))
})

test.each([
  [0, null],
  [1, 'Je gaat verder waar je was: bij woord 2 van de 3.'],
])('EX-2 the intro after %i words says where to continue: %s', async (done, said) => {
  const run = runOfFixture(luisterTyp)
  const halfway = {
    ...run,
    detailed_results: run.detailed_results.map((result, at) =>
      Object.assign({}, result, { completed: at < done }),
    ),
  }
  await renderExerciseFixture(luisterTyp, {
    exercise: { student_exercise: { 1: halfway, 2: halfway, 3: halfway } },
  })
  expect(screen.queryByText(/^Je gaat verder/)?.textContent ?? null).toBe(said)
})
