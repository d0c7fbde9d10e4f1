// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { turnFixture } from '../../kit/analysed-word.fixture.ts'
import { blokken } from '../../templates/Blokken/logic.ts'
import { view as blokkenView } from '../../templates/Blokken/view.tsx'
import { speurKleur1 } from '../../templates/SpeurKleur1/logic.ts'
import { view as speurKleur1View } from '../../templates/SpeurKleur1/view.tsx'
import { speurKleur2 } from '../../templates/SpeurKleur2/logic.ts'
import { view as speurKleur2View } from '../../templates/SpeurKleur2/view.tsx'
import { renderTurnFixture } from '../turn/show-turn.fixture.tsx'

afterEach(cleanup)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const pick = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const checkmark = () => screen.queryByRole('status', { name: 'Goed gekleurd!' })

describe('TPL-31 a checkmark when all required colours are filled', () => {
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

  test('SpeurKleur1: when the asked letters are coloured, which stay in view', async () => {
    const { clock, posted } = renderTurnFixture(speurKleur1View, turnFixture(speurKleur1, 'kikker'))
    expect(screen.getByText('Kleur elke dubbele medeklinker paars')).toBeDefined()
    await pick(/^paars: dubbele medeklinker/)
    await press('Letter 1: k')
    expect(posted).toEqual([{ attempt: 'purple', at: 0 }])
    await press('Letter 3: k')
    expect(checkmark()).toBeNull()
    await press('Letter 4: k')
    expect(checkmark()).not.toBeNull()
    act(() => clock.pass(5000))
    expect(screen.getByRole('button', { name: 'Letter 4: k, paars' })).toBeDefined()
    await press('Klaar')
    expect(posted.at(-1)).toEqual({ colors: [null, null, 'purple', 'purple', null, null] })
  })

  test('SpeurKleur2: when every letter is coloured, also with the keyboard alone', async () => {
    const { posted } = renderTurnFixture(speurKleur2View, turnFixture(speurKleur2, 'oe'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(posted).toEqual([])
    await pick(/^rood/)
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    expect(checkmark()).not.toBeNull()
    expect(document.activeElement).toBe(checkmark())
  })
})

test('ERR-3 a wrong colour is told in words too, until a block takes one', async () => {
  renderTurnFixture(speurKleur2View, turnFixture(speurKleur2, 'vis'))
  const advice = () => screen.queryByText('Bijna! Kijk nog eens goed.')
  await pick(/^groen/)
  expect(advice()).toBeNull()
  await press('Letter 1: v')
  expect(advice()?.tagName).toBe('OUTPUT')
  await press('Letter 2: i')
  expect(advice()).toBeNull()
})

test('TPL-32 the palette offers the eleven colours by their Dutch names', () => {
  renderTurnFixture(speurKleur2View, turnFixture(speurKleur2, 'vis'))
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label')?.split(':')[0])
  expect(names).toEqual([
    'rood',
    'groen',
    'geel',
    'roze',
    'zwart',
    'paars',
    'oranje',
    'bruin',
    'donkerblauw',
    'wit',
    'lichtblauw',
  ])
})

test('no information by colour alone: a painted block carries the letter of its kind', async () => {
  renderTurnFixture(speurKleur2View, turnFixture(speurKleur2, 'vis'))
  await pick(/^groen/)
  await press('Letter 2: i')
  expect(screen.getByRole('button', { name: 'Letter 2: i, groen' }).textContent).toContain('K')
})
