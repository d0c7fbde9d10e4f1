// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { analysedWordFixture, turnFixture } from '../../kit/analysed-word.fixture.ts'
import { logic as blokken } from '../../templates/Blokken/logic.ts'
import { view as blokkenView } from '../../templates/Blokken/view.tsx'
import { logic as speurKleur1 } from '../../templates/SpeurKleur1/logic.ts'
import { view as speurKleur1View } from '../../templates/SpeurKleur1/view.tsx'
import { logic as speurKleur2 } from '../../templates/SpeurKleur2/logic.ts'
import { view as speurKleur2View } from '../../templates/SpeurKleur2/view.tsx'
import { colorMeanings } from '../palette/color-meanings.ts'
import { listen } from '@letterliaan/ui/listen.fixture'
import { LookContext } from '@letterliaan/ui/pictures'
import { renderTurnFixture } from '../turn/show-turn.fixture.tsx'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const pick = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const checkmark = () => screen.queryByRole('status', { name: 'Goed gekleurd!' })

describe('TPL-31 a checkmark appears when all required colours are filled', () => {
  test('Blokken: after 1 s the blocks hide and the input shows', async () => {
    const { clock, posted } = renderTurnFixture(blokkenView, turnFixture(blokken, 'vis'))
    await pick(/^lichtblauw/)
    await press('Blok 1')
    await press('Blok 2')
    expect(posted).toEqual([{ attempt: 'lightblue', at: 1 }])
    await press('Blok 3')
    expect(checkmark()).toBeNull()
    await pick(/^groen/)
    await press('Blok 2')
    expect(checkmark()).not.toBeNull()
    act(() => clock.pass(999))
    expect(screen.queryByRole('textbox')).toBeNull()
    act(() => clock.pass(1))
    expect(screen.queryByRole('button', { name: /^Blok/ })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Typ het woord' }))
  })

  test('PLEK-5 in the look 10+ completion is announced without an exclamation mark', async () => {
    const inCamp = ({ children }: { readonly children: ReactNode }) => (
      <LookContext value="field-camp">{children}</LookContext>
    )
    renderTurnFixture(speurKleur1View, turnFixture(speurKleur1, 'kikker'), { wrapper: inCamp })
    await pick(/^paars: dubbele medeklinker/)
    for (const at of [3, 4]) await press(`Letter ${at}: k`)
    screen.getByRole('status', { name: 'Goed gekleurd.' })
  })

  test('SPEEL-5 SpeurKleur1: appears when the asked letters are coloured, which stay visible for 350 ms', async () => {
    const { clock, posted } = renderTurnFixture(speurKleur1View, turnFixture(speurKleur1, 'kikker'))
    expect(screen.getByText('Kleur elke dubbele medeklinker paars')).toBeDefined()
    await pick(/^paars: dubbele medeklinker/)
    await press('Letter 1: k')
    expect(posted).toEqual([{ attempt: 'purple', at: 0 }])
    await press('Letter 3: k')
    expect(checkmark()).toBeNull()
    await press('Letter 4: k')
    expect(checkmark()).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Klaar' })).toBeNull()
    act(() => clock.pass(349))
    expect(screen.getByRole('button', { name: 'Letter 4: k, paars' })).toBeDefined()
    expect(posted).toHaveLength(1)
    act(() => clock.pass(1))
    expect(posted.at(-1)).toEqual({ colors: [null, null, 'purple', 'purple', null, null] })
  })

  test('SpeurKleur2: appears when every letter is coloured, also with the keyboard alone', async () => {
    const { posted } = renderTurnFixture(speurKleur2View, turnFixture(speurKleur2, 'oe'))
    expect(screen.queryByText('Kies eerst een kleur.')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(posted).toEqual([])
    expect(screen.getByText('Kies eerst een kleur.').closest('output')).not.toBeNull()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^rood/ }).checked).toBe(true)
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowRight}{Enter} ')
    expect(checkmark()).not.toBeNull()
    expect(document.activeElement).toBe(checkmark())
  })
})

test('ERR-3 a wrong colour is announced in words too, until a block accepts one', async () => {
  renderTurnFixture(speurKleur2View, turnFixture(speurKleur2, 'vis'))
  const advice = () => screen.queryByText('Bijna! Wat voor letter is dit?')
  await pick(/^groen/)
  expect(advice()).toBeNull()
  await press('Letter 1: v')
  expect(advice()?.closest('output')).not.toBeNull()
  await press('Letter 2: i')
  expect(advice()).toBeNull()
})

const offered = () =>
  screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label')?.split(':')[0])

test('TPL-32 the palette offers the eleven colours by their Dutch names', async () => {
  renderTurnFixture(speurKleur2View, turnFixture(speurKleur2, 'vis'))
  await press('Meer kleuren')
  const eleven = Object.values(colorMeanings).map(({ name }) => name)
  expect([offered().slice(0, 2), offered().toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))]).toEqual([
    ['groen', 'lichtblauw'],
    eleven.toSorted((a, b) => a.localeCompare(b)),
  ])
})

test('GIDS-5 in SpeurKleur1 a struck colour appears next to the blocks, not over the question', async () => {
  renderTurnFixture(speurKleur1View, turnFixture(speurKleur1, 'kikker'))
  await pick(/^paars/)
  await press('Letter 1: k')
  const place = screen.getByText('paars: dat is het nog niet.').closest('output')?.closest('[data-color]')
  expect(place?.parentElement?.querySelector('[data-word-row]')).not.toBeNull()
  expect(place?.parentElement?.textContent).not.toContain('Zoek:')
})

