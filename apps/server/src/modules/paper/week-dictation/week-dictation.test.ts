// @database both
import type { WeekDictation } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { makeOwnStep, pasteStep } from '../../../testing/own-step.ts'
import { createLessonEntry, createPath, usePathSchool } from '../../../testing/path-school.ts'
import { groupExercises, getStep, playExercise } from '../../../testing/player.ts'
import { makeChild, type TestChild } from '../../../testing/school.ts'
import { getTest, sendAnswer, takeTest } from '../../../testing/test-taker.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { computeDayFromNow, giveDictation, markDictation } from '../../../testing/week-dictation.ts'
import { makeGroup } from '../../../testing/make-group.ts'
import { addRows } from '../../../testing/rows.ts'

const { at, saveGroup, saveChild, pathOfChild, pathOfGroup, childAs, isRebuiltSame } = usePathSchool()

const list =
  'bakker kikker ladder emmer koffer appel zomer boter molen water regen hamer kamer lepel tafel vogel'
const words = list.split(' ')
const give = async (days = 2, text = words.join('\n'), as = at.juf) =>
  giveDictation(as, { group_id: at.group_id, day: computeDayFromNow(at.app, days), text })
const given = async (days = 2): Promise<WeekDictation> => {
  const { status, body } = await give(days)
  expect(status).toBe(201)
  return body
}
const read = async (id: number, as = at.juf) =>
  as.call('GET /api/v1/begeleider/week-dictation/:id', { params: { id } })
const listed = async () =>
  (await at.juf.call('GET /api/v1/begeleider/group/:id/week-dictation', { params: { id: at.group_id } })).body
const inTreehouse = async (caller: TestCaller) => (await caller.call('GET /api/v1/step/repeatable')).body
const waiting = async (caller: TestCaller) => (await caller.call('GET /api/v1/test')).body.dictations
const join = (child: TestChild, change: 'add' | 'remove' = 'add') =>
  at.juf.call('PUT /api/v1/begeleider/group/:id/student', {
    params: { id: at.group_id },
    body: { [change]: [child.student_id] },
  })
const toItsDay = async (days = 2) => {
  at.app.clock.advance(days * daySeconds)
  at.juf = await logIn(at.app, at.jufName)
}

