import { loadCurriculum, listTeachingSteps } from '@letterliaan/curriculum'
import { expect, test } from 'vitest'
import { logIn } from '../../../testing/http.ts'
import { makeSchool, makeSupervisor } from '../../../testing/school.ts'
import { pasteStep } from '../../../testing/own-step.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { readSchoolAudit } from '../../../testing/read-school-audit.ts'

const app = await useTestApp()
const school = await makeSchool(app)
const strangers = await makeSchool(app)
const supervisor = await logIn(app, await makeSupervisor(app, school))
const stranger = await logIn(app, await makeSupervisor(app, strangers))

const listSteps = async (caller = supervisor) =>
  (await caller.call('GET /api/v1/begeleider/review/step')).body

const openStep = async (id: number, caller = supervisor) => {
  const { status, body } = await caller.call('GET /api/v1/begeleider/review/step/:id', { params: { id } })
  if (status !== 200) throw new Error(`Step ${id}: ${status}`)
  return body
}

test('all steps of the curriculum can be reviewed, in order', async () => {
  const steps = await listSteps()
  expect(steps).toHaveLength(listTeachingSteps(loadCurriculum()).length)
  expect(steps[0]).toMatchObject({
    world: 1,
    position: 1,
    label: 'Korte klank',
    num_words: 30,
    num_marked: 0,
  })
  const worlds = steps.map(({ world }) => world)
  expect(worlds).toEqual(worlds.toSorted((a, b) => a - b))
  const places = steps.flatMap(({ world, position }) => (position === null ? [] : [world * 100 + position]))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('a word of a step has sounds, voices and types that can be played', async () => {
  const [first] = await listSteps()
  const { words } = await openStep(first?.id ?? 0)
  const word = words['1'].find((reviewWord) => reviewWord.word === 'vis')
  expect(word).toMatchObject({
    voices: {
      word: 'synthetic',
      plural: 'synthetic',
      sound_groups: 'synthetic',
      structure: 'synthetic',
      sentence: 'synthetic',
    },
    pronunciations: {
      word: { groups: [{ sounds: ['m_v', 'k_i', 'm_s'], stressed: true }], is_corrected: false },
      plural: { groups: [{ sounds: ['m_v', 'k_i'] }, { sounds: ['m_s', 'd_e', 'm_n'] }] },
    },
    recordings: { word: null, plural: null, sound_groups: null, sentence: null },
    is_marked: false,
  })
})

test('a word that is marked as odd is marked for the whole organisation, but for no other', async () => {
  const colleague = await logIn(app, await makeSupervisor(app, school))
  const [first] = await listSteps()
  const [word] = (await openStep(first?.id ?? 0)).words['2']
  const params = { id: word?.id ?? 0 }
  const marked = await supervisor.call('PATCH /api/v1/begeleider/word/:id', {
    params,
    body: { is_marked: true },
  })
  expect(marked.body.is_marked).toBe(true)
  await colleague.call('PATCH /api/v1/begeleider/word/:id', { params, body: { is_marked: true } })

  const list = await colleague.call('GET /api/v1/begeleider/review/marked')
  expect(list.body).toMatchObject([{ step: { id: first?.id, label: 'Korte klank' }, word: { id: word?.id } }])
  expect((await listSteps())[0]?.num_marked).toBe(1)
  expect((await stranger.call('GET /api/v1/begeleider/review/marked')).body).toEqual([])
  expect((await listSteps(stranger))[0]?.num_marked).toBe(0)

  const well = await colleague.call('PATCH /api/v1/begeleider/word/:id', {
    params,
    body: { is_marked: false },
  })
  expect(well.body.is_marked).toBe(false)
  expect((await supervisor.call('GET /api/v1/begeleider/review/marked')).body).toEqual([])
  const actions = (await readSchoolAudit(app, school)).map(({ action }) => action)
  expect(actions).toEqual(['word_marked', 'word_marked', 'word_unmarked'])
})

test('an own step has no number, because it is not on the standard path', async () => {
  const { curriculum_step_id: id } = await pasteStep(stranger, 'vis pen zon')
  expect((await listSteps(stranger)).find((step) => step.id === id)?.position).toBeNull()
  expect((await openStep(id, stranger)).position).toBeNull()
})
