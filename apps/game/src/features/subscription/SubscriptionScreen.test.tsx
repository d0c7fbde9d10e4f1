// @vitest-environment jsdom
import type { Subscription } from '@letterliaan/contract'
import { act, cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SubscriptionScreen, listSubscriptionTexts } from './SubscriptionScreen.tsx'

beforeEach(() => vi.useFakeTimers())

const demo: Subscription = { id: 7, kind: 'demo', product: 'Letterliaan Proef', can_be_renewed: true }

function show(
  current_subscription: Subscription | null,
  onRenew: (id: number) => Promise<void>,
  active = false,
) {
  const profile = { has_active_subscription: active, current_subscription }
  render(
    <SubscriptionScreen profile={profile} contactEmail="hulp@spel.test" onRenew={onRenew}>
      <span>Uitloggen</span>
    </SubscriptionScreen>,
  )
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const button = () => screen.getByRole('button')

test('SUB-4 the button requests the address for this subscription once', async () => {
  const onRenew = vi.fn<(id: number) => Promise<void>>(() => new Promise(() => undefined))
  show(demo, onRenew)
  act(() => button().click())
  act(() => button().click())
  await pass(0)
  expect(onRenew).toHaveBeenCalledExactlyOnceWith(7)
})

test('SUB-4 an error is shown for three seconds, and then the button is enabled again', async () => {
  const onRenew = vi.fn<(id: number) => Promise<void>>().mockRejectedValue(new Error('503'))
  show(demo, onRenew)
  act(() => button().click())
  await pass(0)
  expect(button().textContent).toBe('Bestellen niet mogelijk')
  await pass(2999)
  expect(button().textContent).toBe('Bestellen niet mogelijk')
  await pass(1)
  expect(button().textContent).toBe('Nu verlengen')
  act(() => button().click())
  await pass(0)
  expect(onRenew).toHaveBeenCalledTimes(2)
})

test('SUB-4 only a renewable subscription has a button', () => {
  show({ ...demo, can_be_renewed: false }, vi.fn<() => Promise<void>>())
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  show(demo, vi.fn<() => Promise<void>>(), true)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test("SUB-3 links to the contact's mail address", () => {
  show(null, vi.fn<() => Promise<void>>())
  expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:hulp@spel.test')
})

const paid: Subscription = { id: 1, kind: 'paid', product: 'Letterliaan', can_be_renewed: true }

test.each([demo, paid, null])(
  'SUB-1 an active subscription is valid, also without its details: %j',
  (current) => {
    const texts = listSubscriptionTexts({ has_active_subscription: true, current_subscription: current })
    expect(texts).toEqual(['U heeft een geldig abonnement.'])
  },
)

test('SUB-2 an expired demo that can be renewed names its product', () => {
  const texts = listSubscriptionTexts({ has_active_subscription: false, current_subscription: demo })
  expect(texts).toEqual([
    'Helaas, uw demo abonnement is verlopen.',
    'U kunt verder met Letterliaan Proef door nu direct te verlengen.',
  ])
})

test.each([paid, { ...paid, can_be_renewed: false }, { ...demo, can_be_renewed: false }, null])(
  'SUB-3 other subscriptions have a contact text: %j',
  (current_subscription) => {
    const [sentence, contact] = listSubscriptionTexts({
      has_active_subscription: false,
      current_subscription,
    })
    expect(sentence).toBe('U kunt niet meer inloggen omdat uw abonnement verlopen is.')
    expect(contact).toMatch(/contact/)
  },
)
