// @vitest-environment jsdom
import type { DetailedResult, StudentExercise } from '@letterliaan/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fixture as oefenDictee } from '../../templates/OefenDictee/fixture.ts'
import { fixture as sorteerLeer } from '../../templates/SorteerLeer/fixture.ts'
import { fixture as stapDictee } from '../../templates/StapDictee/fixture.ts'
import { beginExerciseFixture } from './screen.fixture.tsx'

const advice = 'Hoor je f of v? Leg je hand op je keel.'

const explainWith =
  (feedback: Partial<DetailedResult>) =>
  (run: StudentExercise): StudentExercise => ({
    ...run,
    detailed_results: run.detailed_results.map((result) =>
      result.num_errors === 0 ? result : { ...result, ...feedback },
    ),
  })

/** A server that explains every wrong word. */
const explain = explainWith({ feedback: advice })
const unexplained = 'Kijk en luister nog eens goed naar dit woord.'

/** The server's reply follows a moment later. */
const seeStatus = (text: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))

const begin = async (fixture: typeof oefenDictee, tell = explain) => {
  const shown = await beginExerciseFixture(fixture, { tell })
  await screen.findByRole('textbox')
  const write = async (text: string) => {
    await userEvent.clear(screen.getByRole('textbox'))
    await userEvent.keyboard(`${text}{Enter}`)
  }
  return { ...shown, write }
}

test('a child hears what to listen for after a wrong word in a practice dictation, until the word is over', async () => {
  const { write } = await begin(oefenDictee)
  expect(screen.queryByText(advice)).toBeNull()
  await write('viq')
  await seeStatus(`Bijna! Luister nog eens en probeer het opnieuw.${advice}`)
  await write('weer fout')
  expect(screen.queryByText(advice)).toBeNull()
  // Until the next word is started.
  await seeStatus('Dat was het nog niet. Nu komt een ander woord.')
  await userEvent.keyboard('m')
  expect(screen.queryByRole('status')).toBeNull()
})

test('a mistake that the server cannot explain is described by its place', async () => {
  const { write } = await begin(oefenDictee, explainWith({ feedback: unexplained, written: 'viq' }))
  await write('viq')
  await seeStatus('Bijna! Luister nog eens en probeer het opnieuw.Kijk goed naar het eind van het woord.')
})

test.each(['@#€', 'boom', 'lepels'])(
  'GIDS-8 %s is hardly like the word, so that no text says nearly',
  async (nothing) => {
    const { write } = await begin(oefenDictee)
    await write(nothing)
    await seeStatus(`Dat is het nog niet. Luister nog eens en probeer het opnieuw.${advice}`)
  },
)

test('WEET-11 the help never asks to look at a hidden word', async () => {
  const { write } = await begin(oefenDictee, explainWith({ feedback: unexplained }))
  await write('viq')
  await seeStatus('Bijna! Luister nog eens en probeer het opnieuw.')
})

test("help starts with what is known about this word, before the anchor's text", async () => {
  const { anchors = [] } = sorteerLeer
  const { write } = await begin({ ...oefenDictee, anchors })
  const readTip = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Help' }))
    const tip = screen.getByRole('heading', { name: 'Tip' }).parentElement?.textContent
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
    return tip
  }
  expect(await readTip()).toBe(`Tip${anchors[0]?.tip}`)
  await write('fout')
  expect(await readTip()).toBe(`Tip${advice}${anchors[0]?.tip}`)
})

test('a step dictation shows results only at the end, with each word to practise', async () => {
  const { write } = await begin(stapDictee)
  await write('fis')
  expect(screen.queryByText(advice)).toBeNull()
  await write('maan')
  await write('fotos')
  const toPractise = screen.getByText('Deze woorden mag je nog oefenen:').closest('section')
  expect(toPractise?.textContent).toContain(`vis${advice}foto's${advice}`)
  expect(screen.getByText('maan').textContent).toBe('maan')
})
