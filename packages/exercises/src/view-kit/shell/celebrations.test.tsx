// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { wordsOfFixture } from '../../kit/fixture.ts'
import { fixture } from '../../templates/LuisterTyp/fixture.ts'
import { renderExerciseFixture } from './screen.fixture.tsx'

afterEach(cleanup)

test('GIDS-7 each word is dictated, its sound of joy comes, it is said, and then the next one', async () => {
  const { begin, clock, events } = await renderExerciseFixture(fixture)
  const words = wordsOfFixture(fixture).map(({ word }) => word)
  await begin()
  act(() => clock.pass(0))
  for (const word of words) {
    await userEvent.keyboard(`${word}{Enter}`)
    act(() => clock.pass(3000))
  }
  await screen.findByRole('heading', { name: 'Klaar!' })
  // A word that is said with its plural is heard once here.
  const heard = events.filter((event, at) => event !== 'sound letter' && event !== events[at - 1])
  expect(heard).toEqual(words.flatMap((word) => [`say ${word}`, 'sound right', `say ${word}`]))
})
