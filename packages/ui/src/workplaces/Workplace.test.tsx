// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Workplace, type WorkplaceProps } from './Workplace.tsx'
import { loadWorkplace } from './workplace-drawing.ts'

const drawing = await loadWorkplace('bridge')

const work = (more: Partial<WorkplaceProps> = {}) => (
  <Workplace drawing={drawing} done={2} total={8} isFinished={false} buddy_id={2} mood="blij" {...more} />
)
const planks = (root: ParentNode): Element[] => Array.from(root.querySelectorAll('img[src*="plank"]'))
const buddyAt = (root: ParentNode): string | undefined =>
  root.querySelector('[data-mood]')?.parentElement?.style.transform
const poses = (root: ParentNode) => [...root.querySelectorAll<HTMLImageElement>('[data-mood] img')]
const poseOf = (root: ParentNode): string | undefined =>
  poses(root).find(({ style }) => style.visibility === 'visible')?.src

test('PLEK-1 a right word adds planks with an animation and moves the buddy, but does not animate earlier planks', () => {
  const { container, rerender } = render(work())
  expect(planks(container).map((plank) => plank.className.includes('piece'))).toEqual(Array(5).fill(false))
  const before = buddyAt(container)
  rerender(work({ done: 3 }))
  expect(buddyAt(container)).not.toBe(before)
  expect(planks(container).map((plank) => plank.className.includes('piece'))).toEqual([
    ...Array<boolean>(5).fill(false),
    true,
    true,
  ])
})

test('PLEK-1 a wrong word removes nothing and makes the buddy think, and a right word makes it cheer', () => {
  const { container, rerender } = render(work())
  expect(poseOf(container)).toContain('blij')
  rerender(work({ mood: 'denkt' }))
  expect([planks(container).length, poseOf(container)]).toEqual([5, expect.stringContaining('denkt')])
  rerender(work({ done: 3, mood: 'juicht' }))
  expect([planks(container).length, poseOf(container)]).toEqual([7, expect.stringContaining('juicht')])
})

test('PLEK-1 a finished workplace is complete and shows its final state, even after a wrong word', () => {
  const { container } = render(work({ done: 7, isFinished: true }))
  expect(planks(container)).toHaveLength(20)
  expect(container.innerHTML).toContain('wide-done')
})

test('PLEK-1 reduced motion hides the details of a workplace', () => {
  const { container } = render(work())
  expect(container.querySelector<HTMLImageElement>('[data-moving]')?.src).toContain('details')
})

test('PLEK-1 a workplace is hidden from screen readers and takes no clicks', () => {
  const { container } = render(work())
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelector('a, button, [tabindex]')).toBeNull()
})

test('PLEK-1 NET-2 a picture that cannot be loaded is left out, until another drawing is shown', () => {
  const { container, rerender } = render(work())
  const [plank] = planks(container)
  if (plank === undefined) throw new Error('There is no plank.')
  fireEvent.error(plank)
  expect(planks(container)).toHaveLength(4)
  const before = poses(container)
  if (before[0] === undefined) throw new Error('There is no buddy.')
  fireEvent.error(before[0])
  expect(poses(container)).toHaveLength(before.length - 1)
  rerender(work({ buddy_id: 3 }))
  expect(poses(container)).toHaveLength(before.length)
})
