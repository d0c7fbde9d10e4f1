import type { AddressBar } from '@letterliaan/web/address-bar'
import { createNavigator, type Navigator, type NavigatorView } from '@letterliaan/web/navigator'
import { revalidateQuery } from '../queries/revalidate-query.ts'
import { waitUntilIdle } from '../wait-until-idle.ts'
import { createGuard, type GuardPorts } from '../guard/create-guard.ts'
import { createReturnTo } from '../guard/return-to.ts'
import type { GamePage, PageMeta } from './page.ts'

export type GameView = NavigatorView<PageMeta>
export type GameNavigator = Navigator<PageMeta>

export interface GameNavigatorPorts extends Omit<GuardPorts, 'returnTo'> {
  readonly pages: readonly GamePage[]
  readonly addressBar: AddressBar
  readonly onLeave: () => void
}

export function createGameNavigator(ports: GameNavigatorPorts): GameNavigator {
  const { pages, addressBar, isLoggedIn, queryClient, queries, onLeave } = ports
  const returnTo = createReturnTo(pages)
  const navigator: GameNavigator = createNavigator({
    pages,
    addressBar,
    guard: createGuard({ isLoggedIn, queryClient, queries, returnTo }),
    fetchData: (match) =>
      Promise.all(match.fetches(queries).map((query) => revalidateQuery(queryClient, query))),
    onLeave,
  })
  return {
    ...navigator,
    restart() {
      const profile = queryClient.getQueryData(queries.profile)
      returnTo.notice({ address: addressBar.read(), isLoggedIn: isLoggedIn(), profile })
      queryClient.clear()
      navigator.restart()
    },
  }
}

/** Resolves when a page is shown and the browser is idle. */
export const waitUntilPageShows = ({ view }: Pick<GameNavigator, 'view'>): Promise<void> =>
  new Promise((resolve) => {
    const stop = view.subscribe(check)
    function check() {
      if (view.get().kind !== 'page') return
      stop()
      void waitUntilIdle().then(resolve)
    }
    check()
  })
