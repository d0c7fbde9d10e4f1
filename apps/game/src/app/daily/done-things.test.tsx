// @vitest-environment jsdom
import { workplaceNames } from '@letterliaan/ui/workplaces'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { stepFixture } from '../../testing/entities.ts'
import { doneThingOf } from './done-things.ts'
import { DoneThings } from './DoneThings.tsx'

afterEach(cleanup)

test('PLEK-1 at each step that was passed stands what was finished, at no other', () => {
  render(
    <DoneThings
      world={1}
      steps={[
        stepFixture(101, { position: 1, status: 5, highest_difficulty_completed: 2 }),
        stepFixture(102, { position: 2, status: 5, highest_difficulty_completed: 3 }),
        stepFixture(103, { position: 3, status: 3 }),
        stepFixture(104, { position: 4, status: -1 }),
      ]}
    />,
  )
  const done = [...document.querySelectorAll<HTMLElement>('[data-done]')]
  expect(done.map(({ dataset }) => dataset['done'])).toEqual(['bridge', 'river'])
  // Only for the eye: the status in the step's name tells the same.
  for (const thing of done) expect(thing.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('PLEK-1 every workplace has its thing on some map', () => {
  const found = ([1, 2, 3, 4] as const).flatMap((world) =>
    Array.from({ length: 10 }, (_, at) => doneThingOf(world, at + 1)),
  )
  expect(new Set(found)).toEqual(new Set(workplaceNames))
})
