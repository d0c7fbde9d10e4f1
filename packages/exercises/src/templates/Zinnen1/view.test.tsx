// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { beginExerciseFixture } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const begin = () => beginExerciseFixture(fixture)

describe('TPL-16 Zinnen1', () => {
  test('a sentence with the given word is written, and the button sends it but Enter does not', async () => {
    const { data } = await begin()
    expect(screen.getByRole('list', { name: 'Jouw woord' }).textContent).toBe('vis')
    await userEvent.keyboard('Ik zie een')
    expect(button('Klaar').disabled).toBe(true)
    await userEvent.keyboard(' vis.{Enter}')
    expect(data()).toEqual([])
    await userEvent.click(button('Klaar'))
    expect(data()).toEqual([{ answer: 'Ik zie een vis.\n' }])
    expect(screen.getByRole('list', { name: 'Jouw woord' }).textContent).toBe('maan')
  })

  test('the word inside another word enables the button but is wrong', async () => {
    const { data } = await begin()
    await userEvent.keyboard('Een goudvis')
    await userEvent.click(button('Klaar'))
    expect(data()).toEqual([{ answer: 'Een goudvis' }])
    screen.getByText('Bijna! Schrijf het woord los, precies zoals het hier staat.')
    expect(button('Klaar').disabled).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  test('EX-7 the outro shows the sentences and which words were right', async () => {
    await begin()
    for (const sentence of ['Een goudvis', ' en een vis.', 'De maan.', "Mijn foto's."]) {
      await userEvent.type(screen.getByRole('textbox'), sentence)
      await userEvent.click(button('Klaar'))
    }
    // The last right word is shown for a moment.
    await userEvent.keyboard('{Shift}')
    screen.getByText('Je hebt de volgende zinnetjes geschreven:')
    const shown = screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)
    expect(shown).toEqual(['Een goudvis en een vis.', 'De maan.', "Mijn foto's.", 'maan', "foto's", 'vis'])
    screen.getByText('Deze woorden kun je al goed typen:')
    screen.getByText('Deze woorden mag je nog oefenen:')
  })
})
