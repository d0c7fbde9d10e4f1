// @vitest-environment jsdom
import type { Exercise, Profile, Step, StudentExercise } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { createStore } from '@letterliaan/web/store'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createRewardQueue } from '../../app/reward/reward-queue.ts'
import { exerciseFixture, stepFixture, studentFixture, wordsFixture } from '../../testing/entities.ts'
import { createData, renderInGame } from '../../testing/render-in-game.tsx'
import { TogetherPage } from './TogetherPage.tsx'

beforeEach(() => {
  localStorage.clear()
  // A wrong word shakes, but jsdom has no animations.
  Element.prototype.animate = () => ({ cancel: () => undefined }) as Animation
})
const playableWords = (firstId: number, ...spellings: string[]) =>
  wordsFixture(...spellings).map((word, at) =>
    Object.assign(word, {
      id: firstId + at,
      audio_word: true,
      sentence: '',
      sound_groups: word.word,
      structure_audio_parts: '',
      read_letters: [...word.word].join(','),
      colors: [],
      file_name: word.word,
      audio_version: '1',
      image: null,
    }),
  )
const words = playableWords(1, 'vis', 'maan')
const notDone = playableWords(3, 'boom', 'roos')

const repetition = (status: number) =>
  stepFixture(57, {
    anchors: [],
    exercises: [
      exerciseFixture(5701, 'Oefendictee', status, 'Dictee', 'OefenDictee'),
      exerciseFixture(5702, 'Vangnet', status, 'Oefenen', 'Vangnet'),
    ],
  })

async function arrive(step: Step) {
  const call = vi.fn<(name: string) => Promise<unknown>>(() => new Promise(() => undefined))
  const request = vi.fn<() => Promise<unknown>>(() => new Promise(() => undefined))
  vi.stubGlobal('fetch', request)
  const { client, queries, queryClient } = createData(call)
  queryClient.setQueryData(queries.profile, { student: studentFixture() } as Profile)
  queryClient.setQueryData(queries.step(57), step)
  const run = { words } as unknown as StudentExercise
  const status = { 1: ExerciseStatus.open, 2: ExerciseStatus.done, 3: ExerciseStatus.paused } as const
  queryClient.setQueryData(queries.exercise(5702), {
    anchors: [],
    status,
    // The exercise is done at one difficulty only, which is the one repeated.
    student_exercise: { 1: { words: notDone }, 2: run, 3: { words: notDone } },
  } as unknown as Exercise)
  const said: string[] = []
  const known: Record<string, unknown> = {
    client,
    queries,
    queryClient,
    calm: { paceStretch: () => 1 },
    rewards: createRewardQueue(),
    sound: {
      speak: ({ url }: { readonly url: string }) => void said.push(url),
      preload: () => undefined,
      keepOffline: () => undefined,
      preloadSounds: () => undefined,
      clear: () => undefined,
      playEffect: () => undefined,
    },
    navigator: { view: createStore({ kind: 'none' }) },
  }
  const asked = new Set<string>()
  const services = new Proxy(known, {
    get(target, name: string) {
      asked.add(name)
      return target[name]
    },
  })
  await act(async () => {
    renderInGame(
      <Suspense>
        <TogetherPage id={1} stap_id={57} />
      </Suspense>,
      services,
    )
  })
  return { call, request, said, asked }
}

const keys = (text: string) => userEvent.keyboard(text)

test('PLEK-6 a game for two sends nothing to the server: no call, queued answer, place or log', async () => {
  const { call, request, said, asked } = await arrive(repetition(2))
  await userEvent.click(await screen.findByRole('button', { name: 'Samen Memorie' }))
  await keys('{Enter}')
  for (const count of [1, 2]) {
    await screen.findByRole('textbox', { name: 'Schrijf het woord' })
    await expect.poll(() => said).toHaveLength(count)
    const word = words.find(({ file_name }) => said.at(-1)?.includes(file_name))?.word ?? ''
    // Types a wrong word first. It is not sent either.
    await keys(`${word}x{Enter}${word}{Enter}`)
    if (count === 2) for (const number of ['1', '2']) await keys(number)
    await keys('{Enter}{Shift}')
    said.length = count
  }
  await screen.findByRole('heading', { name: 'Klaar! Dat deden jullie samen.' })
  expect([call.mock.calls, request.mock.calls]).toEqual([[], []])
  for (const way of ['answers', 'showing', 'offline', 'live']) expect([...asked]).not.toContain(way)
  expect(localStorage).toHaveLength(0)
}, 15_000)

test('PLEK-6 no game uses words of an unfinished repetition, or of a step without a game', async () => {
  await arrive(repetition(1))
  screen.getByText('Doe eerst de oefeningen van deze stap. Dan kunnen jullie samen spelen.')
  cleanup()
  await arrive(stepFixture(57, { exercises: [exerciseFixture(5701, 'LuisterTyp', 2)] }))
  screen.getByText('Met deze woorden kun je niet samen spelen.')
  expect(screen.queryByRole('button', { name: /Samen/u })).toBeNull()
})
