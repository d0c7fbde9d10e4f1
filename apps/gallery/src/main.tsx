import '@letterliaan/ui/tokens.css'
import '@letterliaan/ui/base.css'
import '@letterliaan/ui/fonts.css'
import { NotificationProvider } from '@letterliaan/ui'
import { type Look, LookContext } from '@letterliaan/ui/pictures'
import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery.tsx'

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')

/** Set by `?look=field-camp`. */
const look: Look =
  new URLSearchParams(window.location.search).get('look') === 'field-camp' ? 'field-camp' : 'jungle'
document.documentElement.dataset['look'] = look

createRoot(container).render(
  <LookContext value={look}>
    <NotificationProvider>
      <Gallery />
    </NotificationProvider>
  </LookContext>,
)
