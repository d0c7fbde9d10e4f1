// @vitest-environment jsdom
import type { Badge, PlacedThing, Profile, RepeatableStep } from '@letterliaan/contract'
import { NetworkError } from '@letterliaan/contract/client'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { badgeFixture, studentFixture, repeatableStepFixture } from '../../testing/entities.ts'
import { createData, renderInGame } from '../../testing/render-in-game.tsx'
import type { Services } from '../../app/services.ts'
import { TreehousePage, RepetitionWindow } from './TreehousePage.tsx'

const bought = (id: number, name: string, image: string) =>
  badgeFixture(id, name, { image, student_has_badge: true })
const banana = bought(4, 'Banaan', 'banana')
const lamp = bought(5, 'Lamp', 'light-bulb')
const tent = badgeFixture(6, 'Tent')
const earned = ['one', 'two', 'three', 'four'].map((image, at) =>
  badgeFixture(10 + at, `Verdiend ${at}`, { image, student_has_badge: true, is_buyable: false }),
)

interface Room {
  readonly badges?: readonly Badge[]
  readonly placed?: readonly PlacedThing[]
  readonly books?: number
  readonly notes?: number
  readonly student?: Parameters<typeof studentFixture>[0]
  readonly put?: (input: unknown) => Promise<PlacedThing[]>
}

/** Opens the treehouse of a child that has seen the tour, with all data fetched. */
async function enter({ badges = [], placed = [], books = 0, notes = 0, student = {}, put }: Room) {
  const call = vi.fn<(name: string, input: unknown) => Promise<unknown>>((name, input) =>
    name === 'PUT /api/v1/treehouse/:id' && put ? put(input) : new Promise(() => undefined),
  )
  const { client, queries, queryClient } = createData(call)
  queryClient.setQueryData(queries.profile, {
    student: studentFixture({ user_manual_flow: 4, ...student }),
  } as Profile)
  queryClient.setQueryData(queries.repeatables, [])
  queryClient.setQueryData(queries.badges, [...badges])
  queryClient.setQueryData(queries.treehouse, [...placed])
  queryClient.setQueryData(queries.booksRead, Array.from({ length: books }))
  queryClient.setQueryData(queries.notes, Array.from({ length: notes }))
  const navigator = { go: () => undefined, prepare: () => undefined }
  const rewards = { hold: () => () => undefined }
  await act(async () => {
    renderInGame(<TreehousePage />, { client, queries, queryClient, navigator, rewards })
  })
  return call
}

const press = async (name: string | RegExp) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
}

/** Searches the dialog, because the room behind it is inert. */
const choose = async (name: RegExp) => {
  fireEvent.click(await within(screen.getByRole('dialog')).findByRole('button', { name }))
}
const thing = (name: RegExp) => screen.queryByRole('img', { name })

test('GIDS-12 a bought thing is in the room where the child put it, or worn by the buddy', async () => {
  await enter({
    badges: [banana, lamp, tent, ...earned],
    placed: [
      { badge_id: 4, place: 'rug' },
      { badge_id: 5, place: 'buddy' },
    ],
  })
  expect(thing(/^Banaan op het kleed$/)?.getAttribute('src')).toContain('banana')
  screen.getByRole('button', { name: /^Aai je maatje.*Draagt: Lamp/ })
  await press('Mijn spullen')
  const choices = screen.getByRole('list', { name: 'Kies iets' })
  expect([...choices.children].map(({ textContent }) => textContent)).toEqual([
    'Banaanop het kleed',
    'Lampbij je maatje',
  ])
})

