import { addBasePath } from '@letterliaan/web/base-path'
import type { Essentials } from '../app/essentials.ts'
import { redirectToSecondFactor } from '../features/login/redirect-to-second-factor.ts'
import { addresses } from '../app/addresses.ts'
import type { EarlyRoot } from './early-root.tsx'
import { LoginView } from './LoginView.tsx'
import { prefetchFirstPage } from './prefetch-first-page.ts'

const loadGame = () => import('./game.tsx')

/** Code that the page does not need is loaded after this time (ms). */
const standsAfterMs = 500

/** Called when a field gets the focus. Loads the game's code and font, which the child needs next. */
function prepare(): void {
  loadGame().catch(() => undefined)
  document.fonts.load('1rem Andika').catch(() => undefined)
}

/** The login page uses no game code. The code is loaded while the child types its name. */
export function openLoginPage(root: EarlyRoot, essentials: Essentials): void {
  async function logIn(username: string, password: string): Promise<void> {
    await essentials.client
      .login(username, password)
      .catch((error: unknown) => redirectToSecondFactor(error, username, window))
    window.history.replaceState(null, '', addBasePath(addresses.overview))
    prefetchFirstPage(essentials, addresses.overview)
    const { startGame } = await loadGame()
    startGame(root, essentials)
  }

  root.draw(<LoginView onLogin={logIn} onFocus={prepare} />)
  setTimeout(() => {
    essentials.audioGate.prepare()
    import('../app/offline/delete-leftover-data.ts')
      .then(({ deleteLeftoverData }) => deleteLeftoverData(essentials.session.isLoggedIn))
      .catch(() => undefined)
  }, standsAfterMs)
}
