// @vitest-environment jsdom
import type { Badge, PlacedThing } from '@letterliaan/contract'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { badgeFixture } from '../../testing/entities.ts'
import { listen } from '@letterliaan/ui/listen.fixture'
import { ShopScreen, type ShopScreenProps } from './ShopScreen.tsx'

const onBuy = vi.fn<ShopScreenProps['onBuy']>()
const onPut = vi.fn<ShopScreenProps['onPut']>()

beforeEach(() => void onBuy.mockReset().mockResolvedValue(true))

const open = (badges: readonly Badge[], points = 120, placed: readonly PlacedThing[] = []) => {
  const { said, wrapper } = listen()
  render(
    <ShopScreen
      badges={badges}
      points={points}
      badgesLink={<a href="/mijn-badges">Mijn Badges</a>}
      placed={placed}
      onBuy={onBuy}
      onPut={onPut}
    />,
    { wrapper },
  )
  return said
}

const tent = badgeFixture(7, 'Tent', { cost: 120 })
const buttons = () => screen.getAllByRole('button', { name: /^Koop / })

test('SHOP-1 SHOP-2 the shop offers badges that are for sale and not owned, the cheapest first', () => {
  open([
    tent,
    badgeFixture(8, 'Banaan', { cost: 50 }),
    badgeFixture(9, 'Kroon', { student_has_badge: true }),
    badgeFixture(10, 'Trofee', { is_buyable: false }),
    badgeFixture(11, 'Fluit', { is_active: false }),
  ])
  screen.getByText('Je hebt 120 punten.')
  screen.getByRole('link', { name: 'Mijn Badges' })
  expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual(['Koop Banaan', 'Koop Tent'])
  expect(buttons().every(({ textContent }) => textContent === 'Koop')).toBe(true)
})

test('SHOP-2 the shop asks first; Nee buys nothing, and Ja buys the badge once', async () => {
  open([tent])
  await userEvent.click(screen.getByRole('button', { name: 'Koop Tent' }))
  const question = screen.getByRole('dialog', { name: 'Weet je het zeker?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Nee' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onBuy).not.toHaveBeenCalled()

  let finish = (_isBought: boolean) => {}
  onBuy.mockReturnValue(new Promise((resolve) => void (finish = resolve)))
  await userEvent.click(screen.getByRole('button', { name: 'Koop Tent' }))
  const yes = screen.getByRole('button', { name: 'Ja' })
  await userEvent.dblClick(yes)
  expect(onBuy.mock.calls).toEqual([[tent]])
  finish(true)
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Weet je het zeker?' })).toBeNull()
})

test('SHOP-2 the question has pictures and focuses Nee, and afterwards the remaining points have the focus', async () => {
  open([tent])
  let isAsking = true
  const purse = screen.getByText('Jouw punten').closest<HTMLElement>('[tabindex]')
  purse?.addEventListener('focus', () => {
    isAsking = screen.queryByRole('dialog') !== null
  })
  await userEvent.click(screen.getByRole('button', { name: 'Koop Tent' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nee' }))
  for (const name of ['Ja', 'Nee'])
    expect(screen.getByRole('button', { name }).querySelector('svg')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ja' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Niet nu' }))
  await expect.poll(() => document.activeElement).toBe(purse)
  expect(isAsking, 'what lies under a modal dialog takes no focus').toBe(false)
})

test('SHOP-3 a message is shown if no badge is for sale', () => {
  open([badgeFixture(9, 'Kroon', { student_has_badge: true })])
  screen.getByText('Er zijn op dit moment geen badges die je kunt kopen.')
})

test('SHOP-4 a card turns to its description and back', async () => {
  open([tent])
  const isRead = () => screen.getByText('Zo mooi is de Tent.').closest('[inert]') === null
  expect(isRead()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Tent: draai de kaart om' }))
  expect(isRead()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Tent: draai de kaart om' }))
  expect(isRead()).toBe(false)
})

test.each([
  [119, 'Nog 1 punt nodig'],
  [20, 'Nog 100 punten nodig'],
])('SHOP-5 a child with %i points cannot buy the badge: %s', async (points, reason) => {
  open([tent], points)
  screen.getByText(reason)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Koop Tent' }).disabled).toBe(true)
})

test('GIDS-1 the missing points and requirements are spoken', async () => {
  const said = open([tent], 119)
  await userEvent.click(
    within(screen.getByText('Nog 1 punt nodig').parentElement as HTMLElement).getByRole('button'),
  )
  cleanup()
  const asked = open([tent])
  await userEvent.click(screen.getByRole('button', { name: 'Koop Tent' }))
  await expect.poll(() => asked).toHaveLength(3)
  expect([...said, ...asked]).toEqual([
    'Hier koop je badges met je punten. Tik op Koop!',
    'Je hebt nog niet genoeg punten.',
    'Hier koop je badges met je punten. Tik op Koop!',
    'Weet je het zeker?',
    'Wil je deze badge kopen?',
  ])
})

test('SHOP-2 GIDS-1 a purchase is announced by name and can be played again', async () => {
  const said = open([tent, badgeFixture(8, 'Banaan', { cost: 50 })])
  await userEvent.click(screen.getByRole('button', { name: 'Koop Tent' }))
  said.length = 0
  await userEvent.click(screen.getByRole('button', { name: 'Ja' }))
  await expect.poll(() => said).toEqual(['Nu van jou:', 'Tent', 'Wil je dit in je boomhut zetten?'])
  expect(screen.getAllByText(/Nu van jou:/)).toHaveLength(1)
  expect(screen.queryByText('Hier koop je badges met je punten. Tik op Koop!')).toBeNull()
})

const buy = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Koop ${name}` }))
  await userEvent.click(screen.getByRole('button', { name: 'Ja' }))
  return within(await screen.findByRole('dialog', { name }))
}

test('SHOP-2 one tap puts a cap on the buddy and announces it', async () => {
  const said = open([badgeFixture(8, 'Pet', { cost: 50, image: 'billed-cap' })])
  const dialog = await buy('Pet')
  await userEvent.click(dialog.getByRole('button', { name: 'Zet op' }))
  expect(onPut.mock.calls).toEqual([[8, 'buddy']])
  await expect.poll(() => said.at(-1)).toBe('Je maatje draagt het nu.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('SHOP-2 other things are offered the first free place, and no place if the room is full', async () => {
  const taken = (...places: PlacedThing['place'][]) =>
    places.map((place, at): PlacedThing => ({ badge_id: 20 + at, place }))
  open([tent], 120, taken('rug', 'buddy'))
  await userEvent.click((await buy('Tent')).getByRole('button', { name: 'Zet neer' }))
  expect(onPut.mock.calls).toEqual([[7, 'shelf']])
  cleanup()
  open([tent], 120, taken('rug', 'shelf', 'railing', 'window', 'wall'))
  expect((await buy('Tent')).queryByRole('button', { name: /^Zet/ })).toBeNull()
})
