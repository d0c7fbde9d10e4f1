// @vitest-environment jsdom
import type { StudentExercise } from '@letterliaan/contract'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { wordsOfFixture } from '../../kit/fixture.ts'
import { fixture } from '../../templates/LuisterTyp/fixture.ts'
import { fixture as stapDictee } from '../../templates/StapDictee/fixture.ts'
import { Liana } from './Liana.tsx'
import { beginExerciseFixture, renderExerciseFixture } from './screen.fixture.tsx'

test('GIDS-7 each word is dictated, its sound of joy is played, it is said, and the next one follows', async () => {
  const { begin, clock, events } = await renderExerciseFixture(fixture)
  const words = wordsOfFixture(fixture).map(({ word }) => word)
  await begin()
  act(() => clock.pass(0))
  for (const word of words) {
    await userEvent.keyboard(`${word}{Enter}`)
    act(() => clock.pass(3000))
  }
  await screen.findByRole('heading', { name: 'Klaar!' })
  // A word that is said with its plural is counted once here.
  const heard = events.filter((event, at) => event !== 'sound letter' && event !== events[at - 1])
  const [first, second, third] = words.map((word) => [`say ${word}`, 'sound right', `say ${word}`])
  // The third right word in a row shows a bird.
  expect(heard).toEqual([
    ...(first ?? []),
    ...(second ?? []),
    ...(third?.toSpliced(2, 0, 'sound chirp') ?? []),
    'sound chirp',
  ])
})

test('right words in a row sound higher, and a mistake restarts the scale', async () => {
  const { begin, clock, tones } = await renderExerciseFixture(fixture)
  const [first, second, third] = wordsOfFixture(fixture).map(({ word }) => word)
  await begin()
  act(() => clock.pass(0))
  for (const typed of [
    `${first}{Enter}`,
    `${second}{Enter}`,
    'zz{Enter}',
    `{Control>}a{/Control}${third}{Enter}`,
  ]) {
    await userEvent.keyboard(typed)
    act(() => clock.pass(3000))
  }
  expect(tones).toEqual([0, 2, 0])
})

/** Returns what moves, and whether the buddy cheers. */
const seen = (): string[] => [
  ...[...document.querySelectorAll<HTMLElement>('[data-joy]')].map(
    ({ dataset }) => `joy of ${dataset['joy']}`,
  ),
  ...(document.querySelector('[data-visitor]') ? ['visitor'] : []),
  ...(document.querySelector('.counter') ? ['coins'] : []),
  ...([...document.querySelectorAll('img[src*="juicht"]')].some((buddy) => buddy.closest('[hidden]') === null)
    ? ['buddy']
    : []),
]

test('GIDS-7 PLEK-3 in one log each moment of joy has a sound, motion and a cheering buddy, in order', async () => {
  const paid = (run: StudentExercise): StudentExercise => ({
    ...run,
    points_earned: run.is_complete ? 10 : 0,
  })
  const { begin, clock, events } = await renderExerciseFixture(fixture, { tell: paid })
  const takeSounds = () => events.splice(0).filter((event) => /^sound (?!letter)/.test(event))
  const log: string[][] = []
  await begin()
  act(() => clock.pass(0))
  for (const { word } of wordsOfFixture(fixture)) {
    await userEvent.keyboard(`${word}{Enter}`)
    log.push([...takeSounds(), ...seen()])
    act(() => clock.pass(3000))
  }
  await screen.findByText('10 punten erbij. Je hebt 10 punten.')
  log.push([...takeSounds(), ...seen()])
  expect(log).toEqual([
    ['sound right', 'joy of word', 'buddy'],
    ['sound right', 'joy of word', 'buddy'],
    ['sound right', 'sound chirp', 'joy of word', 'visitor', 'buddy'],
    ['sound coin', 'sound chirp', 'joy of exercise', 'coins', 'buddy'],
  ])
})

const endOfDictation = async (stepPassed: boolean) => {
  const { events } = await beginExerciseFixture(stapDictee, {
    stepResult: { stepPassed, next: 'step', toDo: { Verkennen: 1, Oefenen: 0, dictation: false, stars: 1 } },
  })
  for (const { word } of wordsOfFixture(stapDictee)) await userEvent.keyboard(`${word}{Enter}`)
  events.splice(0)
  await userEvent.click(await screen.findByRole('button', { name: 'Bekijk je uitslag' }))
  await screen.findByRole('heading', { name: 'Gehaald!' })
  return [...events, ...seen()]
}

test('GIDS-7 PLEK-3 a passed dictation has sound and motion, and a passed step has all layers', async () => {
  expect(await endOfDictation(false)).toEqual(['sound badge', 'joy of dictation', 'buddy'])
  cleanup()
  // The step's own sound is played by useExerciseRun, after the server's reply.
  expect(await endOfDictation(true)).toEqual(['joy of step', 'buddy'])
})

test('GIDS-7 the liana grows a leaf for each right word, and three in a row show a bird', async () => {
  const { clock } = await beginExerciseFixture(fixture)
  act(() => clock.pass(0))
  const grown: unknown[] = []
  for (const { word } of wordsOfFixture(fixture)) {
    await userEvent.keyboard(`${word}{Enter}`)
    const visitor = document.querySelector('[data-visitor]')
    grown.push([document.querySelectorAll('[data-leaves] .leaf').length, visitor?.textContent ?? null])
    act(() => clock.pass(3000))
  }
  expect(grown).toEqual([
    [1, null],
    [2, null],
    [3, '3 woorden goed op een rij!'],
  ])
})

test("GIDS-7 the child's own sentences are not called right, as only the word in them is checked", () => {
  const { container } = render(
    <Liana growth={{ leaves: 3, inARow: 3, visitor: 'bird' }} words={3} isOfSentences />,
  )
  expect(container.textContent).toBe('3 zinnen geschreven!')
})

test('GIDS-7 a visitor that cannot be fetched shows no broken picture', () => {
  const { container } = render(<Liana growth={{ leaves: 3, inARow: 3, visitor: 'bird' }} words={3} />)
  const picture = () => container.querySelector('[data-visitor] img')
  fireEvent.error(picture() ?? container)
  expect([picture(), container.textContent]).toEqual([null, '3 woorden goed op een rij!'])
})
