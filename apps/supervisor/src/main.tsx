import '@letterliaan/ui/tokens.css'
import '@letterliaan/ui/base.css'
import '@letterliaan/ui/fonts.css'
import './app/style/calm.css'
import { NotificationProvider } from '@letterliaan/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createServices } from './app/services.ts'
import { ServicesContext } from './app/useServices.ts'
import { App } from './routes/App.tsx'

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')
const services = createServices()

createRoot(container).render(
  <QueryClientProvider client={services.queryClient}>
    <ServicesContext value={services}>
      <NotificationProvider>
        <App />
      </NotificationProvider>
    </ServicesContext>
  </QueryClientProvider>,
)
