import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { childAt, type ChildAtGame } from '../pages/child.ts'
import {
  closePages,
  openPage,
  openTab,
  type Pictures,
  sharedBrowser,
  type Size,
  type WatchedPage,
} from './browser.ts'
import { openLoggedIn, type WayIn } from './log-in.ts'
import { type OwnServer, type RunningServer, startServer, openSharedServer } from './server.ts'

/** The children of the demo, by where they are, and who supervises them. */
export const demo = {
  justArrived: 'sanne@voorbeeldschool.nl',
  halfway: 'youssef@voorbeeldschool.nl',
  worldPassed: 'noor@voorbeeldschool.nl',
  /** May enter every step of worlds 1 to 3, and the first of world 4. */
  lastWorld: 'daan@voorbeeldschool.nl',
  /** May skip world 1 by its test: the step with status 7. */
  worldTest: 'bram@voorbeeldschool.nl',
  supervisor: 'begeleider@voorbeeldschool.nl',
} as const

export interface GameVisit extends WatchedPage {
  readonly child: ChildAtGame
}

type PrepareDemo = (server: RunningServer) => unknown

export interface Game {
  readonly server: () => RunningServer
  /** A visitor with storage of its own. */
  readonly visit: (size?: Size) => Promise<GameVisit>
  /** A child that logged in before, at its choice of worlds or another path. What it does at the login itself: `visit`, `child.logIn`. */
  readonly arrive: (username: string, size?: Size, path?: string) => Promise<GameVisit>
  /** The same at the lesson page of a step: the way there over the map takes as long as the test. */
  readonly arriveAtStep: (
    username: string,
    step: { readonly world: 1 | 2 | 3 | 4; readonly position: number },
    size?: Size,
  ) => Promise<GameVisit>
  /** Another tab of a visitor's browser. */
  readonly openTab: (visit: GameVisit) => Promise<GameVisit>
}

/** The game of a whole test file. */
export interface GameOfFile extends Game {
  /** What the file's tests want of the demo besides: before the first of them, and again where a second try puts the demo back. */
  readonly prepareDemo: (prepare: PrepareDemo) => void
}

/** What an operator sets besides. */
type Settings = Readonly<Record<string, string>>

/** A server with the demo and a browser for the tests of a file; what a test opened goes when it ends. */
export function useGame(settings?: Settings, pictures?: Pictures): GameOfFile {
  const { server, browser } = useServerAndBrowser(settings, pictures)
  const preparations: PrepareDemo[] = []
  // What a first try did to the demo would stop a second.
  beforeEach(async ({ task }) => {
    if (settings !== undefined || !task.result?.retryCount) return
    await openSharedServer()
    for (const prepare of preparations) await prepare(server())
  })
  // A scene that nobody looks at still moves.
  afterEach(() => closePages(browser()))
  return {
    ...gameAt(server, browser),
    prepareDemo(prepare) {
      preparations.push(prepare)
      beforeAll(async () => void (await prepare(server())))
    },
  }
}

export interface StayingChild {
  readonly visit: () => GameVisit
  readonly server: () => RunningServer
}

/** A child that has logged in and stays through the tests of a file. */
export function stayingChild(username: string, size?: Size): StayingChild {
  const { server, browser } = useServerAndBrowser()
  let visit: GameVisit
  beforeAll(async () => {
    visit = await gameAt(server, browser).arrive(username, size)
  })
  return { visit: () => visit, server }
}

/** With settings the file gets a server of its own. */
function useServerAndBrowser(settings?: Settings, pictures?: Pictures) {
  let server: RunningServer
  let own: OwnServer | undefined
  let browser: Browser
  beforeAll(async () => {
    if (settings !== undefined) own = await startServer(settings)
    ;[server, browser] = await Promise.all([own ?? openSharedServer(), sharedBrowser(pictures)])
  })
  afterAll(async () => {
    if (browser !== undefined) await closePages(browser)
    await own?.stop()
  })
  return { server: () => server, browser: () => browser }
}

function gameAt(server: () => RunningServer, browser: () => Browser): Game {
  const visit = async (size?: Size): Promise<GameVisit> => {
    const watched = await openPage(browser(), server().url, size)
    return { ...watched, child: childAt(watched.page) }
  }
  const arrive = async (username: string, size?: Size, path: WayIn = '/'): Promise<GameVisit> => {
    const visitor = await visit(size)
    await openLoggedIn(visitor.page, server(), username, path)
    return visitor
  }
  return {
    server,
    visit,
    arrive,
    async arriveAtStep(username, { world, position }, size) {
      const visitor = await arrive(username, size, async (client) => {
        const steps = await client.call('GET /api/v1/step', {})
        const step = steps[world].find((candidate) => candidate.position === position)
        return `/fase/${world}/stap/${step?.id}`
      })
      await visitor.page.getByText('Woorden in deze stap:').waitFor()
      return visitor
    },
    async openTab({ context }) {
      const watched = await openTab(context)
      return { ...watched, child: childAt(watched.page) }
    },
  }
}
