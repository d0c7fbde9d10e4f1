import { isDeveloper } from '../app/developer/is-developer.ts'
import type { Essentials } from '../app/essentials.ts'
import { createServices, type Services } from '../app/services.ts'
import { isFirstScreenShown } from '../app/first-screen/first-screen.ts'
import { whenPageShows } from '../app/navigation/create-game-navigator.ts'
import { Shell } from '../app/shell/Shell.tsx'
import { ServicesProvider } from '../app/ServicesProvider.tsx'
import { pages } from '../routes/pages.ts'
import type { EarlyRoot } from './early-root.tsx'

/** Its code is fetched by developers only. */
const openDeveloperPanel = async (services: Services): Promise<void> =>
  (await import('../app/developer/mount-developer-panel.tsx')).mountDeveloperPanel(services)

/** Keeps the present screen until a page is ready, so nothing is drawn that disappears at once. */
export function startGame(root: EarlyRoot, essentials: Essentials): void {
  // A browser asks for a font when it first lays out a text with it, and lays out the whole page anew when it has come.
  for (const weight of [400, 700]) document.fonts.load(`${weight} 1rem Andika`).catch(() => undefined)
  const services = createServices(essentials, pages)
  const { view } = services.navigator
  const stop = view.subscribe(() => {
    if (view.get().kind === 'waiting' && isFirstScreenShown()) return
    stop()
    root.draw(<Game services={services} />)
  })
  services.navigator.open()
  whenPageShows(services.navigator)
    .then(() => import('../app/offline/start-worker.ts'))
    .then(({ startWorker }) => startWorker(services))
    .catch(() => undefined)
  if (isDeveloper(document.cookie, window.location.hostname)) void openDeveloperPanel(services)
}

const Game = ({ services }: { services: Services }) => (
  <ServicesProvider services={services}>
    <Shell />
  </ServicesProvider>
)
