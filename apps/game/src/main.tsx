import '@letterliaan/ui/tokens.css'
import '@letterliaan/ui/base.css'
import '@letterliaan/ui/fonts.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createAppRouter } from './app/router/router.ts'
import { createServices } from './app/services.ts'

const services = createServices()
const router = createAppRouter(services)
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

createRoot(root).render(
  <QueryClientProvider client={services.queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
)
