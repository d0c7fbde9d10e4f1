// @vitest-environment jsdom
import { turnOfFixture } from '../run/play-table.fixture.ts'
import { allFixtures } from './all.fixture.ts'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { anchorFixture } from '../kit/analysed-word.fixture.ts'
import { spellsWord } from '../kit/anchors.ts'
import { wordsOfFixture, type TemplateFixture } from '../kit/fixture.ts'
import { loadTemplate } from '../templates/views.ts'
import { listen } from '@letterliaan/ui/listen.fixture'
import { renderExerciseFixture } from './shell/screen.fixture.tsx'
import { renderTurnFixture } from './turn/show-turn.fixture.tsx'

/** Anchors whose texts each reveal a word to write. */
const tellingAnchors = (fixture: TemplateFixture) =>
  wordsOfFixture(fixture).map(({ word }, at) =>
    Object.assign(anchorFixture(1, at + 1, word), {
      description: `Zo schrijf je ${word}.`,
      hint: `Zeg ${word} langzaam.`,
      tip: `Schrijf ${word} na.`,
    }),
  )

function makeListener() {
  const pressAll = async () => {
    for (const speaker of screen.queryAllByRole('button', { name: 'Lees voor', hidden: true }))
      await act(async () => fireEvent.click(speaker))
  }
  return { ...listen(), pressAll }
}

describe.each(allFixtures)('$logic.name', (given) => {
  const fixture = { ...given, anchors: given.anchors ?? tellingAnchors(given) }
  const { logic } = fixture
  const words = wordsOfFixture(fixture).map(({ word }) => word)

  test('GIDS-1 GIDS-2 intro, instruction and help are spoken automatically and do not reveal a word to write', async () => {
    const { said, wrapper, pressAll } = makeListener()
    const description = 'Luister en doe mee.'
    const { begin } = await renderExerciseFixture(fixture, { exercise: { description }, wrapper })
    expect(said).toEqual([logic.name, description])
    await pressAll()
    const beginButton = screen.getByRole<HTMLButtonElement>('button', { name: 'Begin!' })
    if (beginButton.disabled)
      for (const box of screen.getAllByRole('checkbox').slice(0, 2)) await userEvent.click(box)
    await begin()
    const help = screen.queryByRole('button', { name: 'Help' })
    if (help) await userEvent.click(help)
    await pressAll()
    expect(said.length).toBeGreaterThan(2)
    const toWrite = logic.word.shown === 'always' ? [] : words.slice(0, 1)
    expect(said.filter((text) => toWrite.some((word) => spellsWord(text, word)))).toEqual([])
  })

  test('GIDS-2 growing help never says a word to write, after any number of mistakes', async () => {
    const view = await loadTemplate(logic.name)
    for (const [at, current_word] of words.slice(0, 1).entries()) {
      const turn = turnOfFixture(fixture, current_word)
      const { said, wrapper, pressAll } = makeListener()
      for (const wrongMoves of [2, 3, 4, 5]) {
        const { flow } = renderTurnFixture(view, turn, { wrongMoves, wrapper })
        const send = (event: unknown) => act(() => flow()?.send(event as never))
        fixture.slip?.(turn, send)
        await pressAll()
        cleanup()
      }
      const toWrite = logic.word.shown === 'always' ? words.slice(at + 1) : words.slice(at)
      expect(said.filter((text) => toWrite.some((word) => spellsWord(text, word)))).toEqual([])
    }
  })
})
