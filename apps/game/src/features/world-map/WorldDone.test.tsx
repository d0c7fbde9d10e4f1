// @vitest-environment jsdom
import type { RedoLevel, StepSummary } from '@letterliaan/contract'
import { celebrations } from '@letterliaan/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { stepFixture } from '../../testing/entities.ts'
import { WorldDone, type WorldDoneProps } from './WorldDone.tsx'

const onRedo = vi.fn<(difficulty: RedoLevel) => Promise<void>>()
const playEffect = vi.fn<(name: string) => void>()
const user_id = 7
const onTell = vi.fn<() => void>()
const passed: StepSummary[] = [stepFixture(101, { status: 5 }), stepFixture(102, { status: 5 })]

const show = (steps: readonly StepSummary[], more: Partial<WorldDoneProps> = {}) => (
  <WorldDone world={1} {...{ user_id, playEffect, onTell, steps, onRedo }} buddy_id={1} {...more} />
)
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const dialog = () => screen.queryByRole('dialog', { name: 'Behaald' })

beforeEach(() => {
  vi.useFakeTimers()
  onRedo.mockReset().mockResolvedValue()
  localStorage.clear()
})

test("MAP-9 'Behaald' appears after 2.8 s and offers to redo the world at 2 or 3 stars", async () => {
  render(show(passed))
  await wait(2799)
  expect(dialog()).toBeNull()
  expect(onTell).not.toHaveBeenCalled()
  await wait(1)
  expect(onTell).toHaveBeenCalledOnce()
  expect(dialog()?.querySelector('.small')).not.toBeNull()
  expect(dialog()?.querySelector('img[src*="juicht"]')).not.toBeNull()
  await wait(900)
  expect(dialog()?.querySelector('.small')).toBeNull()
  expect(screen.queryByRole('button', { name: '1 ster' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '2 sterren' }))
  await wait(0)
  fireEvent.click(screen.getByRole('button', { name: '3 sterren' }))
  expect(onRedo.mock.calls).toEqual([[2], [3]])
})

test('PATH-4 a finished world offers only stars that a supervisor allows, and no redo if that is one star', async () => {
  const { rerender } = render(show([stepFixture(101, { status: 5, max_difficulty: 2 })]))
  await wait(2800)
  expect(screen.queryByRole('button', { name: '3 sterren' })).toBeNull()
  expect(screen.queryByRole('button', { name: '2 sterren' })).not.toBeNull()
  rerender(show([stepFixture(101, { status: 5, max_difficulty: 1 })]))
  expect(screen.queryByRole('button', { name: '2 sterren' })).toBeNull()
})

test("MAP-9 MAP-7 'Behaald' waits for another message, and appears 2.8 s after it", async () => {
  const shown = (isWaiting: boolean) => show(passed, { world: 4, isWaiting })
  const { rerender } = render(shown(true))
  await wait(10_000)
  expect(dialog()).toBeNull()
  rerender(shown(false))
  await wait(2799)
  expect(dialog()).toBeNull()
  await wait(1)
  expect(dialog()).not.toBeNull()
})

