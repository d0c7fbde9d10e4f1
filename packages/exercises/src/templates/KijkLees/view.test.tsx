// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { turnFixture } from '../../kit/analysed-word.fixture.ts'
import { renderTurnFixture } from '../../view-kit/turn/show-turn.fixture.tsx'
import { kijkLees } from './logic.ts'
import { view } from './view.tsx'

afterEach(cleanup)

test('TPL-3 picture and word in klankgroepen; read aloud first, then it may be heard; next', async () => {
  const turn = turnFixture(kijkLees, 'kikker', ['appel'])
  const { posted } = renderTurnFixture(view, { ...turn, word: { ...turn.word, image: 'frog' } })
  expect([...document.querySelectorAll('.group')].map(({ textContent }) => textContent)).toEqual([
    'ki',
    'kker',
  ])
  expect(document.querySelector('img')?.getAttribute('src')).toContain('frog')
  expect(screen.queryByRole('button', { name: 'Luister naar het woord' })).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Klaar' }).disabled).toBe(true)
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Luister naar het woord' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Klaar' }))
  expect(posted).toEqual([{}])
})

test('TPL-3 a word without a picture has its anchor’s, which says whose it is', () => {
  renderTurnFixture(view, turnFixture(kijkLees, 'bakker', ['kikker']))
  expect(screen.getByText('net als kikker')).toBeDefined()
})
