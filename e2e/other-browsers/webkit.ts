import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Driver, windowSize } from './driver.ts'
import { endProcess, waitForLine } from './process.ts'

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** WebDriver: https://www.w3.org/TR/webdriver2/ */
function clientOf(base: string) {
  return async <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Result> => {
    const response = await fetch(`${base}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
    return value
  }
}

async function untilReady(send: ReturnType<typeof clientOf>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await send<{ ready: boolean }>('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    )
    if (isReady) return
    await wait(100)
  }
  throw new Error('WebKitWebDriver does not answer.')
}

/** Collects errors in the document, because the driver reports none. Leaves out those of ResizeObserver. */
const hearErrors = `if (!globalThis.heardErrors) {
  globalThis.heardErrors = []
  const hear = (text) => globalThis.heardErrors.push(String(text))
  const { error } = console
  console.error = (...texts) => { hear(texts.join(' ')); error.apply(console, texts) }
  addEventListener('error', ({ message }) => message && !message.startsWith('ResizeObserver loop') && hear(message))
  addEventListener('unhandledrejection', ({ reason }) => hear(reason))
}`

export interface WebKitPaths {
  readonly driver: string
  readonly browser: string
  readonly screen: string
}

/** Disables motion, and places letters by their own widths, as on a school's screen, not on whole pixels. */
const gtkSettings = `[Settings]
gtk-enable-animations=0
gtk-xft-antialias=1
gtk-xft-hinting=0
gtk-xft-hintstyle=hintnone
`

/** Starts an invisible screen, because WebKitGTK needs one. */
async function startScreen(path: string) {
  const screen = spawn(path, ['-displayfd', '1', '-screen', '0', '1500x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [, number] = await waitForLine(screen, /^(\d+)\s/m)
  return { screen, display: `:${number}` }
}

export async function launchWebKit(paths: WebKitPaths): Promise<Driver> {
  const { screen, display } = await startScreen(paths.screen)
  const settings = mkdtempSync(join(tmpdir(), 'letterliaan-webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), gtkSettings)
  const port = await findFreePort()
  const driver = spawn(paths.driver, [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // If this is off, Mesa emulates a graphics card, with seconds per frame instead of about 40 frames per second.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      XDG_CONFIG_HOME: settings,
      XDG_DATA_HOME: settings,
      XDG_CACHE_HOME: settings,
    },
  })
  const troubles: string[] = []
  driver.stdout.resume()
  driver.stderr.resume()
  const send = clientOf(`http://127.0.0.1:${port}`)
  await untilReady(send)
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: paths.browser,
          args: ['--automation'],
        },
      },
    },
  })
  const session = `/session/${sessionId}`
  await send('POST', `${session}/timeouts`, { pageLoad: 90_000, script: 60_000 })
  const call: Driver['call'] = async (source, args = []) => {
    const script = `const done = arguments[1]
      ${hearErrors}
      const told = (error) => done(JSON.stringify({ error: String(error) }))
      try {
        Promise.resolve((${source})(...JSON.parse(arguments[0]))).then((value) => done(JSON.stringify({ value })), told)
      } catch (error) { told(error) }`
    const answer = await send<string>('POST', `${session}/execute/async`, {
      script,
      args: [JSON.stringify(args)],
    })
    const { value, error } = JSON.parse(answer) as { value?: unknown; error?: string }
    if (error !== undefined) throw new Error(error)
    return value ?? null
  }
  const fitWindow = async (): Promise<void> => {
    const inner = (await call('() => [innerWidth, innerHeight]')) as [number, number]
    const outer = await send<{ width: number; height: number }>('GET', `${session}/window/rect`)
    await send('POST', `${session}/window/rect`, {
      width: outer.width + windowSize.width - inner[0],
      height: outer.height + windowSize.height - inner[1],
    })
  }
  await fitWindow()
  const noteTroubles = async (): Promise<void> =>
    void troubles.push(...((await call('() => globalThis.heardErrors.splice(0)')) as string[]))
  return {
    call,
    async readTroubles() {
      await noteTroubles()
      return troubles
    },
    async goto(url) {
      await noteTroubles()
      await send('POST', `${session}/url`, { url })
    },
    async reload() {
      await noteTroubles()
      await send('POST', `${session}/refresh`, {})
    },
    perform: async (actions) => void (await send('POST', `${session}/actions`, { actions })),
    screenshot: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    async close() {
      await send('DELETE', session).catch(() => undefined)
      await endProcess(driver)
      await endProcess(screen)
      rmSync(settings, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
