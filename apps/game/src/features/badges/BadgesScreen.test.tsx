// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { badgeFixture } from '../../testing/entities.ts'
import { BadgesScreen } from './BadgesScreen.tsx'

const earned = { is_buyable: false, how_to_earn: 'Doe 10 oefeningen.' }
const badges = [
  badgeFixture(1, 'Kikker', { ...earned, student_has_badge: true }),
  badgeFixture(2, 'Aap', earned),
  badgeFixture(3, 'Tent', { student_has_badge: true }),
  badgeFixture(4, 'Kroon'),
]
const open = (shown = badges) =>
  render(<BadgesScreen badges={shown} shopLink={<a href="/shop">Naar de winkel</a>} />)

test('MYB-1 the screen shows owned badges, how to earn others, and a link to the shop', async () => {
  open()
  const own = within(screen.getByRole('list', { name: 'Jouw badges' }))
  expect(own.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Kikker', 'Tent'])
  screen.getByText('Je hebt 2 badges.')
  screen.getByRole('link', { name: 'Naar de winkel' })
  screen.getByText('Doe 10 oefeningen.')
  screen.getByText('Aap')
  expect(screen.queryByText('Kroon')).toBeNull()
  await userEvent.click(own.getByRole('button', { name: 'Tent: draai de kaart om' }))
  expect(own.getByText('Zo mooi is de Tent.').closest('[inert]')).toBeNull()
})

test('a child without badges sees a message, and a child with all badges has none left to earn', () => {
  open(badges.filter(({ student_has_badge }) => !student_has_badge))
  screen.getByText('Je hebt nog geen badges. Ga je mee op pad?')
  cleanup()
  open(badges.filter(({ student_has_badge }) => student_has_badge))
  expect(screen.queryByText('Deze kun je nog verdienen')).toBeNull()
})
