// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CoinCounter } from './CoinCounter.tsx'

let lessMotion = false

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout', 'clearTimeout'],
  })
  lessMotion = false
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }))
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const number = () => Number(document.querySelector('.number')?.textContent)

test('EX-9 the counter counts up in 1 s', () => {
  render(<CoinCounter from={100} plus={60} />)
  expect(number()).toBe(100)
  pass(500)
  expect(number()).toBeGreaterThan(125)
  expect(number()).toBeLessThan(135)
  pass(470)
  expect(number()).toBeLessThan(160)
  pass(50)
  expect(number()).toBe(160)
})

test('EX-9 the counter shows a new number in each of 60 frames', () => {
  render(<CoinCounter from={0} plus={1000} />)
  const numbers = new Set<number>()
  for (let frame = 0; frame < 70; frame++) {
    pass(16)
    numbers.add(number())
  }
  expect(numbers.size).toBeGreaterThanOrEqual(60)
  expect(numbers.size).toBeLessThanOrEqual(64)
})

test('EX-9 the added points stay for 3 s', () => {
  render(<CoinCounter from={100} plus={60} />)
  expect(screen.getByText('+60').style.animationDuration).toBe('3000ms')
  pass(2999)
  expect(screen.queryByText('+60')).toBeTruthy()
  pass(1)
  expect(screen.queryByText('+60')).toBeNull()
})

test('a tap anywhere ends the counting', () => {
  render(<CoinCounter from={100} plus={60} />)
  pass(200)
  fireEvent.pointerDown(document.body)
  expect(number()).toBe(160)
  expect(screen.queryByText('+60')).toBeNull()
})

test('the counter shows the total at once if reduced motion is set', () => {
  lessMotion = true
  render(<CoinCounter from={100} plus={60} />)
  expect(number()).toBe(160)
  expect(screen.queryByText('+60')).toBeNull()
})

test('a screen reader announces only the result, not the counting', () => {
  render(<CoinCounter from={100} plus={60} />)
  expect(screen.getByText('60 punten erbij. Je hebt 160 punten.')).toBeTruthy()
})
