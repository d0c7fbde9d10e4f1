import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Driver, windowSize } from './driver.ts'
import { endProcess, waitForLine } from './process.ts'

/** Disables Firefox's own network requests and motion. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.safebrowsing.blockedURIs.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'geo.enabled': false,
  'intl.accept_languages': 'nl-NL, nl',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'network.prefetch-next': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'signon.rememberSignons': false,
  'toolkit.telemetry.enabled': false,
  'toolkit.telemetry.server': '',
  'ui.prefersReducedMotion': 1,
} as const

/** Tests for harmless errors that Firefox logs: zod's check for eval, and a picture of a page that was left. */
const isHarmless = (text: string): boolean =>
  /blocked a JavaScript eval|^Failed to load .*\/assets\/.*ServiceWorker intercepted/.test(text)

interface Message {
  readonly id?: number
  readonly type?: string
  readonly method?: string
  readonly params?: { readonly level?: string; readonly text?: string; readonly stackTrace?: unknown }
  readonly result?: unknown
  readonly message?: string
}

/** WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
async function connect(address: string, onError: (text: string) => void) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (cause: Error) => void }>()
  let sent = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.method === 'log.entryAdded' && message.params?.level === 'error')
      onError(message.params.text ?? '')
    if (message.id === undefined) return
    const caller = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'error') caller?.reject(new Error(message.message))
    else caller?.resolve(message.result)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error('Firefox does not answer.')), { once: true })
  })
  return {
    send<Result>(method: string, params: object): Promise<Result> {
      const id = (sent += 1)
      socket.send(JSON.stringify({ id, method, params }))
      return new Promise((resolve, reject) =>
        waiting.set(id, { resolve: (result) => resolve(result as Result), reject }),
      )
    },
    close: () => socket.close(),
  }
}

interface Called {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

export async function launchFirefox(path: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'letterliaan-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const firefox: ChildProcess = spawn(
    path,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
    },
  )
  const [, address] = await waitForLine(firefox, /WebDriver BiDi listening on (ws:\S+)/)
  const troubles: string[] = []
  const { send, close } = await connect(`${address}/session`, (text) => {
    if (!isHarmless(text)) troubles.push(text)
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })
  await send('browsingContext.setViewport', { context, viewport: windowSize })
  return {
    readTroubles: async () => troubles,
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    async call(source, args = []) {
      const called = await send<Called>('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify((await (${source})(...JSON.parse(args))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
        userActivation: false,
      })
      if (called.type === 'exception') throw new Error(called.exceptionDetails?.text)
      return JSON.parse(called.result?.value ?? 'null') as unknown
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    async close() {
      close()
      await endProcess(firefox)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
