import { createRoot, type Root } from 'react-dom/client'
import { isDeveloper } from '../app/developer/is-developer.ts'
import type { Essentials } from '../app/essentials.ts'
import { createServices, type Services } from '../app/services.ts'
import { Shell } from '../app/shell/Shell.tsx'
import { ServicesProvider } from '../app/ServicesProvider.tsx'
import { pages } from '../routes/pages.ts'

/** Its code is fetched by developers only. */
const openDeveloperPanel = async (services: Services): Promise<void> =>
  (await import('../app/developer/mount-developer-panel.tsx')).mountDeveloperPanel(services)

/** The whole game, on the page that the address names. */
export function startGame(root: Root, essentials: Essentials): void {
  const services = createServices(essentials, pages)
  services.navigator.open()
  if (isDeveloper(document.cookie, window.location.hostname)) void openDeveloperPanel(services)
  root.render(
    <ServicesProvider services={services}>
      <Shell />
    </ServicesProvider>,
  )
}

export const openGame = (container: Element, essentials: Essentials): void =>
  startGame(createRoot(container), essentials)
