// @vitest-environment jsdom
import type { PersonalBest, SharedGoal, StudentGoals } from '@letterliaan/contract'
import { goalTexts } from '@letterliaan/texts/goals'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { listen } from '@letterliaan/ui/listen.fixture'
import { Rewards } from '../reward/Rewards.tsx'
import { createRewardQueue } from '../reward/reward-queue.ts'
import type { Services } from '../services.ts'
import { announceGoals } from './announce-goals.ts'
import { GoalOverlay } from './GoalOverlay.tsx'
import { goalFixture } from '../../testing/entities.ts'
import { createData, renderInGame } from '../../testing/render-in-game.tsx'
import { countFruitsInRoom, countFruits, sayBest, sayGoal, writeBest, writeGoal } from './goal-texts.ts'

const goal = goalFixture()
const reached = { group_id: 4, name: 'Groep 5', week: '2026-11-16', words_wanted: 400 }
const week = (goals: readonly SharedGoal[], own: PersonalBest): StudentGoals => ({
  week: '2026-11-16',
  goals: [...goals],
  to_celebrate: [],
  own,
})

test.each([
  [goal, 'Samen 212 van de 400 woorden.', goalTexts.togetherBusy],
  [{ ...goal, words: 0 }, 'Samen 0 van de 400 woorden.', goalTexts.togetherBusy],
  [
    { ...goal, words: 420, is_reached: true },
    'Gehaald! Jullie wilden samen 400 woorden oefenen.',
    goalTexts.togetherEnough,
  ],
  [
    { ...goal, words: 160, is_exact: false },
    'Samen al zeker 160 van de 400 woorden.',
    goalTexts.togetherBusy,
  ],
  [{ ...goal, words: 0, is_exact: false }, 'Jullie doel is 400 woorden. Oefen mee!', goalTexts.togetherBegin],
])("INZ-7 a group's goal is shown and spoken as the group's total (%#)", (shared, sentence, spoken) => {
  expect(writeGoal(shared).text).toBe(sentence)
  expect(sayGoal(shared)).toBe(spoken)
})

test.each([
  [{ words: 45, best: 120 }, 'Jouw beste week: 120 woorden. Deze week: 45.', goalTexts.weekWords],
  [{ words: 130, best: 120 }, 'Deze week: 130 woorden. Dat is jouw beste week!', goalTexts.bestWeek],
  [{ words: 120, best: 120 }, 'Jouw beste week: 120 woorden. Deze week: 120.', goalTexts.weekWords],
  [{ words: 1, best: 0 }, 'Deze week: 1 woord.', goalTexts.weekWords],
])(
  "INZ-7 a child's week is compared with its own best week, in writing and aloud (%#)",
  (own, sentence, spoken) => {
    expect(writeBest(own).text).toBe(sentence)
    expect(sayBest(own)).toBe(spoken)
  },
)

test.each([
  [0, 400, 0],
  [39, 400, 0],
  [40, 400, 1],
  [399, 400, 9],
  [400, 400, 10],
  [900, 400, 10],
])('%i of %i words give %i of ten fruits', (words, wanted, fruits) => {
  expect(countFruits(words, wanted)).toBe(fruits)
})

test.each([
  ['the first group’s goal', week([goal, { ...goal, words: 0 }], { words: 0, best: 0 }), 5],
  ['a goal that was reached', week([{ ...goal, words: 320, is_reached: true }], { words: 0, best: 0 }), 10],
  ['its own best week without a goal', week([], { words: 30, best: 120 }), 2],
  ['its first week', week([], { words: 30, best: 0 }), 3],
])('fills the basket in the room from %s', (_what, goals, fruits) => {
  expect(countFruitsInRoom(goals)).toBe(fruits)
})

describe('a goal that is reached', () => {
  function makeGame({ is_read_only = false } = {}) {
    const answer = { ...week([], { words: 0, best: 0 }), to_celebrate: [reached] }
    const call = vi.fn<(name: string, input: object) => Promise<unknown>>(async (name) =>
      name === 'GET /api/v1/goal'
        ? answer
        : name.startsWith('PUT')
          ? { ...answer, to_celebrate: [] }
          : { is_read_only },
    )
    const sound = { playEffect: () => undefined }
    const services = { ...createData(call), sound, rewards: createRewardQueue() } as unknown as Services
    return { services, call }
  }

  test('GIDS-1 is celebrated once, over the game and aloud, and is reported as seen', async () => {
    const { services, call } = makeGame()
    await announceGoals(services)
    await announceGoals(services)
    const { said, wrapper } = listen()
    renderInGame(<Rewards />, services, { wrapper })
    const overlay = await screen.findByRole('dialog', { name: 'Samen gehaald!' })
    expect(overlay.textContent).toContain('400 woorden: die hebben jullie samen geoefend.')
    await expect.poll(() => said).toEqual(['Samen gehaald!', 'Die woorden hebben jullie samen geoefend.'])
    const later = performance.now() + 1000
    vi.spyOn(performance, 'now').mockReturnValue(later)
    fireEvent.click(screen.getByRole('button', { name: 'Ga door' }))
    expect(call.mock.calls.filter(([name]) => name.startsWith('PUT'))).toEqual([
      [
        'PUT /api/v1/goal/:id/celebrated',
        { params: { id: 4 }, body: { week: '2026-11-16' }, idempotencyKey: expect.any(String) },
      ],
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    await expect
      .poll(() => services.queryClient.getQueryData(services.queries.goals)?.to_celebrate)
      .toEqual([])
  })

  test('counts as seen after a second, even if the game is closed then', async () => {
    vi.useFakeTimers()
    const { services, call } = makeGame()
    const celebrated = () => call.mock.calls.filter(([name]) => name.startsWith('PUT')).length
    const show = () =>
      renderInGame(<GoalOverlay goal={reached} buddy_id={1} onGoOn={() => undefined} />, services)
    const { unmount } = show()
    act(() => void vi.advanceTimersByTime(900))
    unmount()
    act(() => void vi.advanceTimersByTime(900))
    expect(celebrated()).toBe(0)
    show()
    act(() => void vi.advanceTimersByTime(1000))
    expect(celebrated()).toBe(1)
    vi.useRealTimers()
  })

  test('is shown after the work of the child, and not in an impersonation', async () => {
    const { services } = makeGame()
    const release = services.rewards.hold()
    await announceGoals(services)
    expect(services.rewards.shown.get()).toBeNull()
    release()
    expect(services.rewards.shown.get()).toEqual(reached)
    const looking = makeGame({ is_read_only: true })
    await announceGoals(looking.services)
    expect(looking.services.rewards.shown.get()).toBeNull()
  })

  test('is not shown while offline', async () => {
    const { services, call } = makeGame()
    call.mockRejectedValue(new TypeError('Failed to fetch'))
    vi.useFakeTimers()
    const asked = announceGoals(services)
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    await expect(asked).resolves.toBeUndefined()
    expect(services.rewards.shown.get()).toBeNull()
  })
})
