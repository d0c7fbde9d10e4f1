// @database both
import { randomUUID } from 'node:crypto'
import type { Badge, TreehousePlace } from '@letterliaan/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { makeChild, makeSchool, type TestChild } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { addRows } from '../../../testing/rows.ts'

const app = await useTestApp()
let child: TestChild
let caller: TestCaller
let badges: readonly Badge[]

beforeEach(async () => {
  child = await makeChild(app, await makeSchool(app))
  caller = await logIn(app, child.username)
  badges = await list()
})

const list = async (): Promise<Badge[]> => (await caller.call('GET /api/v1/reward/')).body
const named = (name: string): Badge => badges.find((badge) => badge.name === name) ?? fail(name)
const fail = (name: string): never => {
  throw new Error(`No badge ${name}.`)
}
const buy = (id: number, key: string = randomUUID()) =>
  caller.call('POST /api/v1/reward/buy', { body: { id }, headers: { 'idempotency-key': key } })
const points = async () => (await caller.call('GET /api/v1/user/me/')).body.student?.points
const owned = async (): Promise<string[]> =>
  (await list()).filter(({ student_has_badge }) => student_has_badge).map(({ name }) => name)

const earn = (amount: number) =>
  addRows(app, 'point', {
    organisation_id: child.organisation_id,
    student_id: child.student_id,
    amount,
    reason: 'correction',
    item_id: null,
    difficulty: null,
    created_at: getNowSeconds(app.clock),
  })

test('API-12 the list of badges contains every badge, and whether the child has it', async () => {
  expect(badges.length).toBeGreaterThanOrEqual(30)
  expect(badges.filter(({ is_buyable }) => is_buyable).length).toBeGreaterThanOrEqual(12)
  expect(badges.every(({ student_has_badge }) => !student_has_badge)).toBe(true)
  expect(named('Tent')).toMatchObject({
    cost: 150,
    is_buyable: true,
    image_url: '/pictures/tent.svg',
    condition: '{"type":"bought"}',
  })
})

test('API-12 SHOP-5 a purchase costs the price of the badge, and returns the badge', async () => {
  await earn(160)
  const { status, body } = await buy(named('Tent').id)
  expect([status, body]).toEqual([200, { ...named('Tent'), student_has_badge: true }])
  expect(await points()).toBe(10)
  expect(await owned()).toEqual(['Tent'])
})

describe('SHOP-5 a refused purchase', () => {
  test.each([
    [149, 'Tent', 409, 'Je hebt nog 1 punt nodig voor deze badge.'],
    [100, 'Tent', 409, 'Je hebt nog 50 punten nodig voor deze badge.'],
    [500, 'Tien slingers', 409, 'Deze badge is niet te koop.'],
  ])('%i points: %s', async (amount, name, status, detail) => {
    await earn(amount)
    const reply = await buy(named(name).id)
    expect([reply.status, reply.problem.detail]).toEqual([status, detail])
    expect([await points(), await owned()]).toEqual([amount, []])
  })

  test('returns 409 if the child already owns the badge', async () => {
    await earn(500)
    await buy(named('Tent').id)
    const { status, problem } = await buy(named('Tent').id)
    expect([status, problem.title, problem.detail]).toEqual([409, 'Niet gekocht', 'Je hebt deze badge al.'])
    expect(await points()).toBe(350)
  })

  test('returns 404 for an unknown badge', async () => {
    expect((await buy(999_999)).status).toBe(404)
    expect((await buy(0)).status).toBe(422)
    const empty = await caller.call('POST /api/v1/reward/buy', { body: {} })
    expect(empty.status).toBe(422)
  })
})

test('SHOP-5 simultaneous purchases never cost more points than the child has, and give each badge once', async () => {
  await earn(260)
  const forSale = badges.filter(({ is_buyable, cost }) => is_buyable && cost <= 260)
  const replies = await Promise.all(forSale.flatMap(({ id }) => [buy(id), buy(id)]))
  const bought = replies.filter(({ status }) => status === 200).map(({ body }) => body)
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(bought.length).toBeGreaterThan(0)
  const spent = bought.reduce((sum, { cost }) => sum + cost, 0)
  expect(spent).toBeLessThanOrEqual(260)
  expect(await points()).toBe(260 - spent)
  expect((await owned()).toSorted()).toEqual(bought.map(({ name }) => name).toSorted())
})

describe('GIDS-12 a bought thing', () => {
  const put = (id: number, place: TreehousePlace | null) =>
    caller.call('PUT /api/v1/treehouse/:id', { params: { id }, body: { place } })
  const standing = async () => (await caller.call('GET /api/v1/treehouse')).body

  test('replaces the thing at its new place, and leaves its old place empty', async () => {
    await earn(5000)
    const [guitar, crown] = [named('Gitaar').id, named('Kroon').id]
    for (const id of [guitar, crown]) await buy(id)
    expect(await standing()).toEqual([])
    await put(guitar, 'rug')
    await put(crown, 'buddy')
    expect(await standing()).toEqual(
      expect.arrayContaining([
        { badge_id: guitar, place: 'rug' },
        { badge_id: crown, place: 'buddy' },
      ]),
    )
    await put(crown, 'rug')
    expect(await standing()).toEqual([{ badge_id: crown, place: 'rug' }])
    expect((await put(crown, null)).body).toEqual([])
  })

  test('cannot be placed if it was not bought or was earned, or if the place does not exist', async () => {
    await caller.call('POST /api/v1/activity', { body: { type: 'enter_treehouse' } })
    for (const name of ['Gitaar', 'Welkom in de boomhut'])
      expect((await put(named(name).id, 'rug')).status).toBe(404)
    expect((await put(999_999, 'rug')).status).toBe(404)
    expect((await put(named('Gitaar').id, 'dak' as TreehousePlace)).status).toBe(422)
    expect(await standing()).toEqual([])
  })
})
