// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { turnFixture } from '../../kit/analysed-word.fixture.ts'
import { renderTurnFixture } from '../../view-kit/turn/show-turn.fixture.tsx'
import { logic as kiesKlank } from './logic.ts'
import { view } from './view.tsx'

const choice = (name: string) => screen.getByRole('button', { name })

test('TPL-5 SPEEL-5 a wrong choice is crossed out, and the right choice fills the gap', async () => {
  const { posted, clock } = renderTurnFixture(view, turnFixture(kiesKlank, 'konijn', ['bij', 'dolfijn'], 1))
  expect(screen.getByText('kon … n')).toBeDefined()
  expect(screen.queryByText('konijn')).toBeNull()
  await userEvent.click(choice('ei'))
  expect(choice('ei').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(choice('ei'))
  await userEvent.click(choice('ij'))
  expect(screen.getByText('konijn')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Klaar' })).toBeNull()
  act(() => clock.pass(350))
  expect(posted).toEqual([
    { attempt: 'ei', at: 3 },
    { choice: 'ij', at: 3 },
  ])
})

test('the keyboard alone moves the focus from the word to the choices and back', async () => {
  const { posted } = renderTurnFixture(view, turnFixture(kiesKlank, 'konijn', ['bij', 'dolfijn'], 1))
  const word = document.activeElement
  expect(word?.textContent).toContain('kon … n')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(posted).toEqual([])
  expect(document.activeElement).toBe(word)
  expect(word?.textContent).toContain('konijn')
})

test('a letter key chooses if every choice is one letter', async () => {
  const { posted, clock } = renderTurnFixture(view, turnFixture(kiesKlank, 'vis', ['vis', 'zon', 'bus'], 1))
  await userEvent.keyboard('ei')
  act(() => clock.pass(350))
  expect(posted).toEqual([
    { attempt: 'e', at: 1 },
    { choice: 'i', at: 1 },
  ])
})
