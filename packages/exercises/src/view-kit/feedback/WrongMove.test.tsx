// @vitest-environment jsdom
import { allFixtures } from '../all.fixture.ts'
import { ReadAloudContext } from '@letterliaan/ui/spoken'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { canGrowHelp } from '../../kit/help.ts'
import { type TemplateFixture } from '../../kit/fixture.ts'
import { turnOfFixture } from '../../run/play-table.fixture.ts'
import { fixture as leesTyp } from '../../templates/LeesTyp/fixture.ts'
import { fixture as letterBlokken } from '../../templates/LetterBlokken/fixture.ts'
import { fixture as luisterTyp } from '../../templates/LuisterTyp/fixture.ts'
import { loadTemplate } from '../../templates/views.ts'
import { beginExerciseFixture } from '../shell/screen.fixture.tsx'
import { renderTurnFixture } from '../turn/show-turn.fixture.tsx'

const slipping = allFixtures.filter(({ slip }) => slip !== null)

/** Steps of help after wrong moves, in templates with and without their own help. */
const ladder = ['first', 'place', 'letters', 'word']
const grownIn = ({ logic }: TemplateFixture) => {
  if (logic.help?.ownSteps === 3) return [null, null, 'word', 'word']
  return canGrowHelp(logic) ? ladder : [null, null, null, null]
}

test.each(slipping)(
  'GIDS-5 growing help in $logic.name is shown with its sentence and marks one place',
  async (fixture) => {
    const turn = turnOfFixture(fixture)
    const view = await loadTemplate(fixture.logic.name)
    const shown = [2, 3, 4, 5].map((wrongMoves) => {
      const { flow } = renderTurnFixture(view, turn, { wrongMoves })
      // After a template's own help, further help is about the visible mistake.
      if (fixture.logic.help?.ownSteps !== undefined)
        act(() => fixture.slip?.(turn, (event) => flow()?.send(event as never)))
      const help = document.querySelector<HTMLElement>('[data-help]')
      const step = help?.querySelector('p')?.textContent.match(/[.?!]$/) ? help.dataset['help'] : null
      const marks = help?.querySelectorAll('[data-marked]').length ?? 0
      cleanup()
      return marks === (step === null || step === 'first' ? 0 : 1) ? step : `${marks} places`
    })
    expect(shown).toEqual(grownIn(fixture))
  },
)

test.each([
  [3, null],
  [4, 'letters'],
])(
  'SPEEL-7 help after three mistakes of an earlier visit appears only after a new mistake: %i mistakes',
  async (wrongMoves, step) => {
    const view = await loadTemplate('LuisterTyp')
    renderTurnFixture(view, turnOfFixture(luisterTyp), { earlierMoves: 3, wrongMoves })
    expect(document.querySelector<HTMLElement>('[data-help]')?.dataset['help'] ?? null).toBe(step)
  },
)

test.each(slipping)('GIDS-5 a wrong move in $logic.name is shown and has a sound', async (fixture) => {
  const turn = turnOfFixture(fixture)
  const { effects, flow } = renderTurnFixture(await loadTemplate(fixture.logic.name), turn)
  expect(screen.queryByText(/dat is het nog niet\.$/)).toBeNull()
  act(() => fixture.slip?.(turn, (event) => flow()?.send(event as never)))
  expect(effects).toContainEqual({ type: 'feedback', feedback: 'wrong' })
  const seen = screen.getByText(/.: dat is het nog niet\.$/).closest('output')
  expect(seen?.querySelector('[aria-hidden]')).not.toBeNull()
})

test.each([leesTyp, letterBlokken, luisterTyp].map((fixture) => [fixture.logic.name, fixture] as const))(
  'SPEEL-7 a struck-through letter in %s is shown at the field, not over the task',
  async (name, fixture) => {
    const turn = turnOfFixture(fixture)
    const { flow } = renderTurnFixture(await loadTemplate(name), turn)
    act(() => fixture.slip?.(turn, (event) => flow()?.send(event as never)))
    const seen = screen.getByText(/.: dat is het nog niet\.$/)
    expect(seen.closest('[translate="no"]')?.contains(screen.getByRole('textbox'))).toBe(true)
  },
)

