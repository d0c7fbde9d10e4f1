// @vitest-environment jsdom
import type { StudentGoals } from '@letterliaan/contract'
import { listen } from '@letterliaan/ui/listen.fixture'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createData, renderInGame } from '../../testing/render-in-game.tsx'
import { Scenery } from './Scenery.tsx'

async function show(...planks: readonly (number | null)[]) {
  const goals = planks.map((of, at) => ({
    group_id: at + 1,
    name: `Groep ${at + 5}`,
    words_wanted: 400,
    words: 212,
    is_exact: true,
    is_reached: of === 10,
    planks: of,
  }))
  const answer: StudentGoals = { week: '2026-11-16', goals, to_celebrate: [], own: { words: 45, best: 120 } }
  const call = vi.fn<(name: string) => Promise<unknown>>(async () => answer)
  const { said, wrapper } = listen()
  renderInGame(<Scenery world={2} weather="fair" steps={[]} played={[]} />, createData(call), { wrapper })
  await vi.waitFor(() => expect(call).toHaveBeenCalled(), { timeout: 4000 })
  await act(async () => undefined)
  return said
}

test("PLEK-7 a group's goal is shown as a bridge with text and a speaker, without names or any child's words", async () => {
  const said = await show(null, 6)
  fireEvent.click(await screen.findByRole('button', { name: 'De brug van Groep 6: 6 van de 10 planken' }))
  const dialog = screen.getByRole('dialog', { name: 'De brug van Groep 6' })
  expect(dialog.textContent).toContain('Er liggen 6 van de 10 planken.')
  expect(dialog.textContent).not.toMatch(/212|400|45|120/)
  await vi.waitFor(() => expect(said).toHaveLength(1))
  expect(said[0]).toMatch(/^Jullie bouwen samen een brug/)
  expect([dialog.querySelectorAll('.plank').length, dialog.querySelectorAll('.empty').length]).toEqual([6, 4])
})

test('PLEK-7 a bridge without its last plank has no flags', async () => {
  await show(9)
  const bridge = await screen.findByRole('button', { name: 'De brug van Groep 5: 9 van de 10 planken' })
  expect([bridge.querySelectorAll('.plank').length, bridge.querySelector('[class*="flag"]')]).toEqual([
    9,
    null,
  ])
})

test('PLEK-7 a goal that is reached is a complete bridge with flags', async () => {
  const said = await show(10)
  fireEvent.click(await screen.findByRole('button', { name: 'De brug van Groep 5 is klaar' }))
  await vi.waitFor(() => expect(said).toEqual(['De brug is klaar! Jullie bouwden hem samen.']))
  expect(screen.getByRole('dialog').querySelectorAll('[class*="flag"]').length).toBeGreaterThan(3)
})

test('PLEK-7 no bridge is shown without a goal or with too few children', async () => {
  await show(null)
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  await show()
  expect(document.body.textContent).toBe('')
})
