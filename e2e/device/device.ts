import type { StudentExercise, Tokens } from '@letterliaan/contract'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { build, type Rollup } from 'vite'
import type { ExerciseCall } from './device-page.ts'

/** A child's device: the game's own answer queue in browser tabs that open and close, with one disk. */
export interface Device {
  readonly openTab: () => Promise<Tab>
  /** The `time` of every answer whose acceptance was reported. */
  readonly accepted: ReadonlySet<number>
  /** Number of calls sent, including retries. */
  readonly tries: () => number
  readonly close: () => Promise<void>
}

export interface Tab {
  readonly submit: (call: ExerciseCall, id: number, body: object) => Promise<StudentExercise>
  readonly sendAll: () => Promise<boolean>
  /** Closes the tab like a child: pending requests continue without a listener. */
  readonly close: () => Promise<void>
}

export interface DeviceSettings {
  readonly browser: Browser
  /** Script made by `bundleDevice`. */
  readonly script: string
  readonly baseUrl: string
  readonly tokens: Tokens
  readonly user_id: number
}

export async function bundleDevice(): Promise<string> {
  const entry = fileURLToPath(new URL('device-page.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    // React, which is included, reads this variable.
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
    // Only the origin matters, not the response.
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
