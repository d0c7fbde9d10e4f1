import { OwnStepBody, type OwnWord } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { StepStatus } from '@letterliaan/contract/status'
import { expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { logIn } from '../../../testing/http.ts'
import { getStep, playExercise } from '../../../testing/player.ts'
import { makeChild, makeSchool, makeSupervisor } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { updatePath } from '../../learn/path/progress/update-path.ts'
import { readPastedWords } from './read-pasted-words.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'

const app = await useTestApp()
const school = await makeSchool(app)
const supervisor = await logIn(app, await makeSupervisor(app, school))

const list = 'bakker: De bakker bakt brood.\nkikker\nmodder\nlekker\nrennen\nladder\n'

const paste = async (text: string, caller = supervisor): Promise<OwnWord[]> =>
  (await caller.call('POST /api/v1/begeleider/own-word/split', { body: { text } })).body.words

async function propose(text: string, caller = supervisor): Promise<OwnStepBody> {
  const body = { label: 'Woorden van week 12', words: await paste(text) }
  return (await caller.call('POST /api/v1/begeleider/own-step/proposal', { body })).body.step
}

const send = (step: OwnStepBody, caller = supervisor) =>
  caller.call('POST /api/v1/begeleider/own-step/file', {
    upload: new Blob([JSON.stringify({ format: 'letterliaan-stap', version: 1, step })]),
    headers: { 'content-type': 'application/vnd.letterliaan.stap+json' },
  })

const keep = async (step: OwnStepBody, caller = supervisor) => (await send(step, caller)).body

/** Gives the children this version instead of their first step. */
async function prepare(
  curriculum_step_id: number,
  students: readonly { organisation_id: number; student_id: number; steps: readonly number[] }[],
) {
  for (const { organisation_id, student_id, steps } of students) {
    await limitDatabase(app.database, organisation_id).transaction(async (transaction) => {
      await transaction
        .updateTable('step')
        .set({ curriculum_step_id })
        .where('id', '=', steps[0] ?? 0)
        .execute()
      await updatePath(transaction, app.contents, student_id, getNowSeconds(app.clock))
    })
  }
}

test('OWN-1 a pasted list becomes words with klankgroepen, codes, category, plural and sounds', async () => {
  const words = await paste(list)
  expect(words.map(({ word }) => word)).toEqual(['bakker', 'kikker', 'modder', 'lekker', 'rennen', 'ladder'])
  expect(words[0]).toMatchObject({ sentence: 'De bakker bakt brood.', plural_form: 'bakkers' })
  const { body } = await supervisor.call('POST /api/v1/begeleider/own-word/analysis', { body: { words } })
  expect(body[0]).toMatchObject({
    word: 'bakker',
    sound_groups: 'ba,kker',
    structure: 'M1,K2,M2,D1,M1',
    plural_form: 'bakkers',
    doubts: [],
    refusal: null,
  })
  expect(body[0]?.categories.map(({ label }) => label)).toContain('Klankgroep eindigt op een korte klank')
  expect(body[0]?.likely_errors).toContain('baker')
  expect(body[0]?.groups.map(({ sounds }) => sounds)).toEqual([
    ['m_b', 'k_a'],
    ['m_k', 'd_e', 'm_r'],
  ])
})

test('OWN-1 words beyond the limit of a step are reported', () => {
  const [starts, ends] = [
    ['b', 'd', 'h', 'k', 'l', 'm', 'p', 'r', 's', 't'],
    ['k', 'l', 'm', 'n', 'p', 's', 't'],
  ]
  const many = starts.flatMap((start) =>
    ['a', 'o', 'i'].flatMap((vowel) => ends.map((end) => start + vowel + end)),
  )
  const { words, refused } = readPastedWords(many.join('\n'))
  expect([words.length, refused.length]).toEqual([ownStepLimits.words, many.length - ownStepLimits.words])
  expect(refused[0]?.reason).toBe(`In een stap passen ${ownStepLimits.words} woorden.`)
})

test('OWN-1 OWN-2 uncertain and unknown words are reported and accepted', async () => {
  const words = await paste('team\nwoerlap\nknuffelbeer\ntafel')
  const { body } = await supervisor.call('POST /api/v1/begeleider/own-word/analysis', { body: { words } })
  // A busy machine may open the dictionary only after the first request's time limit.
  const texts = words.map(({ word }) => word)
  await expect
    .poll(
      async () =>
        (await supervisor.call('POST /api/v1/begeleider/own-word/known', { body: { words: texts } })).body,
      { timeout: 30_000 },
    )
    .toEqual([true, false, true, true])
  expect(body.map(({ refusal }) => refusal)).toEqual([null, null, null, null])
  expect((await keep(await propose('woerlap\ntafel\nappel'))).id).toBeGreaterThan(9999)
})

test('OWN-2 a child gets the letters, sounds and klankgroepen that a supervisor corrected', async () => {
  const step = await propose(list)
  const corrected = {
    read_letters: 'b,a,k,k,e,r',
    structure_audio_parts: 'm_b,k_a,m_k,,d_e,m_r',
    sound_groups: 'bak,ker',
  }
  const words = step.words.map((word) => (word.word === 'bakker' ? { ...word, correction: corrected } : word))
  const { step: saved, curriculum_step_id } = await keep({ ...step, words })
  expect(saved.words[0]?.correction).toMatchObject(corrected)
  const child = await makeChild(app, school)
  await prepare(curriculum_step_id, [child])
  const { words: played } = await getStep(await logIn(app, child.username), child.steps[0] ?? 0)
  expect(played[2].find(({ word }) => word === 'bakker')).toMatchObject({
    sound_groups: 'bak,ker',
    structure: 'M1,K1,M1,S1,D1,M1',
  })
})

test('OWN-2 a word is spoken with its corrected sounds', async () => {
  const soundOf = async () => {
    const params = { type: 'word', file_name: 'modder' }
    return (await supervisor.call('GET /word/:type/:file_name.mp3', { params })).headers.get('etag')
  }
  const step = await propose(list)
  const { id, version } = await keep(step)
  const before = await soundOf()
  const correction = {
    read_letters: 'm,o,dd,e,r',
    structure_audio_parts: 'm_m,l_oo,m_d,d_e,m_r',
    sound_groups: 'mo,dder',
  }
  const words = step.words.map((own) =>
    own.word === 'modder' ? Object.assign({}, own, { correction }) : own,
  )
  await supervisor.call('PATCH /api/v1/begeleider/own-step/:id', {
    params: { id },
    body: { version, step: { ...step, words } },
  })
  expect(await soundOf()).not.toBe(before)
})

test('OWN-2 a sentence without the word, and letters that don’t spell the word, are refused with a reason', async () => {
  const step = await propose(list)
  const broken = step.words.map((word, at) =>
    at === 1
      ? { ...word, sentence: 'Er springt er een.' }
      : at === 2
        ? {
            ...word,
            correction: { read_letters: 'm,o', structure_audio_parts: 'm_m,k_o', sound_groups: 'mo' },
          }
        : word,
  )
  const { status, problem } = await send({ ...step, words: broken })
  expect(status).toBe(422)
  expect(problem.errors).toEqual({
    'words.1': '‘kikker’ staat niet als heel woord in zijn zin.',
    'words.2': 'modder: De letters van de verbetering vormen dit woord niet.',
  })
})

test('OWN-3 a child plays and passes the step of a pasted list, with sounds', async () => {
  const { curriculum_step_id } = await keep(await propose(list))
  const child = await makeChild(app, school)
  await prepare(curriculum_step_id, [child])
  const caller = await logIn(app, child.username)
  const step = await getStep(caller, child.steps[0] ?? 0)
  expect(step.label).toBe('Woorden van week 12')
  const [word] = step.words[2]
  const sound = await caller.call('GET /word/:type/:file_name.mp3', {
    params: { type: 'word', file_name: word?.file_name },
    query: { v: word?.audio_version ?? '' },
  })
  expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  for (const { id } of step.exercises) await playExercise(caller, id, 2)
  expect((await getStep(caller, step.id)).status).toBe(StepStatus.passed)
})

test('a changed step replaces the old version only for children without work in the step', async () => {
  const saved = await keep(await propose(list))
  const [began, waits] = [await makeChild(app, school), await makeChild(app, school)]
  await prepare(saved.curriculum_step_id, [began, waits])
  const caller = await logIn(app, began.username)
  const { exercises } = await getStep(caller, began.steps[0] ?? 0)
  await playExercise(caller, exercises[0]?.id ?? 0, 2)
  const step = { ...saved.step, label: 'Week 13', words: saved.step.words.slice(1) }
  const { body } = await supervisor.call('PATCH /api/v1/begeleider/own-step/:id', {
    params: { id: saved.id },
    body: { version: saved.version, step },
  })
  expect([body.version, body.label, body.num_students]).toEqual([2, 'Week 13', 2])
  expect((await getStep(caller, began.steps[0] ?? 0)).label).toBe('Woorden van week 12')
  expect((await getStep(await logIn(app, waits.username), waits.steps[0] ?? 0)).label).toBe('Week 13')
})

test('NET-1 a changed step replaces the old version if a device only drew the dictation in advance', async () => {
  const saved = await keep(await propose(list))
  const kept = await makeChild(app, school)
  await prepare(saved.curriculum_step_id, [kept])
  const caller = await logIn(app, kept.username)
  const { exercises } = await getStep(caller, kept.steps[0] ?? 0)
  const dictation = exercises.find(({ exercise_type }) => exercise_type.is_dictation)?.id ?? 0
  const draw = () =>
    caller.call('POST /api/v1/exercise/hard-reset/:id', {
      params: { id: dictation },
      body: { difficulty: 2 },
    })
  expect((await draw()).body.words.length).toBeGreaterThan(0)
  const dropped = (await draw()).body.words[0]?.word
  const words = saved.step.words.filter(({ word }) => word !== dropped)
  await supervisor.call('PATCH /api/v1/begeleider/own-step/:id', {
    params: { id: saved.id },
    body: { version: saved.version, step: { ...saved.step, label: 'Week 14', words } },
  })
  expect((await getStep(caller, kept.steps[0] ?? 0)).label).toBe('Week 14')
  expect((await draw()).body.words.map(({ word }) => word)).not.toContain(dropped)
})

test('a step gets no new version if it is unchanged or if the change is based on an older version', async () => {
  const { id, version, step } = await keep(await propose(list))
  const put = (body: object) =>
    supervisor.call('PATCH /api/v1/begeleider/own-step/:id', { params: { id }, body })
  expect((await put({ version, step })).body.version).toBe(1)
  expect((await put({ version, step: { ...step, label: 'Anders' } })).body.version).toBe(2)
  expect(await put({ version, step: { ...step, label: 'Nog anders' } })).toMatchObject({
    status: 409,
    problem: { title: 'Intussen gewijzigd' },
  })
})

test('an archived step leaves the list, stays on paths and can be restored', async () => {
  const { id, curriculum_step_id } = await keep(await propose(list))
  const child = await makeChild(app, school)
  await prepare(curriculum_step_id, [child])
  const archive = (is_archived: boolean) =>
    supervisor.call('PATCH /api/v1/begeleider/own-step/:id', { params: { id }, body: { is_archived } })
  const listed = async () =>
    (await supervisor.call('GET /api/v1/begeleider/own-step')).body.map((step) => step.id)
  await archive(true)
  expect(await listed()).not.toContain(id)
  expect((await getStep(await logIn(app, child.username), child.steps[0] ?? 0)).label).toBe(
    'Woorden van week 12',
  )
  await archive(false)
  expect(await listed()).toContain(id)
})

test('a step with too few exercises to be passed is refused', async () => {
  const step = await propose(list)
  const { problem } = await send(OwnStepBody.parse({ ...step, recipe: step.recipe.slice(0, 3) }))
  expect(problem.errors?.['recipe']).toMatch(/Oefenen/)
})

test('DOE-6 a plural is proposed only for a noun, and only if the plural is not too long', async () => {
  const text = 'bakker\ngebeurt\nword\nte veel\narbeidsongeschiktheidsverzekeringgebied'
  const { body } = await supervisor.call('POST /api/v1/begeleider/own-word/split', { body: { text } })
  expect(body.refused).toEqual([])
  expect(body.words.map(({ plural_form }) => plural_form)).toEqual(['bakkers', null, null, null, null])
})
