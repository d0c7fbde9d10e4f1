// @vitest-environment jsdom
import { allFixtures } from '../all.fixture.ts'
import type { DetailedResult } from '@letterliaan/contract'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Results } from './Results.tsx'

const resultOf = (word: string, success: boolean, last_answer: string | null): DetailedResult => ({
  word,
  num_tries: 1,
  num_errors: success ? 0 : 1,
  time_spent: 1000,
  completed: true,
  success,
  last_answer,
  cheats_used: 0,
  hints_used: 0,
})

test.each([null, '', 'aa'])(
  'EX-7 good and difficult words are listed, also after the answer %j',
  (last_answer) => {
    render(<Results results={[resultOf('maan', true, last_answer), resultOf('vis', false, last_answer)]} />)
    const under = (heading: string) =>
      screen.getByRole('heading', { name: heading }).nextSibling?.firstChild?.firstChild?.textContent
    expect(under('Deze woorden kun je al goed typen:')).toBe('maan')
    expect(under('Deze woorden mag je nog oefenen:')).toBe('vis')
  },
)

test('EX-6 peeked and helped words are marked separately', () => {
  const results = [
    { ...resultOf('maan', true, 'maan'), hints_used: 1 },
    { ...resultOf('vis', false, 'vis'), cheats_used: 1 },
    resultOf('boom', true, 'boom'),
  ]
  render(<Results results={results} />)
  const marks = screen
    .getAllByRole('listitem')
    .map((item) => [
      item.firstChild?.textContent,
      item.querySelector('[aria-label]')?.getAttribute('aria-label'),
    ])
  expect(marks).toEqual([
    ['maan', 'met hulp'],
    ['boom', undefined],
    ['vis', 'woord bekeken'],
  ])
})

test('GIDS-6 the first slip is shown, as later ones came after help', () => {
  const koht = {
    ...resultOf('kocht', false, 'kocht'),
    written: 'koh',
    is_unfinished: true,
    feedback: 'Later.',
    first_slip: { written: 'kog', is_unfinished: true, feedback: 'Eerst.' },
  }
  render(<Results results={[koht]} />)
  expect(screen.getAllByRole('definition')[0]?.textContent).toContain('kog')
  expect(screen.getByText('Eerst.')).toBeDefined()
  expect(screen.queryByText('Later.')).toBeNull()
})

test('GIDS-6 the written word is shown next to the right one, with the difference marked and a speaker', () => {
  const heard: string[] = []
  const wrong = { ...resultOf('vis', false, 'vis'), written: 'fis', feedback: 'Voel je keel trillen?' }
  render(<Results results={[wrong, resultOf('maan', true, 'maan')]} onSpeak={(word) => heard.push(word)} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'jij schreef',
    'zo is het',
  ])
  expect(screen.getAllByRole('mark', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'f',
    'v',
  ])
  screen.getByRole('button', { name: 'Luister naar vis' }).click()
  expect(heard).toEqual(['vis'])
  expect(screen.queryByRole('button', { name: 'Luister naar maan' })).toBeNull()
})

test('GIDS-6 both tries of a word that was right the second time are shown', () => {
  const mended = { ...resultOf('reep', false, 'reep'), written: 'rep', num_tries: 2 }
  const { rerender } = render(<Results results={[mended]} />)
  const verbs = () => screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(verbs()).toEqual(['eerst schreef je', 'daarna goed'])
  rerender(<Results results={[{ ...mended, last_answer: 'reb', num_errors: 2 }]} />)
  expect(verbs()).toEqual(['jij schreef', 'zo is het'])
})

test('GIDS-6 each wrong word has a sentence, and no sentence occurs three times', () => {
  const feedback = 'Voel je keel trillen?'
  render(
    <Results
      results={['vis', 'vos', 'voet', 'vuur'].map((word) =>
        Object.assign(resultOf(word, false, null), { feedback, written: word.replace('v', 'f') }),
      )}
    />,
  )
  const advice = screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)
  const place = 'Kijk goed naar het begin van het woord.'
  expect(advice).toEqual([feedback, feedback, place, place])
})

test.each(['', ' '])('GIDS-6 a refused space shows no written text: %j', (written) => {
  const refused = { ...resultOf('duim', false, 'duim'), written, is_unfinished: true }
  render(<Results results={[refused]} />)
  expect(screen.queryByText('jij schreef')).toBeNull()
})

test('GIDS-6 a refused letter shows only the text before it, and a choice shows no written text', () => {
  const refused = { ...resultOf('schoen', false, 'schoen'), written: 'x', is_unfinished: true }
  const { container, rerender } = render(<Results results={[refused]} />)
  const shown = () => [...container.querySelectorAll('dl > *')].map(({ textContent }) => textContent)
  // Each spelling is there twice: for the eye and for the ear.
  expect(shown()).toEqual(['jij schreef', 'xx…', 'zo is het', 'schoenschoen'])
  expect(screen.getAllByRole('mark', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'x',
    's',
  ])
  const chosen = { ...resultOf('konijn', false, 'ij'), written: 'konein' }
  rerender(<Results results={[chosen]} logic={{ outro: { choosesSpelling: true } }} />)
  expect(shown()[0]).toBe('jij koos')
})

test('EX-7 words are called well typed only if they were typed', () => {
  const said = allFixtures.map(({ logic }) => {
    const { container } = render(<Results results={[resultOf('maan', true, 'maan')]} logic={logic} />)
    return [logic.name, container.querySelector('h3')?.textContent]
  })
  const typed = 'Deze woorden kun je al goed typen:'
  expect(said.filter(([, heading]) => heading !== typed)).toEqual([
    ['KiesKlank', 'Bij deze woorden koos je de goede klank:'],
    ['KijkLees', 'Deze woorden heb je gelezen:'],
    ['KijkLuister', 'Deze woorden heb je gezien en gehoord:'],
    ['Klankgroepen', 'Deze woorden knipte je goed:'],
    ['LeesLetters', 'Deze woorden heb je gelezen:'],
    ['SorteerLeer', 'Bij deze woorden vond je het goede ankerwoord:'],
    ['SpeurKleur1', 'Deze woorden kleurde je goed:'],
    ['SpeurKleur2', 'Deze woorden kleurde je goed:'],
  ])
})
