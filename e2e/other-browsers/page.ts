import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import type { Driver } from './driver.ts'
import { Elements } from './elements.ts'
import { createPressing, createTyping } from './keys.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Time to wait for a page (ms). Long, because a browser without a graphics card shares two cores. */
const patience = 60_000
/** Minimum pause (ms). The page gets at least half of the time, however long a check takes. */
const betweenLooks = 60

/** Stores the server's responses in the page, because the driver can't read them. */
const keepReplies = `() => {
  const { json } = Response.prototype
  globalThis.replies = []
  Response.prototype.json = async function readJson() {
    const body = await json.call(this)
    globalThis.replies.push({ path: new URL(this.url || location.href).pathname, body })
    return body
  }
}`

/** The part of Playwright's page that the players use, because Playwright drives only Chromium here. */
export class Page {
  readonly driver: Driver
  readonly #base: string
  /** Called before each press, to remove obstacles. */
  beforePress: (target: Elements) => Promise<void> = async () => undefined

  constructor(driver: Driver, base: string) {
    this.driver = driver
    this.#base = base
  }

  #whole = (): Elements => new Elements(this, [])
  getByRole: Elements['getByRole'] = (role, options) => this.#whole().getByRole(role, options)
  getByText: Elements['getByText'] = (text, options) => this.#whole().getByText(text, options)
  getByLabel: Elements['getByLabel'] = (label, options) => this.#whole().getByLabel(label, options)
  locator: Elements['locator'] = (selector) => this.#whole().locator(selector)

  readonly keyboard = {
    type: (text: string): Promise<void> => this.driver.perform(createTyping(text)),
    press: (chord: string): Promise<void> => this.driver.perform(createPressing(chord)),
  }

  goto = async (path: string): Promise<void> => {
    await this.driver.goto(new URL(path, this.#base).href)
    await this.locator('#root[aria-busy]').waitFor({ state: 'detached' })
  }
  reload = async (): Promise<void> => {
    await this.driver.reload()
    await this.locator('#root[aria-busy]').waitFor({ state: 'detached' })
  }
  url = (): Promise<string> => this.evaluate(() => location.href)
  evaluate = <Answer>(question: (given: never) => unknown, given: unknown = null): Promise<Answer> =>
    this.call<Answer>(String(question), given)

  waitForPath = async (pattern: RegExp): Promise<void> => {
    await this.until(
      async () => pattern.test(new URL(await this.url()).pathname),
      async () => `${await this.url()} is not ${pattern.source}`,
    )
  }

  /** Returns the latest response in this document, except those before the first request for one. */
  readReply = <Body>(path: RegExp): Promise<Body | null> =>
    this.evaluate<Body | null>((asked: string) => {
      const { replies } = globalThis as unknown as { replies: { path: string; body: Body }[] }
      return replies.findLast((reply) => new RegExp(asked).test(reply.path))?.body ?? null
    }, path.source)

  /** Calls a function in the page, even if the document was just loaded or is being left. */
  async call<Answer>(source: string, ...given: readonly unknown[]): Promise<Answer> {
    const question = `async (...given) => typeof axe === 'object' && { answer: await (${source})(...given) }`
    const ask = async () => (await this.driver.call(question, given)) as { answer?: Answer } | false
    let asked = await ask()
    if (asked === false) {
      await this.driver.call(keepReplies)
      await this.driver.call(`() => { ${axe} }`)
      asked = await ask()
    }
    if (asked === false) throw new Error('The document went while it was asked.')
    return (asked.answer ?? null) as Answer
  }

  async until(isSo: () => Promise<boolean>, sayWhyNot: () => Promise<string>): Promise<void> {
    const end = Date.now() + patience
    let failure: unknown
    while (Date.now() < end) {
      const began = Date.now()
      // Repeats the call if the document is left during the call.
      const isDone = await isSo().catch((cause: unknown) => {
        failure = cause
        return false
      })
      if (isDone) return
      await wait(Math.max(betweenLooks, Date.now() - began))
    }
    const text = await this.evaluate<string>(() => document.body.innerText).catch(() => '')
    throw new Error(`${await sayWhyNot()}. The page says: ${text.slice(0, 600)}`, { cause: failure })
  }
}
