// @vitest-environment jsdom
import type { TreehousePlace } from '@letterliaan/contract'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { OwnThings } from './OwnThings.tsx'

const onPlace = vi.fn<(id: number, place: TreehousePlace | null) => void>()
const banana = { id: 4, name: 'Banaan', image: 'banana', place: 'rug' } as const
const lamp = { id: 5, name: 'Lamp', image: 'light-bulb', place: null }

/** Centres of the places (px from the left). All other elements are far away. */
const middles: Readonly<Record<string, number>> = { rug: 100, window: 400, wall: 480, buddy: 900 }

beforeEach(() => {
  Element.prototype.setPointerCapture = () => undefined
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    return new DOMRect(middles[this.getAttribute('data-place') ?? ''] ?? 5000, 300, 0, 0)
  })
  render(
    <OwnThings buddy_id={1} leaves="none" things={[banana, lamp]} onPlace={onPlace} shopLink={() => null} />,
  )
})
function drag(picture: Element, from: number, to: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') {
  const at = (clientX: number) => ({ clientX, clientY: 300, button: 0, isPrimary: true })
  fireEvent.pointerDown(picture, at(from))
  fireEvent.pointerMove(picture, at(to))
  fireEvent[end](picture, at(to))
}

test.each([
  ['to another place', 390, 'window'],
  ['between two places, to the nearest', 450, 'wall'],
  ['to the buddy, which then wears it', 880, 'buddy'],
])('GIDS-12 a thing in the room is dragged %s', (_name, to, place) => {
  drag(screen.getByRole('img', { name: 'Banaan op het kleed' }), 100, to)
  expect(onPlace.mock.calls).toEqual([[4, place]])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('GIDS-12 a thing does not move when the drag ends outside every place, on its own place, or is cancelled', () => {
  const picture = screen.getByRole('img', { name: 'Banaan op het kleed' })
  drag(picture, 100, 700)
  drag(picture, 100, 130)
  drag(picture, 100, 390, 'pointerCancel')
  expect(onPlace).not.toHaveBeenCalled()
})

test('GIDS-12 a new thing is dragged out of its dialog, which then closes', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Mijn spullen' }))
  const lampPicture = screen.getByRole('button', { name: 'Lamp' }).querySelector('img')
  if (lampPicture) drag(lampPicture, 600, 410)
  expect(onPlace.mock.calls).toEqual([[5, 'window']])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('GIDS-12 closing the dialog during a drag removes the dragged picture', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Mijn spullen' }))
  const lampPicture = screen.getByRole('button', { name: 'Lamp' }).querySelector('img')
  const hanging = () => document.querySelectorAll('body > span').length
  if (lampPicture) {
    fireEvent.pointerDown(lampPicture, { clientX: 600, clientY: 300, button: 0, isPrimary: true })
    fireEvent.pointerMove(lampPicture, { clientX: 410, clientY: 300 })
  }
  expect(hanging()).toBe(1)
  press('Sluiten')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect([hanging(), onPlace.mock.calls]).toEqual([0, []])
})

test('a tap on a thing in the room asks for its new place', () => {
  drag(screen.getByRole('img', { name: 'Banaan op het kleed' }), 100, 103)
  screen.getByRole('dialog', { name: 'Banaan' })
  expect(onPlace).not.toHaveBeenCalled()
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('GIDS-12 a thing is chosen by tap or key and then placed in the room, on the buddy, or put away', () => {
  for (const place of [/^Bij het raam/, /^Bij je maatje/]) {
    press('Mijn spullen')
    press('Lamp')
    press(place)
    expect(screen.queryByRole('dialog')).toBeNull()
  }
  press('Mijn spullen')
  press(/^Banaan/)
  press('Opbergen')
  expect(onPlace.mock.calls).toEqual([
    [5, 'window'],
    [5, 'buddy'],
    [4, null],
  ])
})

test('a child taps a place in a picture of the room, which says what is there and announces the change', () => {
  press('Mijn spullen')
  press('Lamp')
  const places = within(screen.getByRole('dialog', { name: 'Lamp' })).getAllByRole('button', {
    pressed: false,
  })
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'Op de boekenplank',
    'Op het hek',
    'Bij het raam',
    'Banaan staat hier nu.Op het kleed',
    'Bij de muur',
    'Bij je maatje',
  ])
  press('Op het hek')
  expect(screen.getByRole('status').textContent).toBe('op het hek')
})

test('GIDS-12 the picture shows the same leaves as the room', () => {
  press('Mijn spullen')
  press('Lamp')
  const pictures = [...screen.getByRole('dialog', { name: 'Lamp' }).querySelectorAll('img')].map(
    ({ src }) => src,
  )
  expect(pictures.filter((src) => src.includes('leaves'))).toEqual([expect.stringContaining('leaves-none')])
})