describe('DOE-5 a weekly dictation', () => {
  test('is given to children with any path or none, and to new members before its day', async () => {
    const sem = await makeChild(at.app, at.school, { worlds: [] })
    await join(sem)
    await saveGroup(createPath([createLessonEntry(1)]))
    await saveChild(at.noor, createPath([createLessonEntry(2)]))
    const before = await Promise.all([pathOfGroup(), pathOfChild(at.noor), pathOfChild(at.kim)])

    const dictation = await given()
    expect(dictation.unreached).toEqual([])
    expect(dictation.children.map(({ student_id }) => student_id)).toEqual(
      expect.arrayContaining([at.kim.student_id, at.noor.student_id, sem.student_id]),
    )
    const later = await makeChild(at.app, at.school, { worlds: [3] })
    await join(later)
    for (const child of [at.kim, at.noor, sem, later]) {
      const steps = await inTreehouse(await childAs(child))
      expect(steps.map(({ label }) => label)).toEqual(['Woorden van week 48'])
    }
    const { body: now } = await read(dictation.id)
    expect(now.children).toHaveLength(4)
    expect(await Promise.all([pathOfGroup(), pathOfChild(at.noor), pathOfChild(at.kim)])).toMatchObject(
      before.map(({ path, version }) => ({ path, version })),
    )
  })

  test('stays if a path is changed, and a rebuild changes nothing', async () => {
    await saveGroup(createPath([createLessonEntry(1)]))
    await given()
    await saveGroup(createPath([createLessonEntry(1), createLessonEntry(2)]))
    await saveChild(at.noor, createPath([createLessonEntry(3)]))
    for (const child of [at.kim, at.noor]) {
      expect(await inTreehouse(await childAs(child))).toHaveLength(1)
      await isRebuiltSame(child)
    }
  })

  test('previews who will get it, with the name of a child with a full treehouse and the reason', async () => {
    const own = await Promise.all(
      Array.from({ length: 20 }, () => makeOwnStep(at.app, at.school.organisation_id)),
    )
    expect(own).toHaveLength(20)
    const { body: all } = await at.juf.call('GET /api/v1/begeleider/curriculum')
    const entries = all
      .filter(({ is_own }) => is_own)
      .slice(0, 20)
      .map(({ nr }) => createLessonEntry(nr, { is_own: true, phase_id: null }))
    await saveChild(at.noor, createPath(entries))
    const params = { id: at.group_id }
    const { body: preview } = await at.juf.call('POST /api/v1/begeleider/group/:id/week-dictation/preview', {
      params,
      body: { categories: ['kg-K'] },
    })
    expect(preview).toMatchObject({
      children: [{ student_id: at.kim.student_id, name: 'Kim Bos' }],
      unreached: [{ student_id: at.noor.student_id, reason: expect.stringContaining('vol') as string }],
      hard: [],
      easy: [],
    })
    expect(await listed()).toEqual([])
    const dictation = await given()
    expect(dictation.unreached).toEqual(preview.unreached)
    expect(await waiting(await childAs(at.noor))).toEqual([])
  })

  test('shows a hint with a child’s name if the estimate is low or good', async () => {
    const skillOf = ({ organisation_id, student_id }: TestChild, mean: number) => ({
      organisation_id,
      student_id,
      category: 'kg-K',
      mean,
      variance: 0.01,
      num_words: 40,
      static_variance: 0.01,
      log_kept: 0,
      surprise: 0,
      updated_at: getNowSeconds(at.app.clock),
    })
    await addRows(at.app, 'skill', [skillOf(at.kim, -4), skillOf(at.noor, 5)])
    const { body } = await at.juf.call('POST /api/v1/begeleider/group/:id/week-dictation/preview', {
      params: { id: at.group_id },
      body: { categories: ['kg-K'] },
    })
    const ids = (children: readonly { student_id: number }[]) => children.map(({ student_id }) => student_id)
    expect([ids(body.hard), ids(body.easy)]).toEqual([[at.kim.student_id], [at.noor.student_id]])
  })

  test('is refused if the group is empty or the day is past', async () => {
    const nobody = await makeGroup(at.juf, [])
    const { id: own_step_id } = await pasteStep(at.juf, 'bakker\nkikker\nladder')
    const call = (group_id: number, day: string) =>
      at.juf.call('POST /api/v1/begeleider/week-dictation', { body: { group_id, day, own_step_id } })
    expect((await call(nobody, computeDayFromNow(at.app, 1))).problem).toMatchObject({
      status: 422,
      detail: expect.stringContaining('bereikt geen kind') as string,
    })
    expect((await call(at.group_id, computeDayFromNow(at.app, -1))).status).toBe(422)
    expect((await call(at.group_id, computeDayFromNow(at.app, 0))).status).toBe(201)
  })

  test('has exercises that ask each of its words', async () => {
    await given()
    const kim = await childAs(at.kim)
    const [step] = await inTreehouse(kim)
    const { practise, explore } = groupExercises(await getStep(kim, step?.id ?? 0))
    const asked = new Set<string>()
    for (const id of [...explore, ...practise].slice(0, 4)) {
      const run = await playExercise(kim, id, 2)
      for (const { word } of run.words) asked.add(word)
    }
    expect([...asked].toSorted()).toEqual(words.toSorted())
  })

  test('can be withdrawn before its day, with a line in the history, and disappears for the children', async () => {
    const { id, can_withdraw } = await given()
    expect(can_withdraw).toBe(true)
    const params = { id }
    expect((await at.juf.call('DELETE /api/v1/begeleider/week-dictation/:id', { params })).status).toBe(200)
    expect(await listed()).toEqual([])
    expect((await read(id)).status).toBe(404)
    expect(await inTreehouse(await childAs(at.kim))).toEqual([])
    const { body } = await at.juf.call('GET /api/v1/begeleider/student/:id/history', {
      params: { id: at.kim.student_id },
    })
    expect(JSON.stringify(body)).toContain('Een weekdictee teruggenomen.')
  })
})