test("MAP-9 'Behaald' shows the next place before the redo", async () => {
  render(show(passed, { onward: <a href="/wereld/2">Naar wereld 2</a> }))
  await wait(2800)
  const onward = screen.getByRole('link', { name: 'Naar wereld 2' })
  const redo = screen.getByRole('button', { name: '2 sterren' })
  expect(onward.compareDocumentPosition(redo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('MAP-9 the buttons of ‘Behaald’ are disabled while the world is reopened, and then it closes', async () => {
  onRedo.mockReturnValue(new Promise(() => undefined))
  const { rerender } = render(show(passed))
  await wait(2800)
  fireEvent.click(screen.getByRole('button', { name: '2 sterren' }))
  fireEvent.click(screen.getByRole('button', { name: '3 sterren' }))
  expect(onRedo).toHaveBeenCalledOnce()
  rerender(show([stepFixture(101, { status: 0 }), stepFixture(102, { status: -1 })]))
  expect(dialog()).toBeNull()
})

test("MAP-9 a closed 'Behaald' does not appear again, even after a refetch", async () => {
  const { rerender } = render(show(passed))
  await wait(2800)
  fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
  rerender(show([...passed]))
  await wait(10_000)
  expect(dialog()).toBeNull()
})

test.each([
  ['without steps', []],
  ['with a step to do', [stepFixture(101, { status: 5 }), stepFixture(102, { status: 6 })]],
  ['with a step that was done again', [stepFixture(101, { status: 5 }), stepFixture(102, { status: 4 })]],
  [
    'with a waived step that is open in a redo',
    [...passed, stepFixture(103, { status: 0, is_waived: true })],
  ],
  ['of which every step is waived', [101, 102].map((id) => stepFixture(id, { status: 4, is_waived: true }))],
])('MAP-9 ‘Behaald’ does not appear for a world %s', async (_, steps) => {
  render(show(steps))
  await wait(10_000)
  expect(dialog()).toBeNull()
})

test('PLEK-3 the film of a world that was seen before it was passed plays once, and can be replayed', async () => {
  const { rerender, unmount } = render(show([stepFixture(101, { status: 0 }), stepFixture(102)]))
  rerender(show(passed))
  unmount()
  render(show(passed))
  await wait(2800)
  await act(() => import('./PassedWorldFilm.tsx'))
  await wait(0)
  expect(dialog()?.dataset['act']).toBe('place')
  for (const _ of celebrations.world.sounds)
    await wait(celebrations.world.lastsMs / celebrations.world.sounds.length)
  expect(screen.queryByRole('button', { name: '3 sterren' })).not.toBeNull()
  cleanup()
  render(show(passed))
  await wait(2800)
  expect(dialog()?.dataset['act']).toBeUndefined()
  fireEvent.click(screen.getByRole('button', { name: 'Bekijk de film' }))
  await wait(0)
  expect(dialog()?.dataset['act']).toBe('place')
})

test('PLEK-3 the film plays at once if a world is passed while its map is open; then the steps light up, and a redo is offered', async () => {
  let end = () => {}
  const finished = new Promise<void>((resolve) => (end = resolve))
  const animate = vi.fn<Element['animate']>(() => ({ finished }) as unknown as Animation)
  Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: animate })
  const map = (steps: readonly StepSummary[]) => (
    <>
      <ol>
        {steps.map(({ id }) => (
          <li key={id} data-position={id}>
            <div />
          </li>
        ))}
      </ol>
      {show(steps)}
    </>
  )
  const { rerender } = render(map([stepFixture(101, { status: 7 }), stepFixture(102)]))
  rerender(map(passed))
  await wait(2800)
  await act(() => import('./PassedWorldFilm.tsx'))
  await wait(0)
  expect(dialog()?.dataset['act']).toBe('place')
  animate.mockClear()
  fireEvent.click(screen.getByRole('button', { name: 'Sla over' }))
  await wait(0)
  expect(dialog()).toBeNull()
  expect(animate.mock.calls.map(([, timing]) => timing)).toMatchObject([{ delay: 0 }, { delay: 1000 }])
  end()
  await wait(0)
  expect(dialog()).not.toBeNull()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

test('PLEK-3 the film plays despite a waived step and does not count that step', async () => {
  const waived = stepFixture(103, { status: 4, is_waived: true })
  render(show([...passed, stepFixture(104, { status: 0 }), waived])).unmount()
  render(show([...passed, waived]))
  await wait(2800)
  await act(() => import('./PassedWorldFilm.tsx'))
  await wait(celebrations.world.lastsMs / celebrations.world.sounds.length)
  expect(dialog()?.querySelector('p')?.textContent).toBe('Je deed wel 2 stappen. Een voor een.')
})
