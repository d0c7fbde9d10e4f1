import '@letterliaan/ui/tokens.css'
import '@letterliaan/ui/base.css'
import '@letterliaan/ui/fonts.css'
import './app/style/calm.css'
import { canStoreData } from '@letterliaan/web/can-store'
import { NavigatorContext } from '@letterliaan/web/link'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createServices } from './app/services.ts'
import { PageNotifications } from './app/shell/PageNotifications.tsx'
import { ServicesContext } from './app/useServices.ts'
import { texts } from './app/texts/shell.ts'
import { App } from './routes/App.tsx'
import { pages } from './routes/pages.ts'

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')
if (!canStoreData(window)) {
  const { replaceStorageByMemory } = await import('@letterliaan/web/memory-storage')
  replaceStorageByMemory(window, texts.nothingStored)
}
const services = createServices(pages)
services.navigator.open()

createRoot(container).render(
  <QueryClientProvider client={services.queryClient}>
    <ServicesContext value={services}>
      <NavigatorContext value={services.navigator}>
        <PageNotifications>
          <App />
        </PageNotifications>
      </NavigatorContext>
    </ServicesContext>
  </QueryClientProvider>,
)
