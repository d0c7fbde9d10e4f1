import { createRoot } from 'react-dom/client'
import type { Services } from '../services.ts'
import { ServicesProvider } from '../ServicesProvider.tsx'
import { DeveloperPanel } from './DeveloperPanel.tsx'

/** Puts the developer panel beside the game, in a place of its own. */
export function openPanel(services: Services): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <ServicesProvider services={services}>
      <DeveloperPanel />
    </ServicesProvider>,
  )
}