test('KALM-1 GIDS-5 a struck-through text fades if motion is reduced, so that it does not cover the word', async () => {
  const turn = turnOfFixture(leesTyp)
  const { flow } = renderTurnFixture(await loadTemplate('LeesTyp'), turn)
  const animate = vi.spyOn(Element.prototype, 'animate')
  act(() => leesTyp.slip?.(turn, (event) => flow()?.send(event as never)))
  const [keyframes] = animate.mock.calls.at(-1) ?? []
  expect((keyframes as Keyframe[]).at(-1)).toEqual({ opacity: 0 })
  expect(JSON.stringify(keyframes)).not.toContain('transform')
})

test.each(slipping)(
  'GIDS-1 GIDS-5 a sentence is read automatically after the first wrong move in $logic.name, if help can grow',
  async (fixture) => {
    const turn = turnOfFixture(fixture)
    const view = await loadTemplate(fixture.logic.name)
    const said: string[] = []
    const say = async ({ text }: { readonly text: string }) => {
      said.push(text)
      return 'ended' as const
    }
    const { flow } = renderTurnFixture(view, turn, {
      wrapper: ({ children }) => (
        <ReadAloudContext value={{ isAutomatic: true, say }}>{children}</ReadAloudContext>
      ),
    })
    said.length = 0
    act(() => fixture.slip?.(turn, (event) => flow()?.send(event as never)))
    const isTold = view.Feedback !== undefined || canGrowHelp(fixture.logic)
    expect(said.some((text) => /[.?]$/.test(text))).toBe(isTold)
    // The child's own buddy is next to the help.
    const buddies = [...document.querySelectorAll('.bubble')].map((bubble) =>
      bubble.previousElementSibling?.getAttribute('src'),
    )
    expect(buddies.every((src) => src?.includes('avatar-3'))).toBe(true)
    expect(buddies.length).toBe(isTold ? 1 : 0)
  },
)

test.each([
  { motion: 'moves each wrong letter', lessMotion: [false, false], moved: 2 },
  { motion: 'moves none for who wants less motion', lessMotion: [true, true], moved: 0 },
  {
    motion: 'is seen by who wants less motion from now on',
    lessMotion: [false, true],
    moved: 1,
  },
])('GIDS-5 a struck-through text reuses one element, and $motion', async ({ lessMotion, moved }) => {
  const turn = turnOfFixture(luisterTyp)
  const { flow, clock } = renderTurnFixture(await loadTemplate('LuisterTyp'), turn)
  const cancel = vi.fn<() => void>()
  const animate = vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel } as unknown as Animation)
  const slip = (isLess: boolean | undefined) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isLess }))
    clock.pass(1000)
    act(() => luisterTyp.slip?.(turn, (event) => flow()?.send(event as never)))
    const spoken = screen.getByText('x: dat is het nog niet.')
    return { tile: spoken.nextElementSibling, text: spoken.firstChild }
  }
  const first = slip(lessMotion[0])
  // A removed element keeps its last frame, which is invisible.
  const hadLeft = cancel.mock.calls.length
  const second = slip(lessMotion[1])
  expect(cancel.mock.calls.length).toBeGreaterThan(hadLeft)
  expect(second.tile).toBe(first.tile)
  // A screen reader announces only a new text.
  expect(second.text).not.toBe(first.text)
  const moves = animate.mock.calls.filter(
    ([keyframes], at) =>
      animate.mock.contexts[at] === first.tile && JSON.stringify(keyframes).includes('transform'),
  )
  expect(moves).toHaveLength(moved)
})

test('GIDS-5 the sound of a wrong letter reaches the player', async () => {
  const { clock, events } = await beginExerciseFixture(luisterTyp)
  act(() => clock.pass(0))
  await userEvent.keyboard('q')
  expect(events.filter((event) => event.startsWith('sound'))).toEqual(['sound wrong'])
})
