// @vitest-environment jsdom
import { ExerciseActivity, type PlayedStep } from '@letterliaan/contract'
import { chooseWorkplace } from '@letterliaan/exercises/choose-workplace'
import type { WorldNumber } from '@letterliaan/rules'
import { LookContext, type Look } from '@letterliaan/ui/pictures'
import { workplaceNames, type WorkplaceName } from '@letterliaan/ui/workplaces'
import { render } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepFixture } from '../../testing/entities.ts'
import { chooseDoneThing } from './done-things.ts'
import { DoneThings } from './DoneThings.tsx'

const activities = fc.array(fc.constantFrom(...ExerciseActivity.options), { minLength: 1, maxLength: 12 })
const worlds = fc.constantFrom(1, 2, 3, 4) as fc.Arbitrary<WorldNumber>
const looks = fc.constantFrom<Look>('jungle', 'field-camp')

test('PLEK-1 shows the thing of the place with the most exercises', () => {
  fc.assert(
    fc.property(worlds, fc.integer({ min: 1, max: 30 }), activities, looks, (world, position, done, look) => {
      const places = done.map((activity) => chooseWorkplace(activity, world, look))
      const countOf = (place: WorkplaceName) => places.filter((other) => other === place).length
      const thing = chooseDoneThing(world, position, done, look)
      for (const place of places) expect(countOf(thing)).toBeGreaterThanOrEqual(countOf(place))
      // The position of the step makes no difference.
      expect(chooseDoneThing(world, position + 1, done, look)).toBe(thing)
    }),
  )
})

test('PLEK-1 two activities of one place are counted together', () => {
  expect(chooseDoneThing(1, 4, ['blocks', 'blocks', 'dictation', 'groups', 'typing', 'groups'])).toBe('river')
})

test('PLEK-1 only passed steps show a finished thing', () => {
  render(
    <DoneThings
      world={1}
      steps={[
        stepFixture(101, { position: 1, status: 5, highest_difficulty_completed: 2 }),
        stepFixture(102, { position: 2, status: 5, highest_difficulty_completed: 3 }),
        stepFixture(103, { position: 3, status: 3 }),
        stepFixture(104, { position: 4, status: -1 }),
        // Waived by a supervisor: the child finished nothing there.
        stepFixture(105, { position: 5, status: 5, is_waived: true }),
      ]}
      played={[
        { step_id: 101, activities: ['sounds', 'blocks', 'blocks'] },
        { step_id: 103, activities: ['typing'] },
      ]}
    />,
  )
  const done = [...document.querySelectorAll<HTMLElement>('[data-done]')]
  expect(done.map(({ dataset }) => dataset['done'])).toEqual(['workshop', 'river'])
  // Decorative: the step's name contains its status.
  for (const thing of done) expect(thing.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('PLEK-1 every workplace appears on some map', () => {
  const found = ([1, 2, 3, 4] as const).flatMap((world) =>
    Array.from({ length: 10 }, (_, at) => chooseDoneThing(world, at + 1, [])),
  )
  expect(new Set(found)).toEqual(new Set(workplaceNames))
})

test('PLEK-5 in the look 10+ no step shows the feeding place, with or without a log', () => {
  const steps = Array.from({ length: 10 }, (_, at) => stepFixture(at + 1, { position: at + 1, status: 5 }))
  const played: PlayedStep[] = [{ step_id: 1, activities: ['reading'] }]
  const done = (look: Look) => {
    const { container } = render(
      <LookContext value={look}>
        <DoneThings world={1} steps={steps} played={played} />
      </LookContext>,
    )
    return [...container.querySelectorAll<HTMLElement>('[data-done]')].map(({ dataset }) => dataset['done'])
  }
  const inJungle = done('jungle')
  expect(inJungle).toContain('feeding')
  expect(done('field-camp')).toEqual(inJungle.map((place) => (place === 'feeding' ? 'camp' : place)))
})
