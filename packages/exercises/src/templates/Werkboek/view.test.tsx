// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { beginExerciseFixture, renderExerciseFixture } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('TPL-22 Werkboek', () => {
  test("EX-17 'Ik ben klaar' is enabled only after the download", async () => {
    const { data, downloaded } = await beginExerciseFixture(fixture)
    await screen.findByRole('button', { name: 'Download' })
    expect(button('Ik ben klaar').disabled).toBe(true)
    await userEvent.click(button('Ik ben klaar'))
    expect([downloaded, data()]).toEqual([[], []])
    await userEvent.click(button('Download'))
    expect(downloaded).toEqual(fixture.documents)
    expect(button('Ik ben klaar').disabled).toBe(false)
    await userEvent.click(button('Ik ben klaar'))
    expect(data()).toEqual([{ downloaded: true }])
    screen.getByRole('button', { name: 'Herhaal de oefening' })
    expect(screen.queryByText('Deze woorden kun je al goed typen:')).toBeNull()
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  test('EX-17 a failed download does not count and can be repeated', async () => {
    const { downloaded, setNetwork } = await beginExerciseFixture(fixture)
    setNetwork(false)
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
    expect([downloaded.length, button('Ik ben klaar').disabled]).toEqual([1, true])
    setNetwork(true)
    await userEvent.click(button('Download'))
    expect([downloaded.length, button('Ik ben klaar').disabled]).toEqual([2, false])
  })

  test("EX-17 'Ik ben klaar' is disabled between the click and the end of the download", async () => {
    const { data, holdDownloads, begin } = await renderExerciseFixture(fixture)
    const arrive = holdDownloads()
    await begin()
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
    screen.getByText('Je werkboek komt eraan …')
    expect(button('Ik ben klaar').disabled).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect(data()).toEqual([])
    arrive()
    await waitFor(() => expect(button('Ik ben klaar').disabled).toBe(false))
  })

  test('the workbook can be done with the keyboard alone', async () => {
    const { data, downloaded } = await renderExerciseFixture(fixture)
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('button', { name: 'Download' })
    await userEvent.keyboard('{Enter}{Tab}{Enter}')
    expect([downloaded.length, data()]).toEqual([1, [{ downloaded: true }]])
  })

  test('each of several documents has a button', async () => {
    const documents = ['Deel 1', 'Deel 2'].map((name, at) => ({ id: at + 1, name, url: `/${at}.pdf` }))
    const { downloaded } = await beginExerciseFixture({ ...fixture, documents })
    await userEvent.click(await screen.findByRole('button', { name: 'Download Deel 2' }))
    expect(downloaded.map(({ url }) => url)).toEqual(['/1.pdf'])
  })

  test('a message says if there is no document', async () => {
    await renderExerciseFixture({ ...fixture, documents: [] })
    expect(button('Begin!').disabled).toBe(true)
    screen.getByText(/^Dit werkboek is er nog niet/)
  })
})
