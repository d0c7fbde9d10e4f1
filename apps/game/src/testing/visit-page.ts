import type { LoggedInUser } from '@letterliaan/contract'
import type { AddressBar } from '@letterliaan/web/address-bar'
import { createQueryClient } from '../app/queries/query-client.ts'
import { expect } from 'vitest'
import type { Queries } from '../app/data/queries.ts'
import { createGameNavigator, type GameView } from '../app/navigation/create-game-navigator.ts'
import { definePage } from '../app/navigation/page.ts'

export const createProfile = (
  student: object | null = {},
  has_active_subscription = true,
  id = 1,
): LoggedInUser =>
  ({
    id,
    has_active_subscription,
    student: student && { introduction_completed: true, phase_id: 1, ...student },
  }) as LoggedInUser

const open = (path: string, access: 'anyone' | 'visitor' | 'account' | 'member' | 'player') =>
  definePage({ path, access, title: path, load: async () => () => null })

const pages = [
  definePage<{ step: string }>({
    path: '/stap/$step',
    access: 'player',
    title: 'Stap',
    read: ({ step = '' }) => ({ step }),
    fetches: (queries) => [queries.steps],
    ifMissing: ({ phase_id }, { step }) => ({ to: `/kaart/${phase_id}`, notice: `Geen ${step}.` }),
    load: async () => () => null,
  }),
  open('/kaart/1', 'player'),
  open('/login', 'visitor'),
  open('/wachtwoord-vergeten', 'anyone'),
  open('/bestellen', 'account'),
  open('/', 'member'),
  open('/profiel', 'member'),
  definePage({
    path: '/weg',
    access: 'anyone',
    title: 'Weg',
    load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  }),
  definePage<{ world: number }>({
    path: '/wereld/$world',
    access: 'player',
    title: 'Wereld',
    read: ({ world }) => ({ world: Number(world) }),
    redirect: ({ phase_id }, { world }) => (phase_id >= world ? null : { to: '/' }),
    fetches: (queries) => [queries.steps],
    load: async () => () => null,
  }),
]

export interface Situation {
  readonly at: string
  readonly isLoggedIn?: boolean
  readonly profile?: LoggedInUser | Error | Promise<LoggedInUser>
  readonly badges?: Promise<unknown>
  readonly steps?: () => Promise<unknown>
}

export function visitPage(situation: Situation) {
  const { at } = situation
  const log: string[] = []
  const history = [at]
  let goBack = () => {}
  const addressBar: AddressBar = {
    read: () => history.at(-1) ?? '/',
    write: (path, replace) => void history.splice(replace ? -1 : history.length, 1, path),
    onBack: (listener) => {
      goBack = () => {
        history.pop()
        listener()
      }
    },
  }
  const fetched = (name: string, answer: () => Promise<unknown>) => ({
    queryKey: [name],
    queryFn: () => {
      log.push(name)
      return answer()
    },
  })
  const queries = {
    profile: fetched('profile', async () => {
      const { profile = createProfile() } = situation
      if (profile instanceof Error) throw profile
      return profile
    }),
    badges: fetched('badges', async () => situation.badges ?? []),
    steps: fetched('steps', async () => (await situation.steps?.()) ?? {}),
  } as unknown as Queries
  const navigator = createGameNavigator({
    pages,
    addressBar,
    isLoggedIn: () => situation.isLoggedIn ?? true,
    queryClient: createQueryClient({ maxRetries: 0 }),
    queries,
    onLeave: () => void log.push('silence'),
  })
  const views: GameView[] = []
  navigator.view.subscribe(() => views.push(navigator.view.get()))
  const settle = async (kind: GameView['kind'] = 'page') =>
    await expect.poll(() => navigator.view.get().kind).toBe(kind)
  return { navigator, log, history, views, settle, goBack: () => goBack() }
}

export const readViewAddress = (view: GameView): string | null => (view.kind === 'page' ? view.address : null)
