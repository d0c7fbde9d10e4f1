import { StepStatus } from '@letterliaan/contract/status'
import { storyScenes } from '@letterliaan/texts/story'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepFixture } from '../../testing/entities.ts'
import { findDueScene, computePathProgress, listScenesSoFar } from './progress.ts'

const { locked, open, passed, pausedExploring, completed } = StepStatus

const world = (...statuses: readonly StepStatus[]) =>
  statuses.map((status, at) => stepFixture(at, { status, is_complete: status === passed }))
const untouched = {
  1: world(open, locked),
  2: world(locked, locked),
  3: world(locked),
  4: world(locked, locked),
}
const dueAt = (path: Partial<typeof untouched>, seen: readonly string[] = []) =>
  findDueScene(storyScenes, computePathProgress({ ...untouched, ...path }), seen)?.id

test('PLEK-2 no scene is due before the child has practised', () => {
  expect(dueAt({})).toBeUndefined()
  const waived = [1, 2].map((id) => stepFixture(id, { status: completed, is_waived: true }))
  expect(dueAt({ 1: waived, 2: world(open, locked) })).toBeUndefined()
})

test('PLEK-2 the opening scene is due after the first exercise, and the scene of a guest after the first step', () => {
  expect(dueAt({ 1: world(pausedExploring, locked) })).toBe('storm')
  expect(dueAt({ 1: world(pausedExploring, locked) }, ['storm'])).toBeUndefined()
  expect(dueAt({ 1: world(passed, open) }, ['storm'])).toBe('beaver')
})

test('PLEK-2 the last scene of a world is due after it is passed, and then the scene of the next guest', () => {
  const path = { 1: world(passed, passed) }
  expect(dueAt(path, ['storm', 'beaver'])).toBe('beaver-bye')
  expect(dueAt(path, ['storm', 'beaver', 'beaver-bye'])).toBe('snail')
})

test('PLEK-2 the scene of the wind is due after half of the second world is passed', () => {
  const dueIn = (...second: readonly StepStatus[]) =>
    dueAt({ 1: world(passed, passed), 2: world(...second) }, ['storm', 'beaver', 'beaver-bye', 'snail'])
  expect(dueIn(open, locked)).toBeUndefined()
  expect(dueIn(passed, open)).toBe('sigh')
})

test('PLEK-2 scenes stay due while a world is redone', () => {
  const again = [1, 2].map((id) => stepFixture(id, { status: open, is_complete: true }))
  expect(dueAt({ 1: again }, ['storm', 'beaver'])).toBe('beaver-bye')
})

test('PLEK-2 the last scene is shown only by the cave', () => {
  const path = { 1: world(passed), 2: world(passed), 3: world(passed), 4: world(passed) }
  const others = storyScenes.map(({ id }) => id).filter((id) => id !== 'last-page')
  expect(findDueScene(storyScenes, computePathProgress(path), others)).toBeUndefined()
  expect(listScenesSoFar(storyScenes, computePathProgress(path), []).map(({ id }) => id)).toEqual(others)
  expect(listScenesSoFar(storyScenes, computePathProgress(path), ['last-page'])).toHaveLength(12)
})

test('PLEK-2 each scene is offered at most once and in story order, for any order of passed steps', () => {
  const sizes = [3, 4, 2, 5]
  const total = sizes.reduce((sum, size) => sum + size, 0)
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({ max: 2 }), fc.boolean()), { maxLength: 60 }), (visits) => {
      let done = 0
      const seen: string[] = []
      for (const [more, opens] of visits) {
        done = Math.min(total, done + more)
        const statuses = Array.from({ length: total }, (_, at) =>
          at < done ? passed : at === done ? pausedExploring : locked,
        )
        let from = 0
        const [one, two, three, four] = sizes.map((size) => world(...statuses.slice(from, (from += size))))
        const progress = computePathProgress({ 1: one ?? [], 2: two ?? [], 3: three ?? [], 4: four ?? [] })
        const due = findDueScene(storyScenes, progress, seen)
        if (due && opens) seen.push(due.id)
      }
      const order = storyScenes.map(({ id }) => id)
      expect(seen).toEqual(order.slice(0, seen.length))
    }),
  )
})
