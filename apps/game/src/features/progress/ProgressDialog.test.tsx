// @vitest-environment jsdom
import type { ExercisedWord, Progress } from '@letterliaan/contract'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exercisedWordFixture, progressFixture } from '../../testing/entities.ts'
import { ProgressDialog } from './ProgressDialog.tsx'

const practised = {
  words_exercised: [
    exercisedWordFixture(1, 'vis'),
    exercisedWordFixture(2, 'pen', { without_errors: false }),
  ],
  words_without_errors: 1,
  percentage_score: 50,
  progress: 40,
}

const rows: Progress[] = [
  progressFixture(1, { label: 'Korte klank', position: 1, status: 5, status_label: 'Gehaald', ...practised }),
  progressFixture(2, { label: 'Lange klank', position: 2 }),
  progressFixture(3, { label: 'Korte klank', position: 1, difficulty: 2 }),
  progressFixture(4, { label: 'Woorden met ng', position: 1, phase_id: 2 }),
]

function open(more: Partial<Parameters<typeof ProgressDialog>[0]> = {}) {
  const onSpeak = vi.fn<(word: ExercisedWord) => void>()
  const onAskAgain = vi.fn<() => void>()
  render(
    <ProgressDialog
      rows={rows}
      hasFailed={false}
      onAskAgain={onAskAgain}
      onSpeak={onSpeak}
      onClose={() => undefined}
      {...more}
    />,
  )
  return { onSpeak, onAskAgain }
}

const toggle = (name: RegExp) => screen.getByRole('button', { name, expanded: false })
const steps = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

test('PROG-1 a row shows status, step, progress, level, mastery and the number of words', () => {
  open()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Status',
    'Stap',
    'Voortgang',
    'Niveau',
    'Laatste keer goed',
    'Woorden',
  ])
  const row = screen.getByRole('row', { name: /Korte klank/ })
  within(row).getByText('Gehaald')
  within(row).getByRole('rowheader', { name: /Korte klank/ })
  expect(within(row).getByRole('progressbar').getAttribute('aria-valuetext')).toBe('40%')
  within(row).getByText('1 van de 3 sterren')
  within(row).getByRole('cell', { name: /^50%/ })
  within(row).getByRole('button', { name: '2 geoefende woorden van Korte klank bekijken' })
})

test('PROG-1 a difficulty without practice shows no percentage, while the usual difficulty does', () => {
  open({
    rows: [
      progressFixture(1, { label: 'Korte klank', status: 5, status_label: 'Gehaald' }),
      progressFixture(2, { label: 'Korte klank', difficulty: 2, ...practised }),
    ],
  })
  const score = () =>
    within(screen.getByRole('row', { name: /Korte klank/ })).getAllByRole('cell')[3]?.textContent
  expect(score()).toContain('nog niet geoefend')
  expect(score()).not.toContain('%')
  screen.getByText('Je oefent meestal met 2 sterren. Kies die, dan zie je hoe ver je bent.')
  choose('2 sterren')
  expect(score()).toContain('50%')
  expect(screen.queryByText(/Je oefent meestal/)).toBeNull()
})

test('DAG-7 a passed step has a flower in the list, but a waived step has none', () => {
  const waived = { status: 4, is_waived: true, status_label: 'Deze stap hoef je niet te doen' } as const
  open({
    rows: [
      progressFixture(1, { label: 'Korte klank', status: 4 }),
      progressFixture(2, { label: 'Lange klank', ...waived }),
    ],
  })
  const isMarkedDone = (name: RegExp) =>
    screen.getByRole('row', { name }).querySelector('use[href$="#done"]') !== null
  expect([isMarkedDone(/Korte klank/), isMarkedDone(/Lange klank/)]).toEqual([true, false])
})

test('PROG-2 one row is open at a time and shows its words, each with a sound', () => {
  const { onSpeak } = open()
  fireEvent.click(toggle(/Korte klank/))
  fireEvent.click(screen.getByRole('button', { name: 'Luister naar pen' }))
  expect(onSpeak).toHaveBeenCalledWith(expect.objectContaining({ word: 'pen' }))
  expect(screen.getAllByText('laatste keer goed', { ignore: '[aria-hidden]' })).toHaveLength(1)

  fireEvent.click(toggle(/Lange klank/))
  expect(screen.queryByRole('button', { name: 'Luister naar pen' })).toBeNull()
  screen.getByText('Met deze sterren heb je hier nog geen Schoenoefening gedaan.')
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1)

  fireEvent.click(screen.getByRole('button', { expanded: true }))
  expect(screen.queryByRole('button', { expanded: true })).toBeNull()
})

test('RUL-4 PROG-1 shows the count next to its percentage, which is rounded down', () => {
  const words = ['vis', 'pen', 'zon'].map((word, at) =>
    exercisedWordFixture(at + 1, word, { without_errors: at < 2 }),
  )
  open({
    rows: [progressFixture(1, { words_exercised: words, words_without_errors: 2, percentage_score: 66 })],
  })
  expect(screen.getByText('2 van 3').closest('td')?.textContent).toContain('66%')
})

test('PROG-3 the filter starts at world 1 and one star, and shows the choice', () => {
  open()
  screen.getByRole('heading', { name: 'Filter op wereld en moeilijkheid' })
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
    true,
    false,
    false,
    false,
    true,
    false,
    false,
  ])
  expect(steps()).toEqual(['Stap 1 Korte klank', 'Stap 2 Lange klank'])
  choose('2 sterren')
  expect(steps()).toEqual(['Stap 1 Korte klank'])
  choose('1 ster')
  choose('Wereld 2')
  expect(steps()).toEqual(['Stap 1 Woorden met ng'])
  choose('Wereld 4')
  screen.getByText('In deze wereld staan nog geen stappen voor je klaar.')
})

test('PROG-4 the number of words opens a dialog with those words', () => {
  const { onSpeak } = open()
  fireEvent.click(screen.getByRole('button', { name: /^2 geoefende woorden/ }))
  const dialog = screen.getByRole('dialog', { name: 'Geoefende woorden' })
  within(dialog).getByText('Deze woorden heb je geoefend:')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Luister naar vis' }))
  expect(onSpeak).toHaveBeenCalledOnce()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sluiten' }))
  expect(screen.queryByRole('dialog', { name: 'Geoefende woorden' })).toBeNull()
  screen.getByRole('dialog', { name: 'Voortgang' })
})

test('a failed fetch of the progress can be retried', () => {
  const { onAskAgain } = open({ rows: undefined, hasFailed: true })
  fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(onAskAgain).toHaveBeenCalledOnce()
})

test.each([
  [{ is_mastered: true }, 'Beheerst: je kent deze woorden nog steeds.'],
  [{ has_faded: true }, 'Even opfrissen bij Door elkaar.'],
] as const)('WEET-9 the row of a step that is %j says so next to its status', (fields, text) => {
  open({ rows: [progressFixture(1, { status: 5, status_label: 'Gehaald', ...fields })] })
  within(screen.getAllByRole('row')[1] as HTMLElement).getByText(text)
})
