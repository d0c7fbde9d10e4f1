// @vitest-environment jsdom
import { ReadAloudContext } from '@letterliaan/ui/spoken'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fixture as luisterTyp } from '../../templates/LuisterTyp/fixture.ts'
import { fixture as oefenDictee } from '../../templates/OefenDictee/fixture.ts'
import type { TemplateFixture } from '../../kit/fixture.ts'
import { renderExerciseFixture } from './screen.fixture.tsx'

/** All words typed right; the lines of the outro are said when `say` is called. */
async function play(fixture: TemplateFixture) {
  const { promise, resolve } = Promise.withResolvers<'ended'>()
  const onWork = vi.fn<(isAtWork: boolean) => void>()
  const { begin, clock } = await renderExerciseFixture(fixture, {
    onWork,
    wrapper: ({ children }) => (
      <ReadAloudContext value={{ isAutomatic: true, say: () => promise }}>{children}</ReadAloudContext>
    ),
  })
  await begin()
  act(() => clock.pass(0))
  for (const word of ['vis', 'maan', "foto's"]) await userEvent.keyboard(`${word}{Enter}`)
  act(() => clock.pass(900))
  const say = async () => {
    resolve('ended')
    await act(async () => undefined)
  }
  return { onWork, say }
}

test('SPEEL-4 earned badges wait until the outro was spoken', async () => {
  const { onWork, say } = await play(luisterTyp)
  screen.getByText('Klaar!')
  expect(onWork).toHaveBeenLastCalledWith(true)
  await say()
  expect(onWork).toHaveBeenLastCalledWith(false)
})

test('SPEEL-4 after a dictation it waits for the result too', async () => {
  const { onWork, say } = await play(oefenDictee)
  await say()
  expect(onWork).toHaveBeenLastCalledWith(true)
})
