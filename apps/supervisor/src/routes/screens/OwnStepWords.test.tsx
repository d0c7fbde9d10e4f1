// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createRefusal } from '../../testing/fake-server.ts'
import {
  saveCall,
  analyseCall,
  createOwnStep,
  savedAsSent,
  ownStepAnswers,
  openOwnStepPage,
  readHeadings,
} from './own-step-page.fixture.tsx'

describe('OWN-2 the words of a step', () => {
  test('show if they are refused, doubtful, unknown or corrected', async () => {
    const { rowOf, press } = await openOwnStepPage()
    await waitFor(() => expect(rowOf('rok').getByText('Niet in het woordenboek')).toBeTruthy())
    await press('Meer over bakker')
    rowOf('rok').getByText('rok of rock?')
    expect(rowOf('bakker').queryByText('Niet in het woordenboek')).toBeNull()
    rowOf('kikker').getByText('Dit woord kan een kind niet typen.')
    rowOf('bakker').getByText('Fouten die een kind kan maken: baker')
    // Only the last three of four categories are shown.
    expect(rowOf('bakker').queryByText('Klankvaste')).toBeNull()
    rowOf('bakker').getByText('Stomme e')
  })

  test('can have a sentence and a plural, and an empty plural is sent as none', async () => {
    const { rowOf, user, write, press, sent } = await openOwnStepPage({ [saveCall]: savedAsSent })
    await write(rowOf('bakker').getByLabelText('Zin met ‘bakker’'), 'De bakker bakt.')
    await press('Meer over bakker')
    const plural = rowOf('bakker').getByLabelText('Meervoud van ‘bakker’')
    await write(plural, 'bakkers')
    await press('Bewaar')
    await waitFor(() =>
      expect(sent()?.step.words[0]).toMatchObject({ sentence: 'De bakker bakt.', plural_form: 'bakkers' }),
    )
    await user.clear(plural)
    await press('Bewaar')
    await waitFor(() => expect(sent()?.step.words[0]?.plural_form).toBeNull())
  })

  test('are used for the chosen numbers of stars, at least one', async () => {
    const { rowOf, user, press, sent } = await openOwnStepPage({ [saveCall]: createOwnStep() })
    await press('Meer over rok')
    const star = (name: string) => rowOf('rok').getByRole('checkbox', { name: `rok bij ${name}` })
    await user.click(star('drie sterren'))
    await user.click(star('één ster'))
    await press('Bewaar')
    await waitFor(() => expect(sent()?.step.words[2]?.difficulties).toEqual([3]))
    await user.click(star('drie sterren'))
    expect(
      star('drie sterren').getAttribute('aria-checked') ??
        String((star('drie sterren') as HTMLInputElement).checked),
    ).toBe('true')
  })

  test('can be added with Enter, but not twice', async () => {
    const { user } = await openOwnStepPage()
    const field = screen.getByLabelText('Nog een woord')
    await user.type(field, ' kat {Enter}')
    expect(readHeadings('Woorden')).toEqual(['bakker', 'kikker', 'rok', 'kat'])
    await user.type(field, 'kat{Enter}')
    screen.getByText('Dit woord staat er al.')
    await user.clear(field)
    await user.type(field, '   {Enter}')
    expect(readHeadings('Woorden')).toHaveLength(4)
  })

  test('can be removed with undo, and can be moved with the arrow keys', async () => {
    const { button, user, press, undoTold } = await openOwnStepPage()
    await press('Haal bakker weg')
    expect(readHeadings('Woorden')).toEqual(['kikker', 'rok'])
    await undoTold('‘bakker’ is weg.')
    expect(readHeadings('Woorden')).toEqual(['bakker', 'kikker', 'rok'])
    button('Verplaats rok: pijl omhoog of omlaag').focus()
    await user.keyboard('{ArrowUp}')
    expect(readHeadings('Woorden')).toEqual(['bakker', 'rok', 'kikker'])
    // The handle keeps the focus.
    await waitFor(() => expect(document.activeElement).toBe(button('Verplaats rok: pijl omhoog of omlaag')))
    button('Verplaats bakker: pijl omhoog of omlaag').focus()
    await user.keyboard('{ArrowUp}')
    expect(readHeadings('Woorden')).toEqual(['bakker', 'rok', 'kikker'])
  })

  test('keep what was changed after a removal when the removal is undone', async () => {
    const { press, rowOf, user, write, undoTold } = await openOwnStepPage()
    await press('Haal kikker weg')
    await write(rowOf('rok').getByLabelText('Zin met ‘rok’'), 'De rok.')
    await user.type(screen.getByLabelText('Nog een woord'), 'kat{Enter}')
    await undoTold('‘kikker’ is weg.')
    expect(readHeadings('Woorden')).toEqual(['bakker', 'kikker', 'rok', 'kat'])
    expect(rowOf('rok').getByLabelText<HTMLInputElement>('Zin met ‘rok’').value).toBe('De rok.')
  })

  test('show an error with a retry if the analysis fails', async () => {
    const { press, answer } = await openOwnStepPage({ [analyseCall]: createRefusal(400, 'Nu niet.') })
    await screen.findByText('Niet alle woorden konden worden ontleed. Wat u typte, staat er nog.')
    answer({ [analyseCall]: ownStepAnswers[analyseCall] })
    await press('Probeer opnieuw')
    await waitFor(() => expect(screen.getByText('rok of rock?')).toBeTruthy())
    expect(screen.queryByText(/konden worden ontleed/)).toBeNull()
  })

  test('are not analysed again if a sentence is typed', async () => {
    const { rowOf, calls, write } = await openOwnStepPage()
    await screen.findByText('rok of rock?')
    const asked = () => calls.filter(({ name }) => name === analyseCall).length
    const before = asked()
    await write(rowOf('rok').getByLabelText('Zin met ‘rok’'), 'De rok.')
    expect(asked()).toBe(before)
  })
})

describe('OWN-3 the letters of a word', () => {
  async function openLetters() {
    const page = await openOwnStepPage({ [saveCall]: savedAsSent })
    await screen.findByText('rok of rock?')
    await page.press('Meer over bakker')
    await page.press('Letters en klanken van bakker')
    const correction = async () => {
      await page.press('Bewaar')
      return page.sent()?.step.words[0]?.correction
    }
    return { ...page, correction }
  }

  test('can be split, which marks the word as corrected, and can be reset to the analysis', async () => {
    const { press, correction, rowOf } = await openLetters()
    await press('Haal k en k uit elkaar')
    await screen.findByRole('button', { name: 'Terug naar de ontleding' })
    rowOf('bakker').getByText('Door u verbeterd')
    expect((await correction())?.read_letters).toBe('b,a,k,k,e,r')
    await press('Terug naar de ontleding')
    expect(await correction()).toBeNull()
    expect(screen.queryByText('Door u verbeterd')).toBeNull()
  })

  test('can have another sound, and can start a klankgroep elsewhere', async () => {
    const { press, correction, button } = await openLetters()
    await press('k')
    const sounds = within(screen.getByRole('group', { name: 'Wat hoort u bij ‘kk’?' }))
    expect(sounds.getByRole('button', { name: 'k' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(sounds.getByRole('button', { name: 'g' }))
    expect(button('Klankgroep begint bij ker').getAttribute('aria-pressed')).toBe('true')
    await press('Klankgroep begint bij ker')
    await press('Klankgroep begint bij kker')
    expect(await correction()).toMatchObject({
      read_letters: 'b,a,kk,e,r',
      structure_audio_parts: 'm_b,k_a,m_g,d_e,m_r',
      sound_groups: 'ba,kker',
    })
  })
})
