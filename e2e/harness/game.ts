import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { childAt, type ChildAtGame } from '../pages/child.ts'
import { launchBrowser, openPage, openTab, type Size, type WatchedPage } from './browser.ts'
import { type RunningServer, startServer } from './server.ts'

/** The children of the demo, by where they are, and who supervises them. */
export const demo = {
  justArrived: 'sanne@voorbeeldschool.nl',
  halfway: 'youssef@voorbeeldschool.nl',
  worldPassed: 'noor@voorbeeldschool.nl',
  supervisor: 'begeleider@voorbeeldschool.nl',
} as const

export interface Visit extends WatchedPage {
  readonly child: ChildAtGame
}

export interface Game {
  readonly server: () => RunningServer
  /** A visitor with storage of its own. */
  readonly visit: (size?: Size) => Promise<Visit>
  /** A child that has logged in. */
  readonly arrive: (username: string, size?: Size) => Promise<Visit>
  /** Another tab of a visitor's browser. */
  readonly openTab: (visit: Visit) => Promise<Visit>
}

/** A server and a browser for the tests of a file; `settings`: what an operator sets besides. */
export function useGame(settings: Readonly<Record<string, string>> = {}): Game {
  let server: RunningServer
  let browser: Browser
  beforeAll(async () => {
    server = await startServer(settings)
    browser = await launchBrowser()
  })
  // A scene that nobody looks at still moves: what a test opened goes when it ends.
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
  })
  const visit = async (size?: Size): Promise<Visit> => {
    const watched = await openPage(browser, server.url, size)
    return { ...watched, child: childAt(watched.page) }
  }
  return {
    server: () => server,
    visit,
    async arrive(username, size) {
      const visitor = await visit(size)
      await visitor.child.logIn(username, server.password)
      return visitor
    },
    async openTab({ context }) {
      const watched = await openTab(context)
      return { ...watched, child: childAt(watched.page) }
    },
  }
}
