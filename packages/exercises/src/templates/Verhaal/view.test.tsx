// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { renderExerciseFixture } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const choose = (word: string) => userEvent.click(screen.getByRole('checkbox', { name: word }))
const isUsed = (word: string) =>
  screen.getAllByRole('listitem').some(({ textContent }) => textContent === `${word}, staat erin`)

describe('TPL-18 Verhaal', () => {
  test('EX-3 two words of the list are chosen before the story can begin', async () => {
    await renderExerciseFixture(fixture)
    screen.getByRole('group', { name: 'Kies 2 woorden uit de lijst hieronder!' })
    expect(screen.queryByText('Je gaat oefenen met de volgende woorden:')).toBeNull()
    expect(button('Begin!').disabled).toBe(true)
    await choose('vis')
    expect(button('Begin!').disabled).toBe(true)
    await choose('maan')
    expect(button('Begin!').disabled).toBe(false)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: "foto's" }).disabled).toBe(true)
    await choose('vis')
    expect(button('Begin!').disabled).toBe(true)
  })

  test('the keyboard alone works: space chooses, Enter begins, Enter in the story makes a new line', async () => {
    const { data } = await renderExerciseFixture(fixture)
    await userEvent.tab()
    await userEvent.keyboard(' {Tab} {Enter}')
    const paper = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Jouw verhaal' })
    expect(document.activeElement).toBe(paper)
    await userEvent.keyboard('Een vis.{Enter}De maan.{Enter}')
    expect(paper.value).toBe('Een vis.\nDe maan.\n')
    expect(data()).toEqual([])
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(data()).toEqual([{ words: ['vis', 'maan'], answer: 'Een vis.\nDe maan.\n' }])
  })

  test('EX-12 reaching the content plays both chosen words, one after the other', async () => {
    const { begin, clock, spoken, spokenOf } = await renderExerciseFixture(fixture)
    await choose('maan')
    await choose('vis')
    await begin()
    act(() => clock.pass(0))
    expect([spoken, spokenOf]).toEqual([
      ['word', 'word'],
      ['vis', 'maan'],
    ])
  })

  test('EX-7 the button opens when both words are in the story, and the outro shows it', async () => {
    const { begin } = await renderExerciseFixture(fixture)
    await choose('vis')
    await choose('maan')
    await begin()
    await screen.findByRole('textbox', { name: 'Jouw verhaal' })
    await userEvent.keyboard('Een vis ')
    expect([button('Klaar').disabled, isUsed('vis'), isUsed('maan')]).toEqual([true, true, false])
    await userEvent.keyboard('en de maan.')
    expect([button('Klaar').disabled, isUsed('maan')]).toEqual([false, true])
    await userEvent.click(button('Klaar'))
    screen.getByText('Je hebt het volgend verhaal geschreven:')
    screen.getByText('Een vis en de maan.')
    screen.getByText('Deze woorden kun je al goed typen:')
  })
})
