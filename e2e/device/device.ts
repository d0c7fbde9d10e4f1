import type { StudentExercise, Tokens } from '@letterliaan/contract'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { build, type Rollup } from 'vite'
import type { ExerciseCall } from './device-page.ts'

/** A child's device: the game's own answer queue in tabs of a browser that open and close, on one disk. */
export interface Device {
  readonly openTab: () => Promise<Tab>
  /** The `time` of every answer that the server was heard to take. */
  readonly accepted: ReadonlySet<number>
  /** How many calls were sent, tries and all. */
  readonly tries: () => number
  readonly close: () => Promise<void>
}

export interface Tab {
  readonly submit: (call: ExerciseCall, id: number, body: object) => Promise<StudentExercise>
  readonly sendAll: () => Promise<boolean>
  /** As a child closes a tab: what was under way goes on without anybody who hears of it. */
  readonly close: () => Promise<void>
}

export interface DeviceSettings {
  readonly browser: Browser
  /** Script made by `bundleDevice`. */
  readonly script: string
  /** The address that the device sees. */
  readonly baseUrl: string
  readonly tokens: Tokens
  readonly user_id: number
}

/** The script of `device-page.ts`, with all that it needs of the game. */
export async function bundleDevice(): Promise<string> {
  const entry = fileURLToPath(new URL('device-page.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    // A library leaves it to whoever takes it in: React, which comes along, asks for it.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'page' } },
  })
  const [{ output }] = built as [Rollup.RollupOutput]
  return output[0].code
}

export async function createDevice(settings: DeviceSettings): Promise<Device> {
  const { browser, script, baseUrl, tokens, user_id } = settings
  const context = await browser.newContext({ baseURL: baseUrl, bypassCSP: true })
  const accepted = new Set<number>()
  let tries = 0
  await context.exposeFunction('tellAccepted', (time: number) => void accepted.add(time))
  await context.exposeFunction('tellTry', () => void (tries += 1))
  await context.addInitScript(script)

  async function openTab(): Promise<Tab> {
    const page = await context.newPage()
    // Whatever the server says here: it is its address that counts.
    await page.goto('/api/v1/level')
    await page.evaluate(([held, id]) => openDevice(held, id), [tokens, user_id] as const)
    return {
      submit: (call, id, body) =>
        page.evaluate(([what, of, sent]) => device.submit(what, of, sent as never), [
          call,
          id,
          body,
        ] as const),
      sendAll: () => page.evaluate(() => device.sendAll()),
      close: () => page.close(),
    }
  }

  return { openTab, accepted, tries: () => tries, close: () => context.close() }
}
