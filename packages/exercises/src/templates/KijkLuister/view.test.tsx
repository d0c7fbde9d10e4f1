// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { anchorFixture } from '../../kit/analysed-word.fixture.ts'
import { wordsOfFixture } from '../../kit/fixture.ts'
import { renderExerciseFixture } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

/** Asynchronous: React's `use` may end a synchronous `act` before all is rendered. */
const passingOf =
  ({ pass }: { pass: (ms: number) => void }) =>
  (ms: number) =>
    act(() => Promise.resolve(pass(ms)))

test('TPL-2 EX-12 the word is played, letters appear with sounds, the word is played with the anchor’s picture, and the button appears', async () => {
  const anchors = [anchorFixture(1, 1, 'zon', 'sun')]
  const { begin, clock, spoken, data } = await renderExerciseFixture({ ...fixture, anchors })
  const pass = passingOf(clock)
  await begin()
  const lit = () => document.querySelector('[data-lit]')?.textContent
  await pass(0)
  expect(spoken).toEqual(['word'])
  await pass(1000)
  screen.getByText('v', { selector: 'span:not([aria-hidden])' })
  expect([spoken.at(-1), lit()]).toEqual(['part m_v', 'v'])
  await pass(1000)
  screen.getByText('v i')
  expect([spoken.at(-1), lit()]).toEqual(['part m_v', 'v'])
  await pass(300)
  expect([spoken.at(-1), lit()]).toEqual(['part k_i', 'i'])
  await pass(1300)
  screen.getByText('v i s')
  await pass(2499)
  expect(spoken).toEqual(['word', 'part m_v', 'part k_i', 'part m_s'])
  await pass(1)
  expect(spoken.at(-1)).toBe('word')
  const back = screen.getByText('vis').parentElement
  expect(back?.querySelector('[src*="sun"], [href*="sun"]')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Klaar' }))
  expect(data()).toEqual([{}])
})

test('TPL-2 the picture of the word moves once after the card turned', async () => {
  const words = wordsOfFixture(fixture).map((word) => Object.assign({}, word, { image: 'tent' }))
  const { begin, clock } = await renderExerciseFixture({ ...fixture, words })
  const pass = passingOf(clock)
  const animate = vi.spyOn(Element.prototype, 'animate')
  const moves = () => animate.mock.contexts.filter((moved) => (moved as Element).innerHTML.includes('/tent'))
  await begin()
  for (const seen of [0, 0, 0, 0, 1, 1]) {
    await pass(1300)
    expect(moves()).toHaveLength(seen)
  }
})
