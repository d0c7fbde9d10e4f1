import { isDeveloper } from '../app/developer/is-developer.ts'
import type { Essentials } from '../app/essentials.ts'
import { createServices, type Services } from '../app/services.ts'
import { isFirstScreenShown } from '../app/first-screen/first-screen.ts'
import { waitUntilPageShows } from '../app/navigation/create-game-navigator.ts'
import { waitUntilIdle } from '../app/wait-until-idle.ts'
import { Shell } from '../app/shell/Shell.tsx'
import { ServicesProvider } from '../app/ServicesProvider.tsx'
import { pages } from '../routes/pages.ts'
import type { EarlyRoot } from './early-root.tsx'

/** Only developers load this code. */
const openDeveloperPanel = async (services: Services): Promise<void> =>
  (await import('../app/developer/mount-developer-panel.tsx')).mountDeveloperPanel(services)

/** Shows the present screen until a page is ready, so that nothing is drawn only for a moment. */
export function startGame(root: EarlyRoot, essentials: Essentials): void {
  // Browsers load a font at its first use and then lay out the page again, so it is loaded early.
  for (const weight of [400, 700]) document.fonts.load(`${weight} 1rem Andika`).catch(() => undefined)
  const services = createServices(essentials, pages)
  const { view } = services.navigator
  const stop = view.subscribe(() => {
    if (view.get().kind === 'waiting' && isFirstScreenShown()) return
    stop()
    root.draw(<Game services={services} />)
  })
  services.navigator.open()
  const shown = waitUntilPageShows(services.navigator)
  void shown.then(waitUntilIdle).then(essentials.audioGate.prepare)
  shown
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
