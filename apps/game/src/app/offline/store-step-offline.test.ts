// @vitest-environment jsdom
import type { Word } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { buddyLinesById } from '@letterliaan/texts/buddies'
import { expect, test, vi } from 'vitest'
import { exerciseFixture, stepFixture } from '../../testing/entities.ts'
import type { ChildResponseCache } from './response-cache.ts'
import { createDrawnRuns } from './drawn-runs.ts'
import { storeStepOffline } from './store-step-offline.ts'
import { formatTextAddress } from '@letterliaan/web/spoken-sound'

const word = (name: string): Word =>
  ({
    id: 11,
    word: name,
    file_name: name,
    audio_version: '1',
    audio_word: true,
    audio_sentence: false,
    structure_audio_parts: '',
    sound_groups: name,
    sentence: '',
  }) as Word

/** Stores a step on a device with the responses `here` of `stepHere`. Returns the requests. */
async function keep(here: readonly string[] = [], stepHere = 6, isSober = false, maxSounds = Infinity) {
  const run = (name: string) => ({ status: ExerciseStatus.open, is_complete: false, words: [word(name)] })
  const exercise = {
    ...exerciseFixture(61, 'Luister en typ', ExerciseStatus.open, 'Oefenen', 'LuisterTyp'),
    anchors: [],
    use_audio_word: true,
    description: 'Luister en typ de woorden.',
    after_complete_text: '',
    step_id: 6,
    student_exercise: { 1: run('kat'), 2: run('vis'), 3: run('maan') },
  }
  const step = stepFixture(6, { exercises: [exercise] })
  const call = vi.fn<(endpoint: string, input: object) => Promise<unknown>>(async (endpoint) =>
    endpoint === 'GET /api/v1/exercise/:id' ? exercise : new ArrayBuffer(1),
  )
  const wanted: string[][] = []
  const cache = {
    keepOnly: async (paths: ReadonlySet<string>) => void wanted.push([...paths]),
    readStep: async () => stepFixture(stepHere),
    listHere: async () => new Set(here),
    listMissing: async () => (wanted.at(-1) ?? []).filter((path) => path.startsWith('/word/')),
  }
  const loadPage = vi.fn<(address: string) => Promise<void>>(async () => undefined)
  const fetchSound = vi.fn<(address: string) => Promise<void>>(async () => undefined)
  const whenAtRest = vi.fn<() => Promise<void>>(async () => undefined)
  const isWhole = await storeStepOffline(
    {
      client: { call } as unknown as Client,
      cache: cache as unknown as ChildResponseCache,
      fetchSound,
      readWording: async () => ({ isSober, buddy_id: 4 }),
      whenAtRest,
      isStopped: () => fetchSound.mock.calls.length >= maxSounds,
      loadPage,
      isBegun: async () => false,
      drawn: createDrawnRuns(),
    },
    step,
    { difficulty: 2, levels: [1, 2] },
  )
  return {
    isWhole,
    wantedFirst: wanted[0] ?? [],
    wanted: wanted.at(-1) ?? [],
    pages: loadPage.mock.calls.flat(),
    asked: call.mock.calls.map(([endpoint]) => endpoint),
    sounds: fetchSound.mock.calls.flat(),
    rests: whenAtRest.mock.calls.length,
  }
}

test('NET-1 a step is stored with its map, exercises and sounds of open levels, while the child is not typing', async () => {
  const { isWhole, wanted, sounds: fetched, pages, rests } = await keep()
  expect(isWhole).toBe(true)
  expect(wanted).toEqual(expect.arrayContaining(['/api/v1/step/6', '/api/v1/exercise/61']))
  const sounds = wanted.filter((path) => path.startsWith('/word/'))
  expect(sounds.filter((path) => path.includes('vis'))).not.toEqual([])
  expect(sounds.filter((path) => path.includes('kat'))).not.toEqual([])
  expect(sounds.filter((path) => path.includes('maan'))).toEqual([])
  expect(fetched).toEqual(sounds)
  expect(fetched.length).toBeGreaterThan(10)
  expect(rests).toBe(fetched.length + 1)
  // The map was never opened.
  expect(pages).toEqual(['/wereld/1'])
})

test('NET-1 GIDS-1 a step is stored with its spoken texts in the wording of the look', async () => {
  const { wanted } = await keep()
  const { wanted: sober } = await keep([], 6, true)
  const addressOf = (text: string, step_id?: number) =>
    formatTextAddress({ text, ...(step_id !== undefined && { step_id }) })
  const { greet = [], cheer = [], comfort = [], joke = [] } = buddyLinesById[4] ?? {}
  expect(wanted).toEqual(
    expect.arrayContaining([
      addressOf('Speel stap 1!'),
      addressOf('Doe nu ‘Luister en typ’!', 6),
      addressOf('Luister en typ de woorden.', 6),
      addressOf('Luister naar het woord en typ het'),
      addressOf('Klaar!'),
      addressOf('Ga nu naar de volgende oefening!'),
      addressOf('We gaan verder waar je was!'),
      addressOf('Kom, we gaan spelen!'),
      addressOf('Er waaien blaadjes naar binnen. Ruim je ze op?'),
      ...[...greet, ...cheer, ...comfort].map(formatTextAddress),
    ]),
  )
  // Only some jokes are stored, because there are many.
  expect(wanted).not.toEqual(expect.arrayContaining(joke.map(formatTextAddress)))
  expect(sober).toEqual(
    expect.arrayContaining(['Klaar.', 'Verder waar je was.'].map((text) => addressOf(text))),
  )
  expect(
    [addressOf('Klaar!'), ...greet.map(formatTextAddress)].filter((text) => sober.includes(text)),
  ).toEqual([])
})

test('NET-1 a step that is requested again keeps its sounds, while those of another step are removed', async () => {
  const sound = '/word/word/vis.mp3'
  expect((await keep([sound], 6)).wantedFirst).toContain(sound)
  expect((await keep([sound], 7)).wantedFirst).not.toContain(sound)
})

test('NET-1 requests of map and lesson page are made once if they are not stored', async () => {
  const lists = ['/api/v1/step', '/api/v1/step/repeatable', '/api/v1/test']
  const { asked } = await keep(lists.slice(1))
  expect(asked.filter((endpoint) => lists.includes(endpoint.replace('GET ', '')))).toEqual([
    'GET /api/v1/step',
  ])
  expect(asked).toContain('GET /api/v1/world/:id/redo')
})

test('NET-1 a step that is stopped while its sounds load sends no more requests and is incomplete', async () => {
  const { isWhole, sounds, pages } = await keep([], 6, false, 1)
  expect([isWhole, sounds.length, pages]).toEqual([false, 1, []])
})
