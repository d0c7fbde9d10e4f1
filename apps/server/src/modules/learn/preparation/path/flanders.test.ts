import { loadCurriculum } from '@letterliaan/curriculum'
import { describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../../clock.ts'
import { logIn, type TestCaller } from '../../../../testing/http.ts'
import { createLessonEntry, createPath, usePathSchool } from '../../../../testing/path-school.ts'
import { getStep, passStep } from '../../../../testing/player.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../../../testing/school.ts'
import { readCurrentStepContents, syncCurriculum } from '../../../curriculum/index.ts'

const { at, saveChild, childAs, idOf, isRebuiltSame } = usePathSchool()

const choose = async (region: string) => {
  const boss = await logIn(at.app, await makeSupervisor(at.app, at.school, 'beheerder'))
  return boss.call('PATCH /api/v1/begeleider/organisation', { body: { region } })
}
const toFlanders = async () => expect((await choose('vlaanderen')).body.region).toBe('vlaanderen')

async function wordsOf(child: TestChild, id?: number): Promise<string[]> {
  const { words } = await getStep(await childAs(child), id ?? (await idOf(child)))
  return Object.values(words)
    .flat()
    .map(({ word }) => word)
}
const gums = (words: readonly string[]) => words.filter((word) => ['gum', 'gom'].includes(word))
const saveFirst = (child: TestChild, as?: TestCaller) =>
  saveChild(child, createPath([createLessonEntry(1)]), as)

describe('ZIN-6 a Flemish school next to a Dutch one', () => {
  test('gets the Flemish words of the same step when a path is saved', async () => {
    await toFlanders()
    const dutch = await makeSchool(at.app)
    const theirs = await makeChild(at.app, dutch, { worlds: [] })
    const juf = await logIn(at.app, await makeSupervisor(at.app, dutch))
    await saveFirst(at.kim)
    const place = { id: theirs.student_id }
    const { body } = await juf.call('GET /api/v1/begeleider/student/:id/path', { params: place })
    await juf.call('PUT /api/v1/begeleider/student/:id/path', {
      params: place,
      body: { version: body.version, path: createPath([createLessonEntry(1)]) },
    })
    expect(gums(await wordsOf(at.kim))).toEqual(['gom'])
    expect(gums(await wordsOf(theirs))).toEqual(['gum'])
  })

  test('lists each step once, with the words of its region', async () => {
    const { steps, flemish, pairs } = loadCurriculum()
    const changed = flemish.filter(({ nr }) => !pairs.some((pair) => pair.nr === nr)).map(({ nr }) => nr)
    expect(changed.length).toBeGreaterThan(5)
    await toFlanders()
    const { queries } = at.app.database
    const read = await readCurrentStepContents(queries, at.app.contents, at.school.organisation_id)
    expect(read.map(({ nr }) => nr)).toEqual(steps.map(({ nr }) => nr))
    const texts = (step: (typeof read)[number]) =>
      Object.values(step.words)
        .flat()
        .map(({ word }) => word)
    expect(read.flatMap(texts)).not.toContain('jeugdjournaal')
    const { body: all } = await at.juf.call('GET /api/v1/begeleider/curriculum')
    expect(new Set(all.map(({ nr }) => nr)).size).toBe(all.length)
    const { body: review } = await at.juf.call('GET /api/v1/begeleider/review/step')
    expect(new Set(review.map(({ label }: { label: string }) => label)).size).toBe(review.length)
  })

  test('keeps the work of its children and the words of begun steps if it changes region', async () => {
    await saveChild(at.kim, createPath([createLessonEntry(1), createLessonEntry(7)]))
    const caller = await childAs(at.kim)
    const [begun, untouched] = [await idOf(at.kim), await idOf(at.kim, 1)]
    await passStep(caller, begun)
    await toFlanders()
    expect(gums(await wordsOf(at.kim, begun))).toEqual(['gum'])
    await saveChild(at.kim, createPath([createLessonEntry(1), createLessonEntry(7), createLessonEntry(2)]))
    expect(await idOf(at.kim)).toBe(begun)
    expect(gums(await wordsOf(at.kim, begun))).toEqual(['gum'])
    expect(await wordsOf(at.kim, untouched)).toContain('snurk')
    await isRebuiltSame(at.kim)
    await choose('nederland')
    await saveChild(at.kim, createPath([createLessonEntry(1), createLessonEntry(7)]))
    expect(await wordsOf(at.kim, untouched)).toContain('kwark')
  })

  test('calls groups leerjaar for supervisors and children, unlike a Dutch school', async () => {
    const levels = async (caller: TestCaller) => (await caller.call('GET /api/v1/level')).body[2]
    expect(await levels(at.juf)).toEqual({ id: 5, name: 'Groep 5' })
    await toFlanders()
    expect(await levels(at.juf)).toEqual({ id: 5, name: '3de leerjaar' })
    expect(await levels(await childAs(at.kim))).toEqual({ id: 5, name: '3de leerjaar' })
    expect((await at.juf.call('GET /api/v1/begeleider/me')).body.region).toBe('vlaanderen')
    expect((await (await childAs(at.kim)).call('GET /api/v1/user/me/')).body.region).toBe('vlaanderen')
    const elsewhere = await makeSchool(at.app)
    const other = await logIn(at.app, await makeSupervisor(at.app, elsewhere))
    expect(await levels(other)).toEqual({ id: 5, name: 'Groep 5' })
  })

  test('has no Flemish steps if Flemish words were not imported', async () => {
    const { database, clock } = at.app
    const ofRegion = () =>
      database.queries
        .selectFrom('curriculum_step')
        .select('id')
        .where('region', '=', 'vlaanderen')
        .where('is_current', '=', true)
        .execute()
    const before = await ofRegion()
    expect(before).toHaveLength(loadCurriculum().flemish.length)
    await syncCurriculum(database, loadCurriculum(), getNowSeconds(clock), { mayGoBack: true })
    expect(await ofRegion()).toEqual(before)
    await syncCurriculum(database, { ...loadCurriculum(), flemish: [] }, getNowSeconds(clock), {
      mayGoBack: true,
    })
    expect(await ofRegion()).toEqual([])
    await toFlanders()
    await saveFirst(at.kim)
    expect(gums(await wordsOf(at.kim))).toEqual(['gum'])
  })
})
