// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hatchling } from '@letterliaan/contract'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Services } from '../../../app/services.ts'
import { OwnThings } from '../OwnThings.tsx'
import { Residents, thingUses, findThingUse, UsedThing } from './life.tsx'
import { renderInGame } from '../../../testing/render-in-game.tsx'

const playEffect = vi.fn<(name: string) => void>()

function show(name: string, image: string, animal?: Hatchling) {
  const services = { sound: { playEffect } } as unknown as Services
  playEffect.mockReset()
  renderInGame(
    <OwnThings
      buddy_id={1}
      things={[{ id: 4, name, image, place: 'rug' }]}
      onPlace={() => undefined}
      shopLink={() => null}
      leaves="none"
      life={{ UsedThing, animals: animal === undefined ? [] : [animal] }}
    />,
    services,
  )
  return screen.getByRole('button', { name: `${name} op het kleed` })
}

test('PLEK-7 a tap or key switches a bought thing on, with its sound and an announcement, and then off', () => {
  const lamp = show('Zaklamp', 'flashlight')
  expect(lamp.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(lamp)
  expect(lamp.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('Zaklamp geeft licht.')
  expect(playEffect.mock.calls).toEqual([['click']])
  fireEvent.click(lamp)
  expect(lamp.getAttribute('aria-pressed')).toBe('false')
  expect(screen.getByRole('status').textContent).toBe('Zaklamp is weer stil.')
})

test.each<[string, Hatchling | undefined, string]>([
  ['an animal that hatched', 'swan', 'swan'],
  ['a monkey if none hatched yet', undefined, 'monkey'],
])('PLEK-7 %s eats the food on the rug', (_who, animal, picture) => {
  const banana = show('Banaan', 'banana', animal)
  expect(banana.querySelectorAll('img')).toHaveLength(1)
  fireEvent.click(banana)
  expect(banana.querySelector(`img[src*="/${picture}."]`)).not.toBeNull()
})

test('PLEK-5 in the camp of the look 10+ no animal is fed', () => {
  expect([findThingUse('banana', 'jungle').does, findThingUse('banana', 'field-camp').does]).toEqual([
    'feed',
    'shine',
  ])
  expect(findThingUse('guitar', 'field-camp')).toEqual(findThingUse('guitar', 'jungle'))
})

test('PLEK-7 every thing in the shop has a use of its own kind', () => {
  const file = join(import.meta.dirname, '../../../../../../packages/curriculum/data/badges.json')
  const images = Array.from(
    readFileSync(file, 'utf8').matchAll(/"image":\s*"([^"]+)",\s*"activity_type":\s*"buy_badge"/g),
    ([, image = '']) => image,
  )
  expect(images.length).toBeGreaterThanOrEqual(12)
  expect(Object.keys(thingUses).toSorted()).toEqual(images.toSorted())
})

test('PLEK-7 hatched animals are shown in the treehouse with their names', () => {
  render(<Residents animals={['duck', 'peacock']} />)
  const list = within(screen.getByRole('list', { name: 'Jouw dieren' }))
  expect(list.getAllByRole('img').map((animal) => animal.getAttribute('alt'))).toEqual(['eend', 'pauw'])
  cleanup()
  render(<Residents animals={[]} />)
  expect(document.body.textContent).toBe('')
})
