// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { repeatableStepFixture } from '../../testing/entities.ts'
import { RepetitionDialog } from './RepetitionDialog.tsx'

const open = (...repeatables: ReturnType<typeof repeatableStepFixture>[]) =>
  render(
    <RepetitionDialog
      repeatables={repeatables}
      renderLink={({ id }, className, content) => (
        <a href={`/fase/1/stap/${id}`} className={className}>
          {content}
        </a>
      )}
      renderTogetherLink={({ id }, className, content) => (
        <a href={`/fase/1/stap/${id}/samen`} className={className}>
          {content}
        </a>
      )}
      onClose={() => undefined}
    />,
  )

test('REP-1 each repetition has its world, name, number of words and a link', () => {
  open(
    repeatableStepFixture(901, { phase_id: 2, label: 'Woorden met ng', num_words: 8 }),
    repeatableStepFixture(902, { num_words: 1 }),
  )
  const [first, second] = screen.getAllByRole('listitem')
  if (first === undefined || second === undefined) throw new Error('two repetitions')
  within(first).getByText('Wereld 2')
  within(first).getByRole('heading', { name: 'Woorden met ng' })
  within(first).getByText('8 woorden')
  within(second).getByText('1 woord')
  const link = within(first).getByRole('link', { name: 'Ga naar de herhaalstap' })
  expect(link.getAttribute('href')).toBe('/fase/1/stap/901')
})

test('REP-1 a repetition finished today is last, marked as done, and not offered', () => {
  open(
    repeatableStepFixture(901, { status: 4, label: 'Korte klank' }),
    repeatableStepFixture(902, { label: 'Lange klank' }),
  )
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names).toEqual(['Lange klank', 'Korte klank'])
  expect(screen.getAllByRole('link')).toHaveLength(1)
  screen.getByText('Klaar voor vandaag')
  expect(screen.queryByText(/Alle blaadjes/)).toBeNull()
})

test('PLEK-6 a finished repetition links to its game for two, but an open one does not', () => {
  open(
    repeatableStepFixture(901, { status: 4, has_game: true }),
    repeatableStepFixture(902, { status: 4 }),
    repeatableStepFixture(903, { has_game: true }),
  )
  const links = screen.getAllByRole('link', { name: 'Speel samen met een maatje' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/fase/1/stap/901/samen'])
})

test('a message is shown if everything is done', () => {
  open(repeatableStepFixture(901, { status: 4 }), repeatableStepFixture(902, { status: 4 }))
  screen.getByText('Alle blaadjes zijn opgeruimd. Goed gedaan!')
})

test('REP-2 a message is shown if there are no repetitions', () => {
  open()
  screen.getByText('Er zijn nu geen stappen om te herhalen.')
  expect(screen.queryByRole('list')).toBeNull()
})

test('OWN-3 own steps are listed first with their own heading, without a world', () => {
  open(
    repeatableStepFixture(901),
    repeatableStepFixture(902, { phase_id: null, repeats_step_id: null, label: 'Woorden van week 47' }),
  )
  const own = within(screen.getByRole('region', { name: 'Eigen woorden' }))
  own.getByRole('heading', { name: 'Woorden van week 47' })
  own.getByRole('link', { name: 'Ga naar de stap' })
  expect(own.queryByText(/Wereld/)).toBeNull()
  expect(screen.getAllByRole('heading', { level: 3 })[1]?.textContent).toBe('Korte klank')
})