test('GIDS-12 a chosen thing moves after the server has stored it; each place names its thing', async () => {
  const call = await enter({
    badges: [banana, lamp],
    placed: [{ badge_id: 4, place: 'rug' }],
    put: async () => [{ badge_id: 5, place: 'rug' }],
  })
  await press('Mijn spullen')
  await choose(/^Banaan/)
  const pressed = within(screen.getByRole('dialog'))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)
  expect(pressed).toEqual(['Banaan staat hier nu.Op het kleed'])
  fireEvent(screen.getByRole('dialog'), new Event('cancel'))
  await press('Mijn spullen')
  await press(/^Lamp/)
  await press(/^Banaan staat hier nu. ?Op het kleed$/)
  const put = call.mock.calls.filter(([name]) => name.startsWith('PUT')).map(([, input]) => input)
  expect(put).toMatchObject([{ params: { id: 5 }, body: { place: 'rug' } }])
  expect([thing(/^Lamp op/) !== null, thing(/^Banaan op/)]).toEqual([true, null])
})

test('GIDS-12 a failed placement is reported, and nothing moves', async () => {
  await enter({
    badges: [banana],
    placed: [{ badge_id: 4, place: 'rug' }],
    put: () => Promise.reject(new NetworkError(new TypeError('offline'))),
  })
  await press('Mijn spullen')
  await choose(/^Banaan/)
  await press('Bij de muur')
  screen.getByText(/^De jungle is even niet te bereiken/)
  expect(thing(/^Banaan op het kleed$/)).not.toBeNull()
})

test('GIDS-12 the shop is one tap from the room, and is linked in the dialog of bought things', async () => {
  await enter({ badges: [tent, ...earned] })
  const toShop = { name: 'Naar de winkel' }
  expect(screen.getByRole('link', toShop).getAttribute('href')).toBe('/shop')
  await press('Mijn spullen')
  screen.getByText(/^Je hebt nog niets gekocht/)
  const inWindow = within(screen.getByRole('dialog')).getByRole('link', toShop)
  expect(inWindow.getAttribute('href')).toBe('/shop')
})

test('GIDS-12 shows badges on their board, books on the shelf, notes on the desk, and a diamond for each world', async () => {
  await enter({
    badges: [banana, tent, ...earned],
    books: 3,
    notes: 12,
    student: { phase_id: 3, end_reward_1_collected: true, end_reward_2_collected: true },
  })
  const inside = (name: RegExp, kind: string) => [
    ...screen.getByRole('link', { name }).querySelectorAll(kind),
  ]
  const medals = inside(/^Mijn Badges/, '.medal img').map((medal) => medal.getAttribute('src'))
  expect(medals).toEqual(['two', 'three', 'four'].map((name) => expect.stringContaining(name)))
  expect([inside(/^Boekenplank/, 'i').length, inside(/^Logboek/, 'i').length]).toEqual([3, 8])
  const diamonds = screen.getByRole('list', { name: 'Jouw diamanten' })
  expect(
    [...diamonds.children].map((hung) => hung.querySelector('[aria-label]')?.getAttribute('aria-label')),
  ).toEqual(['Diamant van wereld 1', 'Diamant van wereld 2'])
})

test('GIDS-12 the room of a child that has none of these shows none', async () => {
  await enter({})
  expect(document.querySelectorAll('.medal, .books i, .notes i, .diamond, .placed')).toHaveLength(0)
})

test.each<[what: string, address: string, more: Partial<RepeatableStep>]>([
  ['lesson', '/fase/1/stap/901', { status: 0 }],
  ['game for two', '/fase/1/stap/901/samen', { status: 4, has_game: true }],
])(
  "LES-10 a repetition's %s opened from the treehouse leads back to it, even if a map led there before",
  (_what, address, more) => {
    const mapByStep: Services['mapByStep'] = new Map([[901, 2]])
    const go = vi.fn<(to: string) => void>()
    const window = (
      <RepetitionWindow repeatables={[repeatableStepFixture(901, more)]} onClose={() => undefined} />
    )
    renderInGame(window, { mapByStep, navigator: { go, prepare: () => undefined } })
    fireEvent.click(screen.getByRole('link'))
    expect([go.mock.calls, mapByStep.get(901)]).toEqual([[[address]], undefined])
  },
)
