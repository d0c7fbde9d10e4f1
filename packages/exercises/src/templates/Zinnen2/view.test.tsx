// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { draftsFixture } from '../../view-kit/ports.fixture.ts'
import { beginExerciseFixture } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const begin = () => beginExerciseFixture(fixture)

describe('TPL-17 Zinnen2', () => {
  test('the sentence is played and written, and Enter sends it only if it contains the word', async () => {
    const { data, spoken, clock } = await begin()
    clock.pass(500)
    expect(spoken).toEqual(['sentence'])
    await userEvent.click(button('Luister naar de zin'))
    clock.pass(500)
    expect(spoken).toEqual(['sentence', 'sentence'])
    screen.getByRole('textbox').focus()
    await userEvent.keyboard('Dit is{Enter}')
    expect([data(), button('Klaar').disabled]).toEqual([[], true])
    screen.getByText(/^Bijna! Er klopt nog iets niet/)
    await userEvent.keyboard(' vis.')
    expect([button('Klaar').disabled, screen.queryByText(/^Bijna!/)]).toEqual([false, null])
    await userEvent.keyboard('{Enter}')
    expect(data()).toEqual([{ answer: 'Dit is vis.' }])
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('')
  })

  test('a message is shown while the text contains a misspelling of the target', async () => {
    await begin()
    await userEvent.keyboard('Een fis ')
    screen.getByText(/^Bijna! Er klopt nog iets niet/)
    await userEvent.keyboard('zwemt')
    screen.getByText(/^Bijna! Er klopt nog iets niet/)
    await userEvent.clear(screen.getByRole('textbox'))
    expect(screen.queryByText(/^Bijna!/)).toBeNull()
  })

  test('an unsaved sentence is restored for its word, and its mistake is not sent again', async () => {
    const drafts = draftsFixture()
    await beginExerciseFixture(fixture, { drafts })
    await userEvent.keyboard('Dit is fis.')
    cleanup()
    const { data } = await beginExerciseFixture(fixture, { drafts })
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox').value
    expect([field(), data()]).toEqual(['Dit is fis.', []])
    await userEvent.clear(screen.getByRole('textbox'))
    await userEvent.keyboard('Dit is vis.{Enter}')
    expect([field(), drafts.read()]).toEqual(['', null])
  })

  test('an unsaved sentence about another word is not restored', async () => {
    const drafts = draftsFixture()
    drafts.save({ chosen: [], word: 'maan', text: 'Dit is' })
    await beginExerciseFixture(fixture, { drafts })
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('')
  })

  test('GIDS-5 the misspelt word is marked in the text, and help is in one box', async () => {
    await begin()
    const marked = () => [...document.querySelectorAll('textarea + * mark')].map((mark) => mark.textContent)
    await userEvent.keyboard('Een fis ')
    expect(marked()).toEqual(['fis'])
    await userEvent.keyboard('of viss ')
    expect(marked()).toEqual(['fis', 'viss'])
    expect(screen.getAllByText('Er staat iets te veel. Zie je wat?')).toHaveLength(1)
    expect(screen.queryByText(/Luister nog eens goed/)).toBeNull()
    await userEvent.clear(screen.getByRole('textbox'))
    expect(marked()).toEqual([])
  })

  test('EX-7 the outro shows the sentences, and marks other mistakes without counting them', async () => {
    await begin()
    for (const sentence of ['Dat is vis', 'dit is maan', "Dit is foto's."]) {
      await userEvent.keyboard(`${sentence}{Enter}`)
    }
    // The last right word is shown for a moment.
    await userEvent.keyboard('{Shift}')
    screen.getByText('Je hebt de volgende zinnetjes geschreven:')
    expect(screen.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual(['Dat'])
    screen.getByText('Je hoorde: Dit is vis.')
    expect(screen.getAllByText(/^Je hoorde:/)).toHaveLength(1)
    expect(screen.queryByText('Deze woorden mag je nog oefenen:')).toBeNull()
  })
})
