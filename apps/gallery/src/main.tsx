import '@letterliaan/ui/tokens.css'
import '@letterliaan/ui/base.css'
import '@letterliaan/ui/fonts.css'
import { NotificationProvider } from '@letterliaan/ui'
import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery.tsx'

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')

createRoot(container).render(
  <NotificationProvider>
    <Gallery />
  </NotificationProvider>,
)
