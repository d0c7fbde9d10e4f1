// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { turnFixture } from '../../kit/analysed-word.fixture.ts'
import { renderTurnFixture } from '../../view-kit/turn/show-turn.fixture.tsx'
import { logic as kijkLees } from './logic.ts'
import { view } from './view.tsx'

const pictures = () => [...document.querySelectorAll<HTMLImageElement>('img:not(.avatar)')]

test('TPL-3 the child sees picture and klankgroepen, reads aloud, may hear the word, and continues', async () => {
  const turn = turnFixture(kijkLees, 'kikker', ['appel'])
  const { posted, clock } = renderTurnFixture(view, { ...turn, word: { ...turn.word, image: 'frog' } })
  expect([...document.querySelectorAll('.group')].map(({ textContent }) => textContent)).toEqual([
    'ki',
    'kker',
  ])
  expect(pictures().map(({ src }) => src)).toEqual([expect.stringContaining('frog')])
  expect(screen.queryByRole('button', { name: 'Luister naar het woord' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Klaar' })).toBeNull()
  const haveRead = screen.getByRole<HTMLButtonElement>('button', { name: 'Ik heb het gelezen' })
  expect(haveRead.disabled).toBe(true)
  await userEvent.keyboard('{Enter}')
  act(() => clock.pass(1500))
  expect(document.activeElement).toBe(haveRead)
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Luister naar het woord' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Klaar' }))
  expect(posted).toEqual([{}])
})

test('TPL-3 a word without a picture has its anchor below it, small and with its name', () => {
  renderTurnFixture(view, turnFixture(kijkLees, 'bakker', ['kikker']))
  const note = screen.getByText(/^ankerwoord:/)
  expect(note.textContent).toBe('ankerwoord:kikker')
  expect(pictures().filter((image) => !note.contains(image))).toEqual([])
  expect(
    screen.getByText('bakker').compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).not.toBe(0)
})

test('TPL-3 a word that is an anchor has the picture of the anchor', () => {
  renderTurnFixture(view, turnFixture(kijkLees, 'kikker', ['kikker']))
  expect(screen.queryByText(/^ankerwoord:/)).toBeNull()
  expect(pictures()).toHaveLength(1)
})
