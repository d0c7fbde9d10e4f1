// @vitest-environment jsdom
import type { DetailedResult } from '@letterliaan/contract'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openExercise } from '../../run/open.ts'
import { exerciseFixture, runOfFixture } from '../../run/play-table.fixture.ts'
import { fixture as stapDictee } from '../../templates/StapDictee/fixture.ts'
import { loadTemplate } from '../../templates/views.ts'
import { extendJsdom } from '../extend-jsdom.fixture.ts'
import { portsFixture } from '../ports.fixture.ts'
import { MissedWords } from './MissedWords.tsx'

const texts = ['boom', 'vis', 'maan', 'kat']

async function showMissed(count: number) {
  extendJsdom()
  await loadTemplate('LuisterTyp')
  const fresh = runOfFixture(stapDictee)
  const [word] = fresh.words
  const [result] = fresh.detailed_results
  if (!word || !result) throw new Error('The fixture has a word.')
  const chosen = texts.slice(0, count)
  const run = {
    ...fresh,
    is_complete: true,
    status: 3 as const,
    words: [...chosen, 'roos'].map((text, id) => Object.assign({}, word, { id, word: text })),
    detailed_results: [
      ...chosen.map((text): DetailedResult =>
        Object.assign({}, result, { word: text, written: `${text}x`, completed: true }),
      ),
      { ...result, word: 'roos', success: true, completed: true },
    ],
  }
  const { state } = openExercise({
    logic: stapDictee.logic,
    exercise: exerciseFixture(stapDictee.logic, run),
    difficulty: 2,
  })
  const { ports: silent, spoken: heard } = portsFixture()
  const submit = vi.fn<() => Promise<null>>()
  const ports = {
    ...silent,
    submit,
    reset: () => Promise.resolve(run),
    download: () => Promise.resolve(true),
  }
  const onLeave = vi.fn<() => void>()
  render(
    <MissedWords
      state={{ ...state, run }}
      child={{ buddy_id: 1, points: 0 }}
      ports={ports}
      onLeave={onLeave}
      onRepeat={() => undefined}
    />,
  )
  return { heard, submit, onLeave }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const write = async (word: string) => {
  await press('Schrijf het woord')
  await userEvent.type(screen.getByRole('textbox'), `${word}{Enter}`)
}
const buttons = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((name) => name !== '')

test('WEET-10 three missed words are heard, looked at, hidden and written; then the rest, if the child wants', async () => {
  const { heard, submit } = await showMissed(4)
  screen.getByRole('heading', { name: 'Deze woorden schrijf je nog een keer' })
  for (const [at, word] of texts.slice(0, 3).entries()) {
    screen.getByText(`Nog ${4 - at} woorden`)
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'jij schreef',
      'zo is het',
    ])
    expect(document.querySelector('mark')?.textContent).toBe('x')
    expect(heard.at(-1)).toBe(word)
    await press('Schrijf het woord')
    expect(document.body.textContent).not.toContain(word)
    await userEvent.type(screen.getByRole('textbox'), `${word}{Enter}`)
  }
  screen.getByRole('heading', { name: 'Knap! Je hebt 3 woorden nog een keer geschreven.' })
  expect(buttons()).toEqual(['Nog 1 woord', 'Herhaal de oefening', 'Ga terug naar de lespagina'])
  await press('Nog 1 woord')
  await write('kat')
  screen.getByRole('heading', { name: 'Knap! Je hebt 4 woorden nog een keer geschreven.' })
  expect(buttons()).toEqual(['Herhaal de oefening', 'Ga terug naar de lespagina'])
  expect(heard).not.toContain('roos')
  expect(submit).not.toHaveBeenCalled()
})

test('WEET-10 ZIN-3 a wrong letter is refused and gets help, and the word is repeated until it is right', async () => {
  await showMissed(1)
  screen.getByRole('heading', { name: 'Dit woord schrijf je nog een keer' })
  await press('Schrijf het woord')
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.type(field, 'bq')
  expect(field.value).toBe('b')
  await userEvent.type(field, 'oo{Enter}')
  expect(screen.queryByRole('heading', { name: /^Knap!/ })).toBeNull()
  await userEvent.type(field, 'm{Enter}')
  expect(screen.queryByRole('heading', { name: /^Knap!/ })).toBeNull()
  screen.getByText('Nog 1 woord')
  await write('boom')
  screen.getByRole('heading', { name: 'Knap! Je hebt 2 woorden nog een keer geschreven.' })
})

test('WEET-10 the child may leave before the first word', async () => {
  const { onLeave } = await showMissed(2)
  fireEvent.click(screen.getByRole('button', { name: 'Ga terug naar de lespagina' }))
  expect(onLeave).toHaveBeenCalledOnce()
})
