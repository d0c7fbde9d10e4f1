import type { IncomingMessage } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import type { TemplateName } from '@letterliaan/contract'
import { createSeededRandom } from '@letterliaan/rules/random'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, launchSharedBrowser } from '../harness/browser.ts'
import { demoUsernames, type GameVisit } from '../harness/game.ts'
import { countEntries } from '../harness/device-store.ts'
import { countAnsweredOnce, arriveWithStep } from '../harness/arrive.ts'
import { logInOnOtherDevice, type OtherDevice } from '../harness/other-device.ts'
import { type OwnServer, startServer } from '../harness/server.ts'
import { childAt } from '../pages/child.ts'
import { playWords, seeWord } from '../pages/play-exercise.ts'
import { openTab } from '../harness/browser.ts'
import { type ProxyFault, type FaultyProxy, proxyFaults, startFaultyProxy } from './faulty-proxy.ts'

/** Takes half an hour on an idle machine. */
const runs = Number(process.env['RUNS'] ?? 300)
/** Another seed gives other runs. A failure names its seed. */
const seed = Number(process.env['SEED'] ?? 1)
const patience = { timeout: 30_000 }
const timeoutMs = 60_000 + runs * 40_000

/** Faults for page loads, which a browser reports as a missing network. Answers get all faults. */
const lostCalls: readonly ProxyFault[] = ['delay', 'cut-before', 'cut-after', 'cut-inside']
const isAnswer = ({ method, url = '' }: IncomingMessage): boolean =>
  method !== 'GET' && url.startsWith('/api/v1/exercise/')
const isPage = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && /^\/(api\/v1\/(step|exercise)|word\/)/.test(url)

const exercises: readonly (readonly [RegExp, TemplateName])[] = [
  [/Luister en typ(?!:)/, 'LuisterTyp'],
  [/Lees en typ(?!:)/, 'LeesTyp'],
]

let server: OwnServer
let proxy: FaultyProxy
let elsewhere: OtherDevice
let choose: (call: IncomingMessage) => ProxyFault = () => 'none'
beforeAll(async () => {
  server = await startServer()
  proxy = await startFaultyProxy(server.url, (call) => choose(call), 2)
  elsewhere = await logInOnOtherDevice(server, demoUsernames.halfway)
})
afterAll(async () => {
  await closePages(await launchSharedBrowser())
  await proxy?.close()
  await server?.stop()
})

function countLogged(exercise_id: number): number {
  const database = new DatabaseSync(server.databaseFile, { readOnly: true, timeout: 10_000 })
  try {
    const row = database.prepare('select count(*) as rows from answer where exercise_id = ?').get(exercise_id)
    return Number(row?.['rows'])
  } finally {
    database.close()
  }
}

test(
  `NET-2 no answer is lost or duplicated in ${runs} runs of the game over a network that cuts, delays, repeats and fails`,
  async () => {
    const arrived = await arriveWithStep({ url: proxy.url, password: server.password })
    let visit: GameVisit = arrived
    expect(await visit.page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    const lesson = new URL(visit.page.url()).pathname
    const counts = { words: 0, tries: 0, reloads: 0, coldOpenings: 0, faults: 0 }

    for (let nr = 0; nr < runs; nr += 1) {
      const random = createSeededRandom(seed * 10_000 + nr)
      const may = (chance: number): boolean => random() < chance
      const among = <T>(things: readonly T[]): T => things[Math.floor(random() * things.length)] as T
      const [name, template] = among(exercises)
      const badness = random()
      const link = visit.page.getByRole('region', { name: 'Oefeningen' }).getByRole('link', { name }).first()
      const address = (await link.getAttribute('href')) ?? ''
      const id = Number(address.split('/').at(-1))
      await elsewhere.client.call('PUT /api/v1/exercise/reset/:id', {
        params: { id },
        body: { difficulty: 2, shuffle: 1 },
      })
      const run = await elsewhere.run(id)
      const { length } = run.words
      await visit.page.goto(address)
      await visit.child.seeIntro()
      const before = countLogged(id)

      choose = (call) => {
        if (isAnswer(call)) counts.tries += 1
        if ((!isAnswer(call) && !isPage(call)) || !may(badness)) return 'none'
        counts.faults += 1
        return among(isAnswer(call) ? proxyFaults : lostCalls)
      }
      await visit.child.begin()
      const until = 2 + Math.floor(random() * 4)
      for (let at = 0; at < until; at += 1) {
        await playWords({ ...visit.child, run: () => run }, template, undefined, at + 1)
        await seeWord(visit.child, at + 1, length)
        // The queue sends its answers each time that the network is reported to be back.
        await visit.page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
        const isLast = at + 1 === until
        if (isLast || !may(0.35)) continue
        // Unfinished writes would be lost with the page.
        await expect
          .poll(
            async () => (await countEntries(visit.page, 'waiting-calls')) + countLogged(id) - before,
            patience,
          )
          .toBeGreaterThan(at)
        const isCold = may(0.4)
        const isOffline = may(0.4)
        await visit.context.setOffline(isOffline)
        if (isCold) {
          await visit.page.close()
          const watched = await openTab(visit.context)
          visit = { ...watched, child: childAt(watched.page) }
          await visit.page.goto(address)
          counts.coldOpenings += 1
        } else {
          await visit.page.reload()
          counts.reloads += 1
        }
        await visit.child.begin()
        await seeWord(visit.child, at + 1, length)
        await visit.context.setOffline(false)
      }

      choose = () => 'none'
      const told = `run ${nr} of seed ${seed}`
      await expect
        .poll(async () => {
          await visit.page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
          return countEntries(visit.page, 'waiting-calls')
        }, patience)
        .toBe(0)
      expect([countAnsweredOnce(await elsewhere.run(id)), countLogged(id) - before], told).toEqual([
        until,
        until,
      ])
      counts.words += until
      await visit.page.goto(lesson)
      await visit.page.getByRole('button', { name: 'Rugzak' }).waitFor(patience)
    }
    console.log(runs, 'runs', counts)
    expect(counts.faults).toBeGreaterThan(runs)
  },
  timeoutMs,
)
