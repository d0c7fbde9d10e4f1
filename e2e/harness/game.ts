import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { childAt, type ChildAtGame } from '../pages/child.ts'
import {
  closePages,
  closePagesOfTest,
  openPage,
  openTab,
  type PictureMode,
  launchSharedBrowser,
  type ScreenSize,
  type WatchedPage,
} from './browser.ts'
import { logInOnOtherDevice } from './other-device.ts'
import { openLoggedIn, type LoginMethod } from './log-in.ts'
import { type OwnServer, type RunningServer, startServer, openSharedServer } from './server.ts'

export const demoUsernames = {
  justArrived: 'sanne@voorbeeldschool.nl',
  halfway: 'youssef@voorbeeldschool.nl',
  worldPassed: 'noor@voorbeeldschool.nl',
  /** Has done all of worlds 1 to 3 and the first step of world 4. */
  lastWorld: 'daan@voorbeeldschool.nl',
  /** Has reached the test that skips world 1 (status 7). */
  worldTest: 'bram@voorbeeldschool.nl',
  supervisor: 'begeleider@voorbeeldschool.nl',
  administrator: 'beheerder@voorbeeldschool.nl',
  meekijker: 'meekijker@voorbeeldschool.nl',
} as const

export interface GameVisit extends WatchedPage {
  readonly child: ChildAtGame
}

type PrepareDemo = (server: RunningServer) => unknown

export interface Game {
  readonly server: () => RunningServer
  readonly visit: (size?: ScreenSize) => Promise<GameVisit>
  readonly arrive: (username: string, size?: ScreenSize, path?: string) => Promise<GameVisit>
  /** Opens a step's lesson page directly, because the way over the map would take as long as the test. */
  readonly arriveAtStep: (
    username: string,
    step: { readonly world: 1 | 2 | 3 | 4; readonly position: number },
    size?: ScreenSize,
  ) => Promise<GameVisit>
  readonly openTab: (visit: GameVisit) => Promise<GameVisit>
}

export interface GameOfFile extends Game {
  readonly prepareDemo: (prepare: PrepareDemo) => void
}

type Settings = Readonly<Record<string, string>>

/** Closes the opened pages after each test. */
export function useGame(settings?: Settings, pictures?: PictureMode): GameOfFile {
  const { server, browser } = useServerAndBrowser(settings, pictures)
  // Scenes move even in hidden pages, so the pages are closed.
  afterEach(() => closePagesOfTest(browser()))
  return {
    ...gameAt(server, browser),
    prepareDemo: (prepare) => beforeAll(async () => void (await prepare(server()))),
  }
}

export interface StayingChild {
  readonly visit: () => GameVisit
  readonly server: () => RunningServer
}

/** Unlocks the first step of the standard path that has Werkwoord, as a supervisor. */
export async function unlockVerbStep(server: RunningServer): Promise<void> {
  const { client } = await logInOnOtherDevice(server, demoUsernames.supervisor)
  const children = await client.call('GET /api/v1/begeleider/student', {})
  const params = { id: children.find(({ screen_name }) => screen_name === 'Daan')?.id ?? 0 }
  const { version, path } = await client.call('GET /api/v1/begeleider/student/:id/path', { params })
  const entries = path.entries.map((entry) =>
    entry.nr === verbStepNr && !entry.is_own ? { ...entry, lock: 'open' as const } : entry,
  )
  await client.call('PUT /api/v1/begeleider/student/:id/path', {
    params,
    body: { version, path: { ...path, entries } },
  })
}

const verbStepNr = 44

export function setUpStayingChild(username: string, size?: ScreenSize): StayingChild {
  const { server, browser } = useServerAndBrowser()
  let visit: GameVisit
  beforeAll(async () => {
    if (username === demoUsernames.lastWorld) await unlockVerbStep(server())
    visit = await gameAt(server, browser).arrive(username, size)
  })
  return { visit: () => visit, server }
}

/** Opens one page for all tests of a file, logged out. */
export function setUpStayingVisit(): StayingChild {
  const { server, browser } = useServerAndBrowser()
  let visit: GameVisit
  beforeAll(async () => {
    visit = await gameAt(server, browser).visit()
  })
  return { visit: () => visit, server }
}

/** A test file that has its own settings needs a separate server. */
function useServerAndBrowser(settings?: Settings, pictures?: PictureMode) {
  let server: RunningServer
  let own: OwnServer | undefined
  let browser: Browser
  beforeAll(async () => {
    if (settings !== undefined) own = await startServer(settings)
    ;[server, browser] = await Promise.all([own ?? openSharedServer(), launchSharedBrowser(pictures)])
  })
  afterAll(async () => {
    if (browser !== undefined) await closePages(browser)
    await own?.stop()
  })
  return { server: () => server, browser: () => browser }
}

function gameAt(server: () => RunningServer, browser: () => Browser): Game {
  const visit = async (size?: ScreenSize): Promise<GameVisit> => {
    const watched = await openPage(browser(), server().url, size)
    return { ...watched, child: childAt(watched.page) }
  }
  const arrive = async (username: string, size?: ScreenSize, path: LoginMethod = '/'): Promise<GameVisit> => {
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
      await visitor.page.getByRole('button', { name: 'Rugzak' }).waitFor()
      return visitor
    },
    async openTab({ context }) {
      const watched = await openTab(context)
      return { ...watched, child: childAt(watched.page) }
    },
  }
}