const turnBeside = (word: string, other: string) => {
  const turn = turnFixture(speurKleur2, word)
  return { ...turn, words: [turn.word, analysedWordFixture(other)] }
}

test('GIDS-10 colours that no word of the run has are less prominent; after a wrong colour also those that the word lacks', async () => {
  renderTurnFixture(speurKleur2View, turnBeside('vis', 'boek'))
  const behind = () =>
    [...document.querySelectorAll('[data-back] input')].map((radio) => radio.getAttribute('aria-label'))
  expect([offered(), behind()]).toEqual([['rood', 'groen', 'lichtblauw'], []])
  await userEvent.keyboard('t{Enter}')
  expect([offered(), behind()]).toEqual([['rood', 'groen', 'lichtblauw'], ['rood: tweetekenklank']])
})

test('GIDS-10 the chosen colour is announced, however it was chosen; a sign chooses any of the eleven', async () => {
  renderTurnFixture(speurKleur2View, turnFixture(speurKleur2, 'vis'))
  for (const [key, sentence] of [
    ['1', 'Groen is voor een korte klank, zoals in kat.'],
    ['2', 'Lichtblauw is voor een medeklinker, zoals in vis.'],
    ['3', 'Lichtblauw is voor een medeklinker, zoals in vis.'],
    ['p', 'Paars is voor een dubbele medeklinker, zoals in bakker.'],
  ] as const) {
    await userEvent.keyboard(key)
    expect(screen.getByText(sentence).closest('output')).not.toBeNull()
  }
  await pick(/^groen/)
  expect(screen.getByText('Groen is voor een korte klank, zoals in kat.').closest('output')).not.toBeNull()
})

test('GIDS-10 GIDS-1 the chosen colour is spoken too, each time that another is chosen', async () => {
  const { said, wrapper } = listen()
  renderTurnFixture(speurKleur2View, turnFixture(speurKleur2, 'vis'), { wrapper })
  said.length = 0
  await pick(/^groen/)
  await userEvent.keyboard('2')
  expect(said).toEqual([
    'Groen is voor een korte klank, zoals in kat.',
    'Lichtblauw is voor een medeklinker, zoals in vis.',
  ])
})

test('GIDS-10 each offered colour shows its sign, its pattern and the number of its key', async () => {
  renderTurnFixture(speurKleur2View, turnFixture(speurKleur2, 'vis'))
  await press('Meer kleuren')
  const shown = screen.getAllByRole('radio').map((radio) => {
    const choice = radio.closest('label')
    return [
      radio.getAttribute('aria-label')?.split(':')[0],
      /[A-Z]/.exec(choice?.textContent ?? '')?.[0],
      choice?.querySelector('[data-pattern]')?.getAttribute('data-pattern'),
      choice?.querySelector('kbd')?.textContent ?? null,
    ]
  })
  const inFront = ['groen', 'lichtblauw']
  const numberOf = (name: string) => (inFront.includes(name) ? String(inFront.indexOf(name) + 1) : null)
  const expected = Object.entries(colorMeanings).map(([color, { name, sign }]) => [
    name,
    sign,
    color,
    numberOf(name),
  ])
  expect(new Set(shown)).toEqual(new Set(expected))
})

test.each(['vis', 'oe', 'schaap', 'kikker', 'bomen', "foto's", 'cadeau', 'winkel'])(
  'GIDS-10 %s is coloured with at most two key presses for each letter',
  async (text) => {
    const turn = turnFixture(speurKleur2, text)
    const { posted } = renderTurnFixture(speurKleur2View, turn)
    const numberOf = (name: string) => String(offered().indexOf(name) + 1)
    let presses = 0
    let brush = ''
    const key = async (name: string) => {
      presses += 1
      await userEvent.keyboard(name)
    }
    for (const color of turn.exercise_data.colors) {
      if (color === null) throw new Error('each letter has a colour')
      const { name } = colorMeanings[color]
      if (name !== brush) await key(numberOf(name))
      brush = name
      await key('{Enter}')
    }
    expect(checkmark()).not.toBeNull()
    expect(presses).toBeLessThanOrEqual(2 * turn.exercise_data.colors.length)
    await key('{Enter}')
    expect(posted).toEqual([{ colors: turn.exercise_data.colors }])
  },
)

test('GIDS-10 in SpeurKleur1 the arrows skip the letters that are not asked', async () => {
  const turn = turnFixture(speurKleur1, 'kikker')
  const { posted } = renderTurnFixture(speurKleur1View, turn)
  await userEvent.keyboard('p{ArrowRight}{ArrowRight}{Enter}{Enter}{Enter}')
  expect(posted).toEqual([{ colors: turn.exercise_data.colors }])
})

test('GIDS-10 no information is by colour alone: a painted block has the sign and the pattern of its colour', async () => {
  renderTurnFixture(speurKleur2View, turnFixture(speurKleur2, 'vis'))
  await pick(/^groen/)
  await press('Letter 2: i')
  const block = screen.getByRole('button', { name: 'Letter 2: i, groen' })
  expect(block.textContent).toContain('K')
  expect(block.querySelector('[data-pattern="green"]')).not.toBeNull()
})
