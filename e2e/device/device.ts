import type { StudentExercise, Tokens } from '@letterliaan/contract'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { build, type Rollup } from 'vite'
import type { ExerciseCall } from './device-page.ts'

/** A child's device: browser tabs that open and close, with the game's own answer queue and one disk. */
export interface Device {
  readonly openTab: () => Promise<Tab>
  /** The `time` of every answer whose acceptance was reported. */
  readonly accepted: ReadonlySet<number>
  readonly tries: () => number
  readonly close: () => Promise<void>
}

export interface Tab {
  readonly submit: (call: ExerciseCall, id: number, body: object) => Promise<StudentExercise>
  readonly sendAll: () => Promise<boolean>
  /** Closes the tab like a child. The replies to pending requests are then lost. */
  readonly close: () => Promise<void>
}

export interface DeviceSettings {
  readonly browser: Browser
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
    // React is in the bundle and reads this variable.
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
    // Any page of the origin will do.
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
