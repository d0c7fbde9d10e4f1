// @vitest-environment jsdom
import { ReadAloudContext, type ReadAloudLine } from '@letterliaan/ui/spoken'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fixture as luisterTyp } from '../../templates/LuisterTyp/fixture.ts'
import { fixture as oefenDictee } from '../../templates/OefenDictee/fixture.ts'
import { fixture as stapDictee } from '../../templates/StapDictee/fixture.ts'
import type { TemplateFixture } from '../../kit/fixture.ts'
import { beginExerciseFixture } from './screen.fixture.tsx'
import type { StepResult } from './step-result.ts'

/** Types all words right; the lines of the outro are said when `say` is called. */
async function play(fixture: TemplateFixture, stepResult: StepResult | null = null) {
  const { promise, resolve } = Promise.withResolvers<'ended'>()
  const said: string[] = []
  const voice = {
    isAutomatic: true,
    say: ({ text }: ReadAloudLine) => {
      said.push(text)
      return promise
    },
  }
  const onWork = vi.fn<(isAtWork: boolean) => void>()
  const { clock } = await beginExerciseFixture(fixture, {
    onWork,
    stepResult,
    wrapper: ({ children }) => <ReadAloudContext value={voice}>{children}</ReadAloudContext>,
  })
  act(() => clock.pass(0))
  for (const word of ['vis', 'maan', "foto's"]) await userEvent.keyboard(`${word}{Enter}`)
  act(() => clock.pass(900))
  const say = async () => {
    resolve('ended')
    await act(async () => undefined)
  }
  return { onWork, say, said }
}

test('SPEEL-4 earned badges wait until the outro was spoken', async () => {
  const { onWork, say } = await play(luisterTyp)
  screen.getByText('Klaar!')
  expect(onWork).toHaveBeenLastCalledWith(true)
  await say()
  expect(onWork).toHaveBeenLastCalledWith(false)
})

test('SPEEL-4 badges after a dictation wait for the result too', async () => {
  const { onWork, say } = await play(oefenDictee)
  await say()
  expect(onWork).toHaveBeenLastCalledWith(true)
})

test("SPEEL-4 nothing is said under 'Gehaald!', and its badges wait for what is said after it", async () => {
  const { onWork, say, said } = await play(stapDictee, {
    stepPassed: true,
    next: 'step',
    toDo: { Verkennen: 0, Oefenen: 0, dictation: false, stars: 2 },
  })
  await say()
  await userEvent.click(screen.getByRole('button', { name: 'Bekijk je uitslag' }))
  const before = said.length
  await act(async () => undefined)
  expect([said.slice(before), onWork.mock.lastCall]).toEqual([[], [true]])
  await userEvent.keyboard(' ')
  await act(async () => undefined)
  expect([said[before], onWork.mock.lastCall]).toEqual(['Gehaald!', [false]])
})
