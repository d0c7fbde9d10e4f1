// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { turnFixture } from '../../kit/analysed-word.fixture.ts'
import { renderTurnFixture } from '../../view-kit/turn/show-turn.fixture.tsx'
import { logic as klankgroepen } from './logic.ts'
import { view } from './view.tsx'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('TPL-6 SPEEL-5 the child cuts the word by taps between letters, and then names the end sound of each group', async () => {
  const { posted, clock } = renderTurnFixture(view, turnFixture(klankgroepen, 'kikker'))
  expect(screen.getAllByRole('button', { name: /^Knip na/ })).toHaveLength(5)
  await press('Knip na k')
  await press('Knip na ki')
  expect(screen.queryByRole('button', { name: /^Knip na/ })).toBeNull()
  expect(screen.getByText('Wat hoor je aan het eind van ki?', { selector: 'p span' })).toBeDefined()
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  for (const kind of ['korte klank', 'lange klank', 'tweetekenklank', 'medeklinker', 'zachte u'])
    expect(names.some((name) => name.includes(kind))).toBe(true)
  await press('tweetekenklank')
  await press('korte klank')
  expect(screen.getByRole('listitem', { name: 'ki: korte klank' })).toBeDefined()
  expect(screen.getByText('Wat hoor je aan het eind van kker?', { selector: 'p span' })).toBeDefined()
  await press('medeklinker')
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'De klankgroepen' }))
  expect(screen.queryByRole('button', { name: 'Klaar' })).toBeNull()
  act(() => clock.pass(350))
  expect(posted).toEqual([
    { attempt: 'k|ikker', at: 1 },
    { attempt: 'T', at: 0 },
    { cuts: [2], kinds: ['K', 'M'] },
  ])
})

test('a right cut is announced, and a wrong place cannot be cut again', async () => {
  renderTurnFixture(view, turnFixture(klankgroepen, 'papegaai'))
  await press('Knip na pa')
  await press('Knip na p')
  expect(screen.getByRole('button', { name: 'Knip na pa' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: 'Knip na p' }).getAttribute('aria-disabled')).toBe('true')
})
