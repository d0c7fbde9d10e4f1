import { workplaceNames } from '@letterliaan/ui/workplaces'
import { expect, test } from 'vitest'
import { templates } from '../../templates/registry.ts'
import { workplaceOf } from './workplace-of.ts'

const worlds = [1, 2, 3, 4, null] as const

test('PLEK-1 every template has a workplace in every world, and every workplace is one of some template', () => {
  const found = Object.values(templates).flatMap(({ activity }) =>
    worlds.map((world) => workplaceOf(activity, world)),
  )
  expect(new Set(found)).toEqual(new Set(workplaceNames))
})

test('PLEK-1 a world that is none of the four has the places of the first', () => {
  expect(workplaceOf('typing', 7)).toBe(workplaceOf('typing', 1))
})
