import { loadCurriculum } from '@letterliaan/curriculum'
import { computeTextKey } from '@letterliaan/texts'
import { knownHints } from '@letterliaan/dutch'
import { listChartWords } from '@letterliaan/dutch/sound-chart'
import type { SayRequest } from '@letterliaan/speech'
import { expect, test } from 'vitest'
import { toTextRequest } from '../../modules/sound/text/text-service.ts'
import { logIn } from '../../testing/http.ts'
import { getStep } from '../../testing/player.ts'
import { makeChild, makeSchool } from '../../testing/school.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { listSounds } from './list-sounds.ts'
import { makeSounds } from './make-sounds.ts'

const app = await useTestApp()
const sounds = listSounds(loadCurriculum())
const known = new Set(sounds.map((request) => JSON.stringify(request)))
const child = await makeChild(app, await makeSchool(app), { worlds: [3] })
const caller = await logIn(app, child.username)

test('STOP-6 sounds of words, steps and the product are made in advance', async () => {
  const step = await getStep(caller, child.steps[0] ?? 0)
  const word = Object.values(step.words)
    .flat()
    .find(({ sound_groups, plural_form }) => sound_groups.includes(',') && plural_form !== null)
  if (word === undefined) throw new Error('A step of world 3 has words of more klankgroepen.')
  const { file_name } = word
  const line = 'Luister naar het woord en typ het'
  const asked = new Set([word.word, word.plural_form, word.sentence, step.hint, line])
  const requests = sounds.filter((said) => !('text' in said) || asked.has(said.text))
  const described = await Promise.all(requests.map((request) => app.speech.describe(request)))
  const listed = new Set(described.map(({ etag }) => etag))
  const ofWord = (['word', 'plural', 'sound_groups', 'structure', 'sentence'] as const).map((type) =>
    caller.call('GET /word/:type/:file_name.mp3', { params: { type, file_name } }),
  )
  const heard = await Promise.all([
    ...ofWord,
    caller.call('GET /word/:type/:file_name.mp3', {
      params: { type: 'sound_groups', file_name },
      query: { group: '1' },
    }),
    caller.call('GET /word/parts/:file_name.mp3', {
      params: { file_name: word.structure_audio_parts.split(',')[0] ?? '' },
    }),
    caller.call('GET /word/text/:key.mp3', { params: { key: computeTextKey(line) } }),
    caller.call('GET /word/text/:id/:key.mp3', { params: { id: step.id, key: computeTextKey(step.hint) } }),
  ])
  expect(heard.map(({ status }) => status)).toEqual(heard.map(() => 200))
  for (const { headers } of heard) expect(listed).toContain(headers.get('etag')?.replaceAll('"', ''))
})

test.each([
  ['an explanation of an error', knownHints],
  ['a badge', loadCurriculum().badges.flatMap((badge) => [badge.name, badge.description, badge.how_to_earn])],
  ['the sound chart', listChartWords()],
  ['a map', ['Speel stap 1!', 'Speel stap 15!', 'Deze wereld is klaar. Ga nu naar wereld 2!']],
  ['a step’s anchors', loadCurriculum().steps.flatMap(({ anchors }) => anchors.map(({ hint }) => hint))],
])('STOP-6 texts about %s are included', (_, texts) => {
  const missing = texts.filter((text) => text !== '' && !known.has(JSON.stringify(toTextRequest(text))))
  expect(missing).toEqual([])
})

test('an empty text has no sound', () => {
  const isEmpty = (request: SayRequest) => request.type === 'text' && request.text.trim() === ''
  expect(sounds.filter(isEmpty)).toEqual([])
})

test('STOP-6 a failed sound is retried once, and then reported if it fails again', async () => {
  const requests: SayRequest[] = ['een', 'twee', 'drie'].map((text) => ({ type: 'text', text }))
  const lines: string[] = []
  const asked: number[] = []
  const refusing = (times: number) => ({
    warm: async (wanted: readonly SayRequest[]) => {
      asked.push(wanted.length)
      const failed = asked.length <= times ? wanted.slice(0, 1) : []
      return { ready: wanted.length - failed.length, failed }
    },
  })
  expect(await makeSounds(refusing(1), requests, (line) => lines.push(line))).toBe(0)
  expect([asked, lines]).toEqual([
    [3, 1],
    ['3 van 3 geluiden (100%)', 'Alle geluiden staan klaar.'],
  ])
  asked.length = 0
  expect(await makeSounds(refusing(9), requests, () => undefined)).toBe(1)
})

test.each([
  [1, '1 geluid is niet gelukt. Draai dit nog eens; wat er is, blijft staan.'],
  [2, '2 geluiden zijn niet gelukt. Draai dit nog eens; wat er is, blijft staan.'],
])('STOP-6 the number of failed sounds is reported at the end: %i', async (count, told) => {
  const requests: SayRequest[] = ['een', 'twee', 'drie'].map((text) => ({ type: 'text', text }))
  const lines: string[] = []
  const warm = async (wanted: readonly SayRequest[]) => ({ ready: 0, failed: wanted.slice(0, count) })
  expect(await makeSounds({ warm }, requests, (line) => lines.push(line))).toBe(count)
  expect(lines.at(-1)).toBe(told)
})
