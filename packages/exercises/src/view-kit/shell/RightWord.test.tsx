// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fixture as luisterTyp } from '../../templates/LuisterTyp/fixture.ts'
import { fixture as stapDictee } from '../../templates/StapDictee/fixture.ts'
import { renderExerciseFixture } from './screen.fixture.tsx'

const rightWordText = () => document.querySelector('[data-right-word]')?.textContent ?? null
const field = () => screen.getByRole<HTMLInputElement>('textbox')

const begin = async (fixture: Parameters<typeof renderExerciseFixture>[0] = luisterTyp, stretch = 1) => {
  const shown = await renderExerciseFixture(fixture)
  shown.setStretch(stretch)
  await shown.begin()
  await screen.findByRole('textbox')
  act(() => shown.clock.pass(0))
  shown.spoken.length = 0
  shown.spokenOf.length = 0
  return { ...shown, pass: (ms: number) => act(() => shown.clock.pass(ms)) }
}

test('GIDS-7 a right word stays 900 ms and is spoken before the next one', async () => {
  const { pass, spoken, spokenOf } = await begin()
  await userEvent.keyboard('vis{Enter}')
  expect(rightWordText()).toContain('vis: goed!')
  expect(document.querySelector('[data-right-word] img')?.getAttribute('src')).toMatch(/juicht/)
  pass(0)
  expect([spoken, spokenOf]).toEqual([['word'], ['vis']])
  pass(899)
  expect(rightWordText()).not.toBeNull()
  expect(spokenOf).toEqual(['vis'])
  pass(1)
  expect(rightWordText()).toBeNull()
  pass(0)
  expect(spokenOf).toEqual(['vis', 'maan', 'maan'])
})

test('GIDS-7 it stays one and a half times as long in the calm profile', async () => {
  const { pass } = await begin(luisterTyp, 1.5)
  await userEvent.keyboard('vis{Enter}')
  pass(1349)
  expect(rightWordText()).not.toBeNull()
  pass(1)
  expect(rightWordText()).toBeNull()
})

test('GIDS-7 the next key ends it and is typed in the next word, which is spoken no sooner than a replayed word', async () => {
  const { pass, spokenOf } = await begin()
  await userEvent.keyboard('vis{Enter}')
  pass(100)
  await userEvent.keyboard('m')
  expect([rightWordText(), field().value]).toEqual([null, 'm'])
  pass(399)
  expect(spokenOf).toEqual(['vis'])
  pass(1)
  expect(spokenOf).toEqual(['vis', 'maan', 'maan'])
})

test('GIDS-7 a tap ends it, and the last word is shown before the outro', async () => {
  const { pass } = await begin()
  await userEvent.keyboard('vis{Enter}')
  fireEvent.pointerDown(document.body)
  expect(rightWordText()).toBeNull()
  await userEvent.keyboard("maan{Enter}foto's{Enter}")
  expect([rightWordText(), screen.queryByText('Klaar!')]).toEqual([
    expect.stringContaining("foto's: goed!"),
    null,
  ])
  pass(900)
  screen.getByText('Klaar!')
})

test("GIDS-7 GIDS-1 the last word is spoken before the outro's text when the child continues early", async () => {
  const { spokenOf } = await begin()
  await userEvent.keyboard("vis{Enter}maan{Enter}foto's{Enter}{Shift}")
  screen.getByText('Klaar!')
  expect(spokenOf).toEqual(['vis', 'maan', "foto's"])
})

test('GIDS-7 wrong words, and words of a step dictation, are not shown', async () => {
  const { sent } = await begin(stapDictee)
  await userEvent.keyboard('vis{Enter}')
  expect(sent).toHaveLength(1)
  expect(rightWordText()).toBeNull()
})