describe('DOE-7 the dictation of a week', () => {
  test('can be taken from its day with all its words, and the result shows the given answers', async () => {
    const { id } = await given()
    const kim = await childAs(at.kim)
    const [step] = await inTreehouse(kim)
    const test_id = (step?.id ?? 0) * 100
    expect(await waiting(kim)).toEqual([])
    expect((await kim.call('GET /api/v1/test/:id', { params: { id: test_id } })).status).toBe(403)
    await toItsDay()
    const child = await childAs(at.kim)
    expect(await waiting(child)).toMatchObject([{ test_id, num_words: 16, num_done: 0 }])
    let toets = await getTest(child, test_id)
    expect(toets).toMatchObject({ kind: 'weekdictee', label: 'Weekdictee' })
    expect(toets.order.map(({ word }) => word).toSorted()).toEqual(words.toSorted())
    const wrong: Record<string, string> = { bakker: 'baker', zomer: 'zommer' }
    while (!toets.is_complete) {
      const word = toets.current_word ?? ''
      toets = (await sendAnswer(child, toets, wrong[word] ?? word)).body
    }
    expect(toets).toMatchObject({ percentage_score: 87, next: { to: 'treehouse' } })
    expect(await waiting(child)).toEqual([])
    const { body } = await read(id)
    const result = body.results.find(({ student_id }) => student_id === at.kim.student_id)
    expect(result).toMatchObject({ how: 'device', is_complete: true })
    expect(body.num_taken).toBe(1)
    const textOf = new Map(body.words.map((word) => [word.id, word.word]))
    const seen = result?.answers.map(({ word_id, input, is_right, error }) => [
      textOf.get(word_id),
      input,
      is_right,
      error,
    ])
    expect(seen?.filter(([, , is_right]) => is_right === false)).toEqual(
      expect.arrayContaining([
        ['bakker', 'baker', false, 'verdubbeling: één letter te weinig'],
        ['zomer', 'zommer', false, expect.any(String)],
      ]),
    )
    expect(seen?.filter(([, , is_right]) => is_right === true)).toHaveLength(14)
    expect((await listed())[0]).toMatchObject({ num_children: 2, num_taken: 1 })
    await isRebuiltSame(at.kim)
  })

  test('is complete with any result, so errors are repeated but it is not taken again', async () => {
    await given(0)
    const kim = await childAs(at.kim)
    const [dictation] = await waiting(kim)
    const done = await takeTest(kim, dictation?.test_id ?? 0, 10)
    expect(done.is_complete).toBe(true)
    const { body: again } = await kim.call('PUT /api/v1/test/reset/:id', { params: { id: done.id } })
    expect(again.is_complete).toBe(true)
    at.app.clock.advance(2 * daySeconds)
    const later = await childAs(at.kim)
    const mixed = (await inTreehouse(later)).find(({ repeats_step_id }) => repeats_step_id !== null)
    expect(mixed).toBeDefined()
    await isRebuiltSame(at.kim)
  })

  test('can be taken a week later by an absent child, but not begun after it is closed', async () => {
    const { id } = await given(0)
    await toItsDay(6)
    expect(await waiting(await childAs(at.kim))).toHaveLength(1)
    const params = { id }
    const close = (is_closed: boolean) =>
      at.juf.call('PATCH /api/v1/begeleider/week-dictation/:id', { params, body: { is_closed } })
    expect((await close(true)).body.closed_at).not.toBeNull()
    expect(await waiting(await childAs(at.kim))).toEqual([])
    expect((await close(false)).body.closed_at).toBeNull()
    expect(await waiting(await childAs(at.kim))).toHaveLength(1)
    await toItsDay(2)
    expect(await waiting(await childAs(at.kim))).toEqual([])
  })

  test('can be withdrawn on its day until an answer or mark is given', async () => {
    const takeBack = (id: number) =>
      at.juf.call('DELETE /api/v1/begeleider/week-dictation/:id', { params: { id } })
    const first = await given(0)
    expect(first.can_withdraw).toBe(true)
    expect((await takeBack(first.id)).status).toBe(200)
    const kim = await childAs(at.kim)
    expect([await waiting(kim), await inTreehouse(kim)]).toEqual([[], []])

    const { id } = await given(0)
    const toets = await getTest(kim, (await waiting(kim))[0]?.test_id ?? 0)
    await sendAnswer(kim, toets, toets.current_word ?? '')
    const refused = {
      status: 409,
      problem: {
        detail:
          'Een kind is er al aan begonnen, of het is al nagekeken. Sluit het dictee, dan begint er niemand meer aan.',
      },
    }
    expect(await takeBack(id)).toMatchObject(refused)
    // A child that began may be in another group later.
    await join(at.kim, 'remove')
    expect((await read(id)).body.can_withdraw).toBe(false)
    expect(await takeBack(id)).toMatchObject(refused)
    await join(at.kim)
    expect(await waiting(await childAs(at.kim))).toMatchObject([{ num_done: 1 }])
  })

  test('is marked by hand: typed or marked answers become the result, and the log does not change', async () => {
    const { id, words: asked } = await given(0)
    const marks = asked.map(({ id: word_id, word }, place) => ({
      word_id,
      input: word === 'kikker' ? 'kiker' : place % 2 === 0 ? word : null,
      is_right: word !== 'water',
    }))
    const mark = (some: readonly object[]) => markDictation(at.juf, id, at.noor, some)
    const { status, body } = await mark(marks)
    expect(status).toBe(200)
    const result = body.results.find(({ student_id }) => student_id === at.noor.student_id)
    expect(result).toMatchObject({ how: 'hand', is_complete: true })
    const wordOf = new Map(asked.map((word) => [word.id, word.word]))
    const isRight = (word: string) => result?.answers.find((answer) => wordOf.get(answer.word_id) === word)
    expect(isRight('kikker')).toMatchObject({
      is_right: false,
      input: 'kiker',
      error: 'verdubbeling: één letter te weinig',
    })
    const numWrong = result?.answers.filter(({ is_right }) => !is_right).length
    expect(numWrong).toBe(marks.filter(({ input, is_right }) => !is_right && input === null).length + 1)
    const answers = at.app.database.queries.selectFrom('answer').select('id')
    expect(await answers.where('student_id', '=', at.noor.student_id).execute()).toEqual([])
    const ofNoor = { params: { id: at.noor.student_id } }
    const { body: history } = await at.juf.call('GET /api/v1/begeleider/student/:id/history', ofNoor)
    const numRight = asked.length - (numWrong ?? 0)
    expect(history.changes[0]?.text).toBe(
      `Een weekdictee nagekeken. Nu: ${numRight} van de ${asked.length} goed.`,
    )
    expect((await mark(marks.slice(1))).status).toBe(422)
    expect((await mark([{ word_id: 1, input: null, is_right: true }])).status).toBe(422)
    expect((await mark([])).body.results.every(({ how }) => how === null)).toBe(true)
  })

  test("is not marked over a colleague's marks that the supervisor did not see", async () => {
    const { id, words: asked } = await given(0)
    const all = (is_right: boolean) => asked.map((word) => ({ word_id: word.id, input: null, is_right }))
    const mark = (marks: readonly object[], before: readonly object[]) =>
      markDictation(at.juf, id, at.noor, marks, before)
    expect((await mark(all(true), [])).status).toBe(200)
    const { status, problem } = await mark(all(false), [])
    expect([status, problem.detail]).toEqual([
      409,
      'De uitslag van Kim Bos is intussen gewijzigd. Die wijziging blijft staan.',
    ])
    expect((await mark([], all(true).toReversed())).status).toBe(200)
  })

  test('is not asked of a child marked on paper until the marks are removed, unless it was begun', async () => {
    const { id, words: asked } = await given(0)
    const [noor, kim] = [await childAs(at.noor), await childAs(at.kim)]
    const [[ofNoor], [ofKim]] = [await waiting(noor), await waiting(kim)]
    const begun = await getTest(kim, ofKim?.test_id ?? 0)
    await sendAnswer(kim, begun, begun.current_word ?? '')
    const marks = asked.map((word) => ({ word_id: word.id, input: null, is_right: true }))
    for (const child of [at.noor, at.kim])
      expect((await markDictation(at.juf, id, child, marks)).status).toBe(200)
    expect([await waiting(noor), await waiting(kim)]).toEqual([[], []])
    const open = (as: TestCaller, test_id = 0) => as.call('GET /api/v1/test/:id', { params: { id: test_id } })
    expect((await open(noor, ofNoor?.test_id)).status).toBe(403)
    expect((await open(kim, ofKim?.test_id)).status).toBe(200)
    await markDictation(at.juf, id, at.noor, [])
    expect(await waiting(noor)).toHaveLength(1)
  })

  test('DOE-7 the printed sheet with the key has the words and their sentences', async () => {
    const { body } = await give(1, 'hard: Het is een harde steen.\nwater')
    const params = { id: body.id }
    const { status, body: pdf } = await at.juf.call('GET /api/v1/begeleider/week-dictation/:id/sheet.pdf', {
      params,
    })
    const text = new TextDecoder('latin1').decode(pdf)
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-'])
    // The child's sheet is a separate page without the words.
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2)
  })
})
