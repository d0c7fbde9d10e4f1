// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { wordsOfFixture, type TemplateFixture } from '../../kit/fixture.ts'
import { runOfFixture } from '../../run/play-table.fixture.ts'
import { currentTurn } from '../../run/turn.ts'
import { loadTemplate } from '../../templates/views.ts'
import { renderTurnFixture } from '../turn/show-turn.fixture.tsx'

afterEach(cleanup)

const modules = import.meta.glob<{ fixture: TemplateFixture }>('../../templates/*/fixture.ts', {
  eager: true,
})
const slipping = Object.values(modules).flatMap(({ fixture }) => (fixture.slip === null ? [] : [fixture]))

const firstTurnOf = (fixture: TemplateFixture) => {
  const run = { ...runOfFixture(fixture), current_word: wordsOfFixture(fixture)[0]?.word ?? null }
  const turn = currentTurn(fixture.logic, run, fixture.anchors ?? [])
  if (turn === null) throw new Error('no turn')
  return turn
}

test.each(slipping.map((fixture) => [fixture.logic.name, fixture] as const))(
  'GIDS-5 a wrong move in %s is seen and heard',
  async (name, fixture) => {
    const turn = firstTurnOf(fixture)
    const { effects, flow } = renderTurnFixture(await loadTemplate(name), turn)
    expect(screen.queryByText(/dat is het nog niet\.$/)).toBeNull()
    act(() => fixture.slip?.(turn, (event) => flow()?.send(event as never)))
    expect(effects).toContainEqual({ type: 'feedback', feedback: 'wrong' })
    const seen = screen.getByText(/.: dat is het nog niet\.$/).closest('output')
    expect(seen?.querySelector('[aria-hidden]')).not.toBeNull()
  },
)
