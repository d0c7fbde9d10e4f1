import '@letterliaan/ui/tokens.css'
import '@letterliaan/ui/base.css'
import '@letterliaan/ui/fonts.css'
import './start/splash.css'
import { commonTexts } from '@letterliaan/texts/common'
import { canStoreData } from '@letterliaan/web/can-store'
import { isGroupDevice } from '@letterliaan/web/group-device'
import { matchPage } from '@letterliaan/web/page'
import { addBasePath, removeBasePath } from '@letterliaan/web/base-path'
import { createEssentials, type Essentials } from './app/essentials.ts'
import { isFrameShown } from './app/first-screen/first-screen.ts'
import { addresses, findAddressToOpen } from './app/addresses.ts'
import { pages } from './routes/pages.ts'
import type { EarlyRoot } from './start/early-root.tsx'
import { prefetchFirstPage } from './start/prefetch-first-page.ts'

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')
const { search, hash } = window.location
const asked = findAddressToOpen({ pathname: removeBasePath(window.location.pathname), search })
window.history.replaceState(window.history.state, '', addBasePath(asked) + hash)
const pathname = removeBasePath(window.location.pathname)
let essentials: Essentials

/** Starts the login page for visitors, and the game for everyone else (NAV-2). */
async function start(root: Element): Promise<void> {
  if (!canStoreData(window)) {
    const { playInMemory } = await import('./start/play-in-memory.ts')
    playInMemory()
  }
  essentials = createEssentials()
  const access = matchPage(pages, pathname)?.access ?? 'anyone'
  if (!essentials.session.isLoggedIn() && access !== 'anyone') {
    if (isGroupDevice(localStorage) && !new URLSearchParams(search).has('zelf')) {
      window.history.replaceState(null, '', addBasePath(addresses.whoAreYou))
      return openWholeGame(root)
    }
    window.history.replaceState(null, '', addBasePath(addresses.login))
    const [{ openLoginPage }, place] = await Promise.all([
      import('./start/login.tsx'),
      beginReact(root, 'login'),
    ])
    return openLoginPage(place, essentials)
  }
  if (!essentials.session.isLoggedIn()) return openWholeGame(root)
  await nextTask()
  // Requests the game's files before those of the page, which needs the same ones and some more.
  const opening = openWholeGame(root)
  prefetchFirstPage(essentials, pathname)
  return opening
}

/** Requesting a file blocks the browser for a moment, so keys and taps are handled between two files. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

async function openWholeGame(root: Element): Promise<void> {
  await nextTask()
  const [{ startGame }, place] = await Promise.all([import('./start/game.tsx'), beginReact(root)])
  startGame(place, essentials)
}

/** Starts React in its own task while the code of the page is loading. */
async function beginReact(root: Element, frame?: string): Promise<EarlyRoot> {
  const { createEarlyRoot } = await import('./start/early-root.tsx')
  // Waits for the styles of the first screen. If they fail, the screen is not shown.
  await window.firstScreen?.isStyled?.catch(() => undefined)
  return createEarlyRoot(root, frame !== undefined && isFrameShown(frame))
}

start(container).catch(() => showNoConnection(container))

/** Shows a message if even the game's code cannot be loaded. */
function showNoConnection(root: Element): void {
  const text = document.createElement('p')
  text.textContent = commonTexts.offline.text
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = commonTexts.tryAgain
  button.addEventListener('click', () => window.location.reload())
  const page = document.createElement('main')
  page.className = 'splash'
  page.append(text, button)
  root.removeAttribute('aria-busy')
  root.replaceChildren(page)
}
