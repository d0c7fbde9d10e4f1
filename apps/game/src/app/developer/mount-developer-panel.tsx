import { createRoot } from 'react-dom/client'
import type { Services } from '../services.ts'
import { ServicesProvider } from '../ServicesProvider.tsx'
import { DeveloperPanel } from './DeveloperPanel.tsx'

export function mountDeveloperPanel(services: Services): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <ServicesProvider services={services}>
      <DeveloperPanel />
    </ServicesProvider>,
  )
}
