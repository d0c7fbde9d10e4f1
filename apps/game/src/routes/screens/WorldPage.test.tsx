// @vitest-environment jsdom
import type { Profile, StepSummary, Student } from '@letterliaan/contract'
import type { WorldNumber } from '@letterliaan/rules'
import { act, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createConnection } from '../../app/answer-queue/connection.ts'
import { animalsByWorld } from '../../features/world-map/animals.ts'
import { computeVanishTimeMs } from '../../features/world-map/icon-delays.ts'
import { stepFixture, studentFixture } from '../../testing/entities.ts'
import { createData, renderInGame } from '../../testing/render-in-game.tsx'
import { WorldPage } from './WorldPage.tsx'

// Preloads the modules that the page loads when idle.
beforeAll(() =>
  Promise.all([import('../../app/story/story-on-map.ts'), import('../../app/daily/daily-on-map.ts')]),
)
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})

const answers = { listWaiting: async () => new Set<number>() }
const playEffect = vi.fn<(name: string) => void>()
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const dialog = (name: string) => screen.queryByRole('dialog', { name })

/** Opens the map of a child that passed every step. Returns the exit time for an address. */
async function arrive(
  world: WorldNumber,
  more: Partial<Student> = {},
  elsewhere: readonly StepSummary[] = [],
) {
  const data = createData()
  const { queries, queryClient } = data
  const student = studentFixture({ phase_id: 4, user_id: 7, ...more })
  const passed = [1, 2, 3].map((position) => stepFixture(position, { position, phase_id: world, status: 5 }))
  queryClient.setQueryData(queries.profile, { student } as Profile)
  queryClient.setQueryData(queries.steps, { 1: [], 2: [], 3: [...elsewhere], 4: [], [world]: passed })
  let exit = (_address: string): number => Number.NaN
  const navigator = {
    go: () => undefined,
    prepare: () => undefined,
    onExit(listener: typeof exit) {
      exit = listener
      return () => undefined
    },
  }
  await act(async () => {
    renderInGame(<WorldPage world_id={world} />, {
      ...data,
      navigator,
      sound: { playEffect },
      answers,
      told: new Set<string>(),
      mapByStep: new Map<number, WorldNumber>(),
      connection: createConnection(window),
    })
  })
  return (address: string) => {
    let exitMs = Number.NaN
    act(() => void (exitMs = exit(address)))
    return exitMs
  }
}

test("MAP-7 MAP-9 the welcome to world 4 and 'Behaald' appear one after the other", async () => {
  await arrive(4)
  await wait(10_000)
  expect(dialog('Welkom in wereld 4')).not.toBeNull()
  expect(dialog('Behaald')).toBeNull()
  act(() => screen.getByRole('button', { name: 'Op pad!' }).click())
  await wait(2800)
  expect(dialog('Welkom in wereld 4')).toBeNull()
  expect(dialog('Behaald')).not.toBeNull()
})

test("MAP-7 other worlds have no welcome, and 'Behaald' does not wait for one", async () => {
  await arrive(2)
  await wait(2800)
  expect(dialog('Welkom in wereld 4')).toBeNull()
  expect(dialog('Behaald')).not.toBeNull()
  expect(playEffect.mock.calls).toEqual([['diamond']])
})

test.each([
  [17, false],
  [18, true],
])(
  "GIDS-11 at %i o'clock on the device it is evening on the map: %s, and a tapped animal plays its sound",
  async (hour, isEvening) => {
    vi.setSystemTime(new Date(2026, 10, 21, hour, 30))
    await arrive(1)
    expect(document.querySelector('.evening') !== null).toBe(isEvening)
    const [animal] = animalsByWorld[1]
    act(() => screen.getByRole('button', { name: animal?.label }).click())
    expect(playEffect.mock.calls).toEqual([[animal?.sound]])
  },
)

test.each([
  [
    'the world of the next step',
    1,
    {},
    [stepFixture(31, { phase_id: 3, status: 0 })],
    'Naar wereld 3',
    '/wereld/3',
  ],
  ['the cave', 4, { end_reward_4_collected: true }, [], 'Naar de eindgrot', '/eindgrot'],
  ['the world of the cave', 2, { end_reward_4_collected: true }, [], 'Naar wereld 4', '/wereld/4'],
  ['the treehouse', 2, {}, [], 'Naar de boomhut', '/boomhut'],
] as const)(
  'GIDS-4 a finished world leads to %s',
  async (_place, world, student, elsewhere, name, address) => {
    await arrive(world, student, elsewhere)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address)
  },
)

test.each(['/boomhut', '/fase/2/stap/1'])(
  'MAP-2 the icons disappear before %s is shown, but are already removed on the way to another world',
  async (address) => {
    const exit = await arrive(2)
    expect(exit('/wereld/3')).toBe(0)
    const leaving = () =>
      screen.getAllByRole('listitem').filter(({ className }) => className.includes('leaving'))
    expect(leaving()).toHaveLength(0)
    expect(exit(address)).toBe(computeVanishTimeMs(3))
    expect(leaving()).toHaveLength(3)
  },
)
