// @vitest-environment jsdom
import { ReadAloudContext, type ReadAloudLine } from '@letterliaan/ui/spoken'
import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { wordsOfFixture } from '../../kit/fixture.ts'
import { fixture } from '../../templates/LuisterTyp/fixture.ts'
import { renderExerciseFixture } from './screen.fixture.tsx'

async function play(isAutomatic: boolean) {
  const prepared: string[] = []
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ReadAloudContext
      value={{
        isAutomatic,
        say: async () => 'ended',
        prepare: (lines: readonly ReadAloudLine[]) => void prepared.push(...lines.map(({ text }) => text)),
      }}
    >
      {children}
    </ReadAloudContext>
  )
  const screen = await renderExerciseFixture(fixture, { wrapper })
  await screen.begin()
  const playWord = async () => {
    await userEvent.keyboard(`${wordsOfFixture(fixture)[0]?.word ?? ''}{Enter}`)
    act(() => screen.clock.pass(3000))
  }
  return { prepared, playWord }
}

test('GIDS-1 the next texts are fetched during the exercise, after the first word', async () => {
  const { prepared, playWord } = await play(true)
  expect(prepared).toEqual([])
  await playWord()
  expect(prepared.slice(0, 2)).toEqual([
    'Luister nog eens goed naar elk stukje.',
    'Hier zit het. Welke letter hoor je op deze plek?',
  ])
})

test('nothing is fetched for a child that listens only on request', async () => {
  const { prepared, playWord } = await play(false)
  await playWord()
  expect(prepared).toEqual([])
})
