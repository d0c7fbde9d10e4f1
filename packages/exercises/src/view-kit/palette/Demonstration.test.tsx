// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { analysedWordFixture, anchorFixture } from '../../kit/analysed-word.fixture.ts'
import { listDemonstrationSteps } from '../../kit/demonstration.ts'
import { wordsOfFixture, type TemplateFixture } from '../../kit/fixture.ts'
import { fixture as blokken } from '../../templates/Blokken/fixture.ts'
import { fixture as speurKleur1 } from '../../templates/SpeurKleur1/fixture.ts'
import { fixture as speurKleur2 } from '../../templates/SpeurKleur2/fixture.ts'
import { listen } from '@letterliaan/ui/listen.fixture'
import { LookContext } from '@letterliaan/ui/pictures'
import { ReadAloudContext, type ReadAloud } from '@letterliaan/ui/spoken'
import { renderExerciseFixture } from '../shell/screen.fixture.tsx'

/** Longer than any step of the demonstration (ms). */
const longMs = 4500

/** Opens the screen with the words of its run. `more`: other words of the step. */
const open = <S, E>(
  fixture: TemplateFixture<S, E>,
  is_first_colouring: boolean,
  more = ['bus'],
  wrapper?: ReturnType<typeof listen>['wrapper'],
) => {
  const stepWords = [...wordsOfFixture(fixture), ...more.map(analysedWordFixture)]
  return renderExerciseFixture(fixture, { exercise: { is_first_colouring }, stepWords, wrapper })
}

const openDemonstration = async <S, E>(
  fixture: TemplateFixture<S, E>,
  ...more: [words?: string[], wrapper?: ReturnType<typeof listen>['wrapper']]
) => {
  const shown = await open(fixture, true, ...more)
  await shown.begin()
  await screen.findByText('Kijk mee. Zo kleur je een woord.')
  return shown
}

const shownStep = () => document.querySelector<HTMLElement>('[data-demonstration]')?.dataset['demonstration']
const paints = () => [...document.querySelectorAll<HTMLElement>('[data-painted]')].length
const part = () => document.querySelector<HTMLElement>('[data-part]')?.dataset['part']

