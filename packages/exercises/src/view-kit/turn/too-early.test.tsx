// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { turnFixture } from '../../kit/analysed-word.fixture.ts'
import { loadTemplate } from '../../templates/views.ts'
import { renderTurnFixture } from './show-turn.fixture.tsx'

const begin = async (
  name: 'LuisterTyp' | 'KiesKlank' | 'OefenDictee' | 'StapDictee' | 'Test' | 'Vlot' | 'LetterBlokken',
  more: Parameters<typeof renderTurnFixture>[2] = {},
) => {
  const view = await loadTemplate(name)
  return renderTurnFixture(view, turnFixture(view.logic, 'vis', ['bus']), more)
}

const nothing = 'Er staat nog niets. Schrijf het eerst op.'

test.each(['LuisterTyp', 'OefenDictee', 'StapDictee', 'Test', 'Vlot'] as const)(
  'GIDS-5 Enter in an empty field of %s shows what to do, until something is typed',
  async (name) => {
    const { clock, posted } = await begin(name)
    act(() => clock.pass(1000))
    await userEvent.keyboard('{Enter}')
    expect((await screen.findByText(nothing)).closest('output')).not.toBeNull()
    expect(posted).toEqual([])
    await userEvent.keyboard('v')
    expect(screen.queryByText(nothing)).toBeNull()
  },
)

test('GIDS-5 a tap on the disabled button shows it too', async () => {
  const { clock } = await begin('LetterBlokken')
  act(() => clock.pass(1000))
  fireEvent.pointerUp(screen.getByRole('button', { name: 'Klaar' }))
  await screen.findByText(nothing)
})

test('GIDS-5 KALM-2 a key and a tap show it too if the child is asked for its confidence', async () => {
  for (const early of [
    () => userEvent.keyboard('{Enter}'),
    async () => fireEvent.pointerUp(screen.getByRole('button', { name: 'Twijfel' })),
  ]) {
    const { clock, posted } = await begin('Test', { asksConfidence: true })
    act(() => clock.pass(1000))
    await early()
    await screen.findByText(nothing)
    expect(posted).toEqual([])
    cleanup()
  }
})

test('a second Enter after the previous word shows no message', async () => {
  await begin('LuisterTyp')
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText(nothing)).toBeNull()
})
