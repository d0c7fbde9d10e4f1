// @vitest-environment jsdom
import { turnOfFixture } from '../../run/play-table.fixture.ts'
import { findFixture } from '../all.fixture.ts'
import { TemplateName } from '@letterliaan/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { turnFixture } from '../../kit/analysed-word.fixture.ts'
import { loadTemplate } from '../../templates/views.ts'
import { renderTurnFixture } from './show-turn.fixture.tsx'

const invited = () => [...document.querySelectorAll('[data-invites]')]

const controls = 'button:not(:disabled), input:not(:disabled), textarea:not(:disabled)'

const begin = async (name: TemplateName) =>
  renderTurnFixture(await loadTemplate(name), turnOfFixture(findFixture(name)))

test.each(TemplateName.options)('a child that does nothing in %s sees where to start', async (name) => {
  const { clock } = await begin(name)
  expect(invited()).toEqual([])
  // The letters of the word appear first if the child only looks.
  for (let second = 0; second < 40; second += 1) {
    act(() => clock.pass(1000))
  }
  const [place, ...others] = invited()
  expect(others).toEqual([])
  expect(place?.matches(controls) || place?.querySelector(controls)).toBeTruthy()
})

test('the invitation disappears at the first letter, and appears again', async () => {
  const view = await loadTemplate('LuisterTyp')
  const { clock } = renderTurnFixture(view, turnFixture(view.logic, 'vis'))
  act(() => clock.pass(15_000))
  expect(invited()).toHaveLength(1)
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'v' } })
  expect(invited()).toEqual([])
  act(() => clock.pass(14_000))
  expect(invited()).toEqual([])
  act(() => clock.pass(1000))
  expect(invited()).toHaveLength(1)
})

test('in a colouring exercise the colours invite first, then the blocks', async () => {
  const view = await loadTemplate('SpeurKleur2')
  const { clock } = renderTurnFixture(view, turnFixture(view.logic, 'vis'))
  act(() => clock.pass(15_000))
  expect(invited()[0]?.querySelector('input[type="radio"]')).not.toBeNull()
  fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement)
  act(() => clock.pass(15_000))
  expect(invited()[0]?.querySelector('[data-word-row] button')).not.toBeNull()
})
