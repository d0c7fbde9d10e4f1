import { workplaceNames } from '@letterliaan/ui/workplaces'
import { expect, test } from 'vitest'
import { templates } from '../../templates/registry.ts'
import { chooseWorkplace, workplacesOfActivity } from './choose-workplace.ts'

const worlds = [1, 2, 3, 4, null] as const

test('PLEK-1 every template has a workplace in every world, and every workplace belongs to a template', () => {
  const found = Object.values(templates).flatMap(({ activity }) =>
    worlds.map((world) => chooseWorkplace(activity, world)),
  )
  expect(new Set(found)).toEqual(new Set(workplaceNames))
})

test('PLEK-1 an unknown world has the workplaces of the first', () => {
  expect(chooseWorkplace('typing', 7)).toBe(chooseWorkplace('typing', 1))
})

test('PLEK-5 in the look 10+ every activity has a workplace, and none is about feeding animals', () => {
  const activities = Object.keys(workplacesOfActivity) as (keyof typeof workplacesOfActivity)[]
  for (const world of [1, 2, 3, 4])
    for (const activity of activities) {
      const [usual, sober] = [
        chooseWorkplace(activity, world),
        chooseWorkplace(activity, world, 'field-camp'),
      ]
      expect(sober).toBe(usual === 'feeding' ? 'camp' : usual)
    }
})
