import type { TemplateName } from '@letterliaan/contract'
import { createSeededRandom } from '@letterliaan/rules/random'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn } from '../../apps/server/src/testing/http.ts'
import { getExercise, getStep } from '../../apps/server/src/testing/player.ts'
import { makeChild, makeSchool } from '../../apps/server/src/testing/school.ts'
import { startTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { bundleDevice, createDevice } from './device.ts'
import { type ProxyFault, proxyFaults, startFaultyProxy } from './faulty-proxy.ts'
import { playOnBadNetwork } from './play-on-bad-network.ts'
import { launchSharedBrowser } from '../harness/browser.ts'

/** Takes four minutes on an idle machine. */
const runs = 300
const timeoutMs = 900_000
const children = 30
/** Another seed gives other runs. A failure names its seed. */
const seed = Number(process.env['SEED'] ?? 1)
/** Templates that ask one word at a time, so each answer has one row in the log. */
const oneWord = new Set<TemplateName>(['LeesTyp', 'LetterBlokken', 'LuisterTyp', 'OefenDictee', 'StapDictee'])

let app: TestApp
let browser: Browser
let script: string
beforeAll(async () => {
  ;[app, browser, script] = await Promise.all([startTestApp(), launchSharedBrowser(), bundleDevice()])
})
afterAll(async () => {
  await app?.close()
})

async function makePlayers() {
  const school = await makeSchool(app)
  return Promise.all(
    Array.from({ length: children }, async () => {
      const child = await makeChild(app, school)
      const caller = await logIn(app, child.username)
      const step = await getStep(caller, child.steps[0] ?? 0)
      const ids = step.exercises
        .filter(({ exercise_type }) => oneWord.has(exercise_type.template))
        .map(({ id }) => id)
      return { child, caller, ids }
    }),
  )
}

/** Returns the logged answers of a run by their times. */
async function findLogged(student_id: number, after: number): Promise<number[]> {
  const rows = await app.database.queries
    .selectFrom('answer')
    .select('time_ms')
    .where('student_id', '=', student_id)
    .where('time_ms', '>', after)
    .orderBy('time_ms')
    .execute()
  return rows.map(({ time_ms }) => time_ms)
}

/** Counts points that were wrongly given twice for the same first completion. */
const countPaidTwice = async (): Promise<number> =>
  (
    await app.database.queries
      .selectFrom('point')
      .select(['student_id', 'item_id', 'difficulty'])
      .where('reason', '=', 'exercise')
      .groupBy(['student_id', 'item_id', 'difficulty'])
      .having(({ fn }) => fn.countAll(), '>', 1)
      .execute()
  ).length

test(
  `the log has every accepted answer once after ${runs} runs over a network that cuts, delays, repeats and fails`,
  async () => {
    const players = await makePlayers()
    let time = 0
    let tries = 0
    let taken = 0
    const counts: Partial<Record<ProxyFault, number>> = {}

    for (let nr = 0; nr < runs; nr += 1) {
      const random = createSeededRandom(seed * 10_000 + nr)
      const among = <T>(things: readonly T[]): T => things[Math.floor(random() * things.length)] as T
      const badness = random()
      const proxy = await startFaultyProxy(
        app.url,
        () => (random() < badness ? among(proxyFaults) : 'none'),
        2,
      )
      const { child, caller, ids } = among(players)
      const id = among(ids)
      const device = await createDevice({
        browser,
        script,
        baseUrl: proxy.url,
        tokens: caller.tokens,
        user_id: child.user_id,
      })
      const first = time
      await playOnBadNetwork({
        device,
        exercise: await getExercise(caller, id),
        difficulty: among([1, 2, 3]),
        random,
        refetch: () => getExercise(caller, id),
        nextTime: () => (time += 1),
      })
      await device.close()
      await proxy.close()
      const accepted = [...device.accepted].toSorted((a, b) => a - b)
      expect(await findLogged(child.student_id, first), `run ${nr} of seed ${seed}`).toEqual(accepted)
      tries += device.tries()
      taken += accepted.length
      for (const fault of proxyFaults) counts[fault] = (counts[fault] ?? 0) + proxy.counts[fault]
    }
    console.log(`${time} answers in ${tries} tries, ${taken} taken`, counts)
    expect(await countPaidTwice()).toBe(0)
    for (const fault of proxyFaults) expect(counts[fault], fault).toBeGreaterThanOrEqual(runs / 6)
  },
  timeoutMs,
)
