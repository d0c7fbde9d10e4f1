// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from '@letterliaan/ui/listen.fixture'
import { EndCaveScreen, readLockedDiamonds, saveLockedDiamonds } from './EndCaveScreen.tsx'

beforeEach(() => {
  localStorage.clear()
  Element.prototype.animate = vi.fn<Element['animate']>()
})
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'animate'))

test('END-1 GIDS-1 the cave speaks its instruction and the result of each try, and opens with the last diamond', async () => {
  const { said, wrapper } = listen()
  const playEffect = vi.fn<(name: string) => void>()
  const heard = () => playEffect.mock.calls.flat().filter((name) => name !== 'click')
  render(<EndCaveScreen user_id={1} end_reward_win_code={1234} playEffect={playEffect} wayOut={null} />, {
    wrapper,
  })
  expect(screen.queryByText('De grot is open!')).toBeNull()
  const press = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
  await press(/^Diamant van wereld 2/)
  await press(/^Gat 1/)
  expect([heard(), readLockedDiamonds(localStorage, 1)]).toEqual([['wrong'], []])
  for (const nr of [1, 2, 3, 4] as const) {
    expect(screen.queryByText(/De grot is open!/)).toBeNull()
    await press(new RegExp(`^Diamant van wereld ${nr}`))
    await press(new RegExp(`^Gat ${nr}`))
    expect(readLockedDiamonds(localStorage, 1)).toContain(nr)
  }
  expect(said.filter((text) => text !== 'Kies nu het gat dat erbij past.')).toEqual([
    'Leg elke diamant in het gat dat erbij past.',
    'Die past hier niet. Kijk goed naar de vorm en de stippen.',
    'Klik! Dat past: een blad met 1 stip.',
    'Klik! Dat past: een druppel met 2 stippen.',
    'Klik! Dat past: een zon met 3 stippen.',
    'Het is je gelukt!',
    'Alle vier de diamanten zitten op hun plek. De letters van de jungle zijn vrij!',
  ])
  expect(screen.getByRole('status').textContent).toContain('De grot is open!')
  const effects = ['wrong', 'diamond', 'diamond', 'diamond', 'cave-open']
  expect(heard().slice(0, 5)).toEqual(effects)
})

test('locked diamonds are stored for that child and remain after a reload', () => {
  saveLockedDiamonds(localStorage, 7, [3, 1])
  expect(readLockedDiamonds(localStorage, 7)).toEqual([1, 3])
  expect(readLockedDiamonds(localStorage, 8)).toEqual([])
})

test.each(['{', '{}', '[9,"x"]', 'null'])('ignores the stored value %s', (stored) => {
  localStorage.setItem('end-cave-7', stored)
  expect(readLockedDiamonds(localStorage, 7)).toEqual([])
})

test('the cave works without a usable storage', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => saveLockedDiamonds({ setItem: refuse }, 7, [1])).not.toThrow()
})
