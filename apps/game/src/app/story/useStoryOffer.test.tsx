// @vitest-environment jsdom
import type { LoggedInUser, StepsByPhase, StepSummary } from '@letterliaan/contract'
import { storyScenes } from '@letterliaan/texts/story'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { stepFixture, studentFixture } from '../../testing/entities.ts'
import { GreatBook } from './GreatBook.tsx'
import { readSeen, saveSeen } from './seen-scenes.ts'
import { StoryEnd } from './StoryEnd.tsx'
import { createData, wrapInGame, renderInGame } from '../../testing/render-in-game.tsx'
import { useStoryOffer } from './useStoryOffer.tsx'

// Preloads the module, because the idle timers are mocked.
beforeAll(() => import('./story-on-map.ts'))
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})

/** A world of two steps. `status` is that of the first. */
const pathWith = (status: StepSummary['status']): StepsByPhase => ({
  1: [stepFixture(1, { status }), stepFixture(2, { position: 2, status: -1 })],
  2: [],
  3: [],
  4: [],
})
const begun = pathWith(3)
const passed = pathWith(5)

const profile = (user_id: number) => ({ student: studentFixture({ user_id }) }) as LoggedInUser

function Map({ visit, path = begun }: { readonly visit: number; readonly path?: StepsByPhase }) {
  const { offer, film } = useStoryOffer(visit, path)
  return (
    <>
      {offer && (
        <button type="button" onClick={offer.open} data-invites={offer.invitation !== undefined}>
          {offer.label}
        </button>
      )}
      {film}
    </>
  )
}

async function arrive(user_id: number, page: React.ReactNode, told = new Set<string>()) {
  const { queries, queryClient } = createData()
  queryClient.setQueryData(queries.profile, profile(user_id))
  queryClient.setQueryData(queries.steps, begun)
  const services = { queries, queryClient, rewards: { hold: () => () => undefined }, told }
  const { rerender, unmount } = renderInGame(page, services)
  const settle = () => act(() => vi.advanceTimersByTimeAsync(1000))
  await settle()
  return {
    unmount,
    async show(next: React.ReactNode) {
      rerender(wrapInGame(next, services))
      await settle()
    },
  }
}

const offer = () => screen.queryByRole('button', { name: 'Verhaal' })
const film = () => screen.queryByRole('dialog', { name: 'De storm' })
const skip = () => fireEvent.click(screen.getByRole('button', { name: 'Sla over' }))

test('PLEK-2 a scene is offered once a visit, and not after it was opened or skipped', async () => {
  const { show, unmount } = await arrive(71, <Map visit={1} />)
  expect(offer()?.dataset['invites']).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Verhaal' }))
  expect(film()).not.toBeNull()
  expect(readSeen(localStorage, 71)).toHaveLength(1)
  skip()
  expect([film(), offer()]).toEqual([null, null])
  // After it no other scene is due.
  await show(<Map visit={2} />)
  expect(offer()).toBeNull()
  unmount()
  await arrive(71, <Map visit={3} />)
  expect(offer()).toBeNull()
})

test('PLEK-2 a scene that is not opened stays offered and is announced once', async () => {
  const told = new Set<string>()
  const { unmount } = await arrive(72, <Map visit={1} />, told)
  expect(offer()?.dataset['invites']).toBe('true')
  unmount()
  await arrive(72, <Map visit={2} />, told)
  expect(offer()?.dataset['invites']).toBe('false')
})

test('PLEK-2 a visit offers at most one scene, and the next visit offers the next one', async () => {
  const { show } = await arrive(73, <Map visit={1} path={passed} />)
  fireEvent.click(screen.getByRole('button', { name: 'Verhaal' }))
  skip()
  expect(offer()).toBeNull()
  await show(<Map visit={2} path={passed} />)
  expect(offer()).not.toBeNull()
})

test('PLEK-2 the great book plays each scene so far any number of times', async () => {
  await arrive(74, <GreatBook />)
  fireEvent.click(screen.getByRole('button', { name: 'Het Grote Boek' }))
  const book = screen.getByRole('dialog', { name: 'Het Grote Boek' })
  for (let time = 0; time < 2; time++) {
    fireEvent.click(within(book).getByRole('button', { name: 'De storm' }))
    expect(film()).not.toBeNull()
    skip()
    expect(film()).toBeNull()
  }
})

test('PLEK-2 the great book plays the scene that was pressed', async () => {
  const second = storyScenes[1]?.title ?? ''
  saveSeen(localStorage, profile(76), storyScenes[1]?.id ?? '')
  await arrive(76, <GreatBook />)
  fireEvent.click(screen.getByRole('button', { name: 'Het Grote Boek' }))
  fireEvent.click(screen.getByRole('button', { name: second }))
  expect([film(), screen.queryByRole('dialog', { name: second }) === null]).toEqual([null, false])
})

test('PLEK-2 the end of the story is in the great book after it was seen in the cave', async () => {
  const last = { name: 'De lege bladzijde' }
  const { show } = await arrive(75, <GreatBook />)
  const openBook = () => fireEvent.click(screen.getByRole('button', { name: 'Het Grote Boek' }))
  openBook()
  expect(screen.queryByRole('button', last)).toBeNull()
  await show(<StoryEnd />)
  expect(readSeen(localStorage, 75)).toEqual([])
  fireEvent.click(screen.getAllByRole('button')[0] ?? document.body)
  expect(readSeen(localStorage, 75)).toHaveLength(1)
  skip()
  expect(screen.queryByRole('dialog')).toBeNull()
  await show(<GreatBook />)
  openBook()
  expect(screen.queryByRole('button', last)).not.toBeNull()
})
