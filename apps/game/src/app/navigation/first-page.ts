import type { GameNavigator } from './create-game-navigator.ts'

/** Resolves when a page is shown: what can wait goes after it. */
export const firstPage = ({ view }: Pick<GameNavigator, 'view'>): Promise<void> =>
  new Promise((resolve) => {
    const stop = view.subscribe(check)
    function check() {
      if (view.get().kind !== 'page') return
      stop()
      resolve()
    }
    check()
  })
