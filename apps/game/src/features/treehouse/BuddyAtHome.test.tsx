// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BuddyAtHome } from './BuddyAtHome.tsx'

const said = () => screen.getByRole('status').textContent
const picture = () => document.querySelector('img[src*="buddy-2"]')?.getAttribute('src')
const stroke = () => fireEvent.click(screen.getByRole('button', { name: 'Aai je maatje' }))

beforeEach(() => {
  vi.useFakeTimers()
  render(<BuddyAtHome buddy_id={2} greeting={{ text: 'Wat fijn dat je er bent! Kijk maar lekker rond.' }} />)
})

test('the buddy greets the child at first, and says something else at each tap', () => {
  expect(said()).toBe('Wat fijn dat je er bent! Kijk maar lekker rond.')
  const sayings = Array.from({ length: 6 }, () => {
    stroke()
    return said()
  })
  expect(new Set(sayings).size).toBe(5)
  expect(sayings[5]).toBe(sayings[0])
})

test('a tapped buddy is happy for a moment', () => {
  const atRest = picture()
  stroke()
  expect(picture()).toContain('juicht')
  vi.advanceTimersByTime(1600)
  return expect.poll(() => picture()).toBe(atRest)
})
