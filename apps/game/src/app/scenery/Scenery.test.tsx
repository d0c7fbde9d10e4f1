// @vitest-environment jsdom
import { type StudentGoals, ExerciseActivity, type PlayedStep } from '@letterliaan/contract'
import { listen } from '@letterliaan/ui/listen.fixture'
import { act, cleanup, fireEvent, screen, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { chooseWorkplace } from '@letterliaan/exercises/choose-workplace'
import type { WorldNumber } from '@letterliaan/rules'
import { LookContext, type Look } from '@letterliaan/ui/pictures'
import { workplaceNames, type WorkplaceName } from '@letterliaan/ui/workplaces'
import * as fc from 'fast-check'
import { createData, renderInGame } from '../../testing/render-in-game.tsx'
import { goalFixture, stepFixture } from '../../testing/entities.ts'
import { Scenery, chooseDoneWorkplace, DoneThings } from './Scenery.tsx'

async function show(...planks: readonly (number | null)[]) {
  const goals = planks.map((of, at) =>
    goalFixture({ group_id: at + 1, name: `Groep ${at + 5}`, is_reached: of === 10, planks: of }),
  )
  const answer: StudentGoals = { week: '2026-11-16', goals, to_celebrate: [], own: { words: 45, best: 120 } }
  const call = vi.fn<(name: string) => Promise<unknown>>(async () => answer)
  const { said, wrapper } = listen()
  renderInGame(<Scenery world={2} weather="fair" steps={[]} played={[]} />, createData(call), { wrapper })
  await expect.poll(() => call).toHaveBeenCalled()
  await act(async () => undefined)
  return said
}

test("PLEK-7 a group's goal is shown as a bridge with text and a speaker, without names or any child's words", async () => {
  const said = await show(null, 6)
  fireEvent.click(await screen.findByRole('button', { name: 'De brug van Groep 6: 6 van de 10 planken' }))
  const dialog = screen.getByRole('dialog', { name: 'De brug van Groep 6' })
  expect(dialog.textContent).toContain('Er liggen 6 van de 10 planken.')
  expect(dialog.textContent).not.toMatch(/212|400|45|120/)
  await expect.poll(() => said).toHaveLength(1)
  expect(said[0]).toMatch(/^Jullie bouwen samen een brug/)
  expect([dialog.querySelectorAll('.plank').length, dialog.querySelectorAll('.empty').length]).toEqual([6, 4])
})

test('PLEK-7 a bridge without its last plank has no flags', async () => {
  await show(9)
  const bridge = await screen.findByRole('button', { name: 'De brug van Groep 5: 9 van de 10 planken' })
  expect([bridge.querySelectorAll('.plank').length, bridge.querySelector('[class*="flag"]')]).toEqual([
    9,
    null,
  ])
})

test('PLEK-7 a reached goal is a complete bridge with flags', async () => {
  const said = await show(10)
  fireEvent.click(await screen.findByRole('button', { name: 'De brug van Groep 5 is klaar' }))
  await expect.poll(() => said).toEqual(['De brug is klaar! Jullie bouwden hem samen.'])
  expect(screen.getByRole('dialog').querySelectorAll('[class*="flag"]').length).toBeGreaterThan(3)
})

test('PLEK-7 no bridge is shown if there is no goal or if there are too few children', async () => {
  await show(null)
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  await show()
  expect(document.body.textContent).toBe('')
})

const activities = fc.array(fc.constantFrom(...ExerciseActivity.options), { minLength: 1, maxLength: 12 })
const worlds = fc.constantFrom(1, 2, 3, 4) as fc.Arbitrary<WorldNumber>
const looks = fc.constantFrom<Look>('jungle', 'field-camp')

test('PLEK-1 a passed step shows the thing of the place with the most exercises', () => {
  fc.assert(
    fc.property(worlds, fc.integer({ min: 1, max: 30 }), activities, looks, (world, position, done, look) => {
      const places = done.map((activity) => chooseWorkplace(activity, world, look))
      const countOf = (place: WorkplaceName) => places.filter((other) => other === place).length
      const thing = chooseDoneWorkplace(world, position, done, look)
      for (const place of places) expect(countOf(thing)).toBeGreaterThanOrEqual(countOf(place))
      expect(chooseDoneWorkplace(world, position + 1, done, look)).toBe(thing)
    }),
  )
})

test('PLEK-1 two activities of one place are counted together', () => {
  expect(
    chooseDoneWorkplace(1, 4, ['blocks', 'blocks', 'dictation', 'groups', 'typing', 'groups'], 'jungle'),
  ).toBe('river')
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
        // A step waived by a supervisor shows nothing, because the child finished nothing there.
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
  // Decorative, because the name of the step contains its status.
  for (const thing of done) expect(thing.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('PLEK-1 every workplace appears on some map', () => {
  const found = ([1, 2, 3, 4] as const).flatMap((world) =>
    Array.from({ length: 10 }, (_, at) => chooseDoneWorkplace(world, at + 1, [], 'jungle')),
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