test('GIDS-10 the first time the buddy colours a word of the step outside the run, and sends no answer', async () => {
  const { clock, data, spokenOf } = await openDemonstration(speurKleur2)
  expect([part(), spokenOf]).toEqual(['1', ['bus']])
  const seen: unknown[] = []
  while (shownStep() !== 'your-turn') {
    seen.push([shownStep(), paints()])
    act(() => clock.pass(longMs))
  }
  expect(seen).toEqual([
    ['look', 0],
    ['choose', 0],
    ['paint', 1],
    ['choose', 1],
    ['paint', 3],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Nu ik!' }))
  expect([part(), shownStep(), data()]).toEqual(['2', undefined, []])
})

test('GIDS-10 GIDS-1 each move of the buddy is spoken when it happens, and each colour has its own sentence', async () => {
  const { said, wrapper } = listen()
  const { clock } = await openDemonstration(speurKleur2, ['bus'], wrapper)
  while (shownStep() !== 'your-turn') act(() => clock.pass(longMs))
  expect(said.slice(said.indexOf('Kijk mee. Zo kleur je een woord.'))).toEqual([
    'Kijk mee. Zo kleur je een woord.',
    'Groen is voor een korte klank, zoals in kat.',
    'Ik tik op elke letter die zo klinkt.',
    'Lichtblauw is voor een medeklinker, zoals in vis.',
    'Ik tik op elke letter die zo klinkt.',
    'Zo doe je dat. Nu jij!',
  ])
})

test('GIDS-10 an anchor is preferred to any other word of the step', async () => {
  const { spokenOf } = await openDemonstration({ ...speurKleur2, anchors: [anchorFixture(1, 1, 'kip')] }, [
    'bus',
    'kip',
  ])
  expect(spokenOf).toEqual(['kip'])
})

test('GIDS-10 KALM-1 each step of the demonstration lasts longer at a calm pace', async () => {
  const { begin, clock, setStretch } = await open(speurKleur2, true)
  setStretch(1.5)
  await begin()
  await screen.findByText('Kijk mee. Zo kleur je een woord.')
  act(() => clock.pass(longMs))
  expect(shownStep()).toBe('look')
  act(() => clock.pass(longMs / 2))
  expect(shownStep()).toBe('choose')
})

test.each([
  ['a tap', () => fireEvent.click(document.body)],
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('GIDS-10 %s ends the demonstration, and the child’s own words follow', async (_name, skip) => {
  await openDemonstration(speurKleur2)
  await skip()
  expect(part()).toBe('2')
})

test('GIDS-10 no demonstration is shown if the child has coloured before or the step has no other words', async () => {
  const before = await open(speurKleur2, false)
  await before.begin()
  expect(part()).toBe('2')
  cleanup()
  const alone = await open(speurKleur2, true, [])
  await alone.begin()
  expect(part()).toBe('2')
})

test('GIDS-10 in Blokken the letters are hidden until the buddy types them', async () => {
  const { clock } = await openDemonstration(blokken)
  const letters = () => document.querySelector('[data-word-row]')?.textContent.replaceAll(/[^a-z]/g, '')
  const seen = new Set<unknown>()
  while (shownStep() !== 'type') {
    seen.add(letters())
    act(() => clock.pass(longMs))
  }
  expect([...seen]).toEqual([''])
  screen.getByText('Dan typ ik het woord, letter voor letter.')
  expect([letters(), paints()]).toEqual(['bus', 0])
  act(() => clock.pass(longMs))
  screen.getByText('Zo doe je dat. Nu jij!')
})

test('GIDS-10 only letters of the asked kind are coloured', async () => {
  const { clock } = await openDemonstration(speurKleur1)
  while (shownStep() !== 'your-turn') act(() => clock.pass(longMs))
  expect(paints()).toBe(1)
})

test('GIDS-10 each colour is chosen once, before all its blocks are tapped', () => {
  const steps = listDemonstrationSteps(['lightblue', 'green', 'lightblue'], false)
  expect(steps.map(({ does, brush, at }) => [does, brush, at])).toEqual([
    ['look', null, []],
    ['choose', 'green', []],
    ['paint', 'green', [1]],
    ['choose', 'lightblue', []],
    ['paint', 'lightblue', [0, 2]],
    ['your-turn', null, []],
  ])
  expect(steps.at(-1)?.painted).toEqual(['lightblue', 'green', 'lightblue'])
})

test.each([
  ['flies to its blocks', false],
  ['is there at once, for who wants less motion', true],
])('GIDS-10 GIDS-11 the paint %s', async (_name, lessMotion) => {
  const { begin, clock } = await open(speurKleur2, true)
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }))
  const animate = vi.spyOn(Element.prototype, 'animate')
  await begin()
  await screen.findByText('Kijk mee. Zo kleur je een woord.')
  for (let step = 0; step < 2; step += 1) act(() => clock.pass(longMs))
  expect([shownStep(), paints()]).toEqual(['paint', 1])
  expect(animate.mock.calls.length).toBe(lessMotion ? 0 : 1)
})

test('PLEK-5 in the look 10+ the button to begin is sober', async () => {
  await open(speurKleur2, true, ['bus'], ({ children }) => (
    <LookContext value="field-camp">{children}</LookContext>
  ))
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }))
  await screen.findByRole('button', { name: 'Nu ik.' })
})

/** Plays a demonstration in which each line takes as long as when spoken. */
async function playSpoken<S, E>(fixture: TemplateFixture<S, E>) {
  const [said, ended]: [string[], string[]] = [[], []]
  let endLine: () => void = () => undefined
  const say: ReadAloud['say'] = ({ text }, { signal }) =>
    new Promise((resolve) => {
      said.push(text)
      endLine = () => {
        if (signal?.aborted !== true) ended.push(text)
        resolve('ended')
      }
    })
  const { begin, clock } = await open(fixture, true, ['bus'], ({ children }) => (
    <ReadAloudContext value={{ isAutomatic: true, say }}>{children}</ReadAloudContext>
  ))
  await begin()
  await screen.findByText('Kijk mee. Zo kleur je een woord.')
  said.splice(0, said.indexOf('Kijk mee. Zo kleur je een woord.'))
  while (shownStep() !== 'your-turn') {
    // The slowest measured line took 115 ms a letter. A voice may start 1.5 s late.
    act(() => clock.pass(1500 + 115 * (said.at(-1)?.length ?? 0)))
    await act(async () => endLine())
    act(() => clock.pass(500))
  }
  return { said, ended }
}

test.each([
  ['Blokken', () => playSpoken(blokken)],
  ['SpeurKleur 1', () => playSpoken(speurKleur1)],
  ['SpeurKleur 2', () => playSpoken(speurKleur2)],
])('STEM-4 a step of the demonstration of %s ends only after its line was spoken', async (_name, play) => {
  const { said, ended } = await play()
  expect(ended).toEqual(said.slice(0, -1))
  expect(ended.length).toBeGreaterThan(2)
})
