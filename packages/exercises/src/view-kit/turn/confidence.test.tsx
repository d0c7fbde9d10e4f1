// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fixture as luisterTyp } from '../../templates/LuisterTyp/fixture.ts'
import { fixture as oefenDictee } from '../../templates/OefenDictee/fixture.ts'
import { beginExerciseFixture, renderExerciseFixture } from '../shell/screen.fixture.tsx'

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const asked = { asksConfidence: true }

test("KALM-2 a word is checked by one tap on the child's confidence, once however fast it taps", async () => {
  const { sent } = await beginExerciseFixture(oefenDictee, { child: asked })
  expect([button('Zeker').disabled, button('Twijfel').disabled]).toEqual([true, true])
  expect(screen.queryByRole('button', { name: 'Klaar' })).toBeNull()
  await userEvent.type(screen.getByRole('textbox'), 'fis')
  await userEvent.dblClick(button('Twijfel'))
  expect(sent.map(({ data, confidence }) => [data, confidence])).toEqual([[{ answer: 'fis' }, 'doubt']])
})

test('KALM-2 Enter on a keyboard leads to the choice, and a double Enter does not choose', async () => {
  const { clock, sent } = await beginExerciseFixture(oefenDictee, { child: asked })
  act(() => clock.pass(1000))
  await userEvent.type(screen.getByRole('textbox'), 'vis{Enter}')
  expect(document.activeElement).toBe(button('Zeker'))
  await userEvent.keyboard('{Enter}')
  expect(sent).toEqual([])
  act(() => clock.pass(500))
  await userEvent.keyboard('{Enter}')
  expect(sent.map(({ data, confidence }) => [data, confidence])).toEqual([[{ answer: 'vis' }, 'sure']])
})

test('KALM-2 confidence is not asked if letters are checked while typing, or if it is not switched on', async () => {
  const first = await renderExerciseFixture(luisterTyp, { child: asked })
  await first.begin()
  expect(button('Klaar')).toBeDefined()
  cleanup()
  const { sent } = await beginExerciseFixture(oefenDictee)
  await userEvent.type(screen.getByRole('textbox'), 'vis{Enter}')
  expect(sent.map((body) => 'confidence' in body)).toEqual([false])
})
