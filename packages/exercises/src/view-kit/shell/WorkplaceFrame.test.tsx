// @vitest-environment jsdom
import { ExerciseStatus } from '@letterliaan/contract/status'
import { LookContext, type Look } from '@letterliaan/ui/pictures'
import { cleanup, render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exerciseParts, type ExerciseState } from '../../run/exercise-state.ts'
import { begunTableFixture } from '../../run/play-table.fixture.ts'
import { fixture as kijkLees } from '../../templates/KijkLees/fixture.ts'
import { fixture as luisterTyp } from '../../templates/LuisterTyp/fixture.ts'
import { fixture as stapDictee } from '../../templates/StapDictee/fixture.ts'
import { WorkplaceFrame } from './WorkplaceFrame.tsx'
import { renderExerciseFixture } from './screen.fixture.tsx'

function atContent(fixture: typeof luisterTyp, right: number): ExerciseState {
  const table = begunTableFixture(fixture)
  for (let word = 0; word < right; word++) {
    table.playWord()
    table.wait(5000)
    table.deliverAll()
  }
  return table.state
}

const withErrors = (state: ExerciseState, errors: number): ExerciseState => ({
  ...state,
  progress: { ...state.progress, errors },
})

async function placeOf(state: ExerciseState, isWordShown = false) {
  const { container } = render(
    <WorkplaceFrame state={state} world={1} isWordShown={isWordShown} child={{ buddy_id: 2 }}>
      {null}
    </WorkplaceFrame>,
  )
  const find = (selector: string) => container.querySelector<HTMLElement>(selector)
  await waitFor(() => expect(find('[data-pieces]')).not.toBeNull())
  const told = {
    pieces: Number(find('[data-pieces]')?.dataset['pieces']),
    isFinished: find('[data-finished]')?.dataset['finished'] === 'true',
    mood: find('[data-mood]')?.dataset['mood'],
  }
  cleanup()
  return told
}

test('PLEK-1 the work of an exercise is visible in its place: each right word, the buddy, and the end', async () => {
  const untouched = await placeOf(atContent(luisterTyp, 0))
  expect(untouched).toEqual({ pieces: 0, isFinished: false, mood: 'blij' })
  const { pieces } = await placeOf(atContent(luisterTyp, 1))
  expect(pieces).toBeGreaterThan(0)
  expect(await placeOf(withErrors(atContent(luisterTyp, 1), 1))).toMatchObject({ pieces, mood: 'denkt' })
  expect(await placeOf(atContent(luisterTyp, 1), true)).toMatchObject({ mood: 'juicht' })

  const state = atContent(luisterTyp, 3)
  expect(state.progress.step).toBeGreaterThanOrEqual(exerciseParts.outro)
  expect(await placeOf(state)).toMatchObject({ isFinished: true, mood: 'juicht' })
  const failed = { ...state, run: { ...state.run, status: ExerciseStatus.paused } }
  expect(await placeOf(failed)).toMatchObject({ isFinished: false, mood: 'blij' })
})

test("PLEK-1 the buddy's mood reveals no result in a dictation", async () => {
  const state = atContent(stapDictee as unknown as typeof luisterTyp, 1)
  const moods = [
    await placeOf(withErrors(state, 1)),
    await placeOf(withErrors(state, 0)),
    await placeOf(state, true),
  ].map(({ mood }) => mood)
  expect(moods).toEqual(['blij', 'blij', 'blij'])
})

test.each<[world: number | null | undefined, isThere: boolean]>([
  [2, true],
  [null, true],
  [undefined, false],
])('PLEK-1 an exercise of world %s is done in a place: %s', async (world, isThere) => {
  await renderExerciseFixture(luisterTyp, { world })
  expect(document.querySelector('[data-open="true"] section') !== null).toBe(isThere)
})

test.each<[Look, string]>([
  ['jungle', 'feeding'],
  ['field-camp', 'camp'],
])('PLEK-5 in the look %s words are read at the %s', async (look, place) => {
  const { container } = render(
    <LookContext value={look}>
      <WorkplaceFrame
        state={atContent(kijkLees as unknown as typeof luisterTyp, 0)}
        world={1}
        isWordShown={false}
        child={{ buddy_id: 2 }}
      >
        {null}
      </WorkplaceFrame>
    </LookContext>,
  )
  const grounds = () => [...container.querySelectorAll('img')].map(({ src }) => src)
  await waitFor(() => expect(grounds().join(' ')).toContain(`/workplaces/${place}/`))
})
