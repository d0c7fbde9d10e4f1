// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { draftsFixture } from '../../view-kit/ports.fixture.ts'
import { renderExerciseFixture } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const choose = (word: string) => userEvent.click(screen.getByRole('checkbox', { name: word }))
const isUsed = (word: string) =>
  screen.getAllByRole('listitem').some(({ textContent }) => textContent === `${word}, staat erin`)

describe('TPL-18 Verhaal', () => {
  test('EX-3 the story can begin only after two words of the list are chosen', async () => {
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

  test('space chooses words, Enter begins, and Enter in the story adds a line', async () => {
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

  test('EX-12 both chosen words are played, one after the other, at the start of the content', async () => {
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

  test('EX-7 the button is enabled if the story contains both words, and the outro shows the story', async () => {
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

  test('an unsaved story and its words are restored after a reload, until the story is sent', async () => {
    const drafts = draftsFixture()
    const open = async () => (await renderExerciseFixture(fixture, { drafts })).begin
    const begin = await open()
    await choose('maan')
    await choose('vis')
    await begin()
    await screen.findByRole('textbox', { name: 'Jouw verhaal' })
    await userEvent.keyboard('Een vis{Enter}en de maan.')
    cleanup()
    const beginAgain = await open()
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    await beginAgain()
    const paper = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Jouw verhaal' })
    expect(paper.value).toBe('Een vis\nen de maan.')
    await userEvent.click(button('Klaar'))
    expect(drafts.read()).toBeNull()
  })

  test('chosen words are restored before the story has begun, and can be changed', async () => {
    const drafts = draftsFixture()
    await renderExerciseFixture(fixture, { drafts })
    await choose('maan')
    await choose('vis')
    await choose('maan')
    cleanup()
    await renderExerciseFixture(fixture, { drafts })
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'vis' }).checked).toBe(true)
  })
})
