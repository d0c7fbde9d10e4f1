import '@letterliaan/ui/tokens.css'
import '@letterliaan/ui/base.css'
import '@letterliaan/ui/fonts.css'
import '../app/style/calm.css'
import { createClient } from '@letterliaan/contract/client'
import { createRoot } from 'react-dom/client'
import { readBasePath } from '@letterliaan/web/base-path'
import { HomePageScreen } from './HomePageScreen.tsx'
import { createHomePageOpener } from './open-page.ts'

const container = document.getElementById('root')
if (container === null) throw new Error('thuis.html has no #root')

// Reloads if another link opens in the same tab, which changes only the part after the #.
window.addEventListener('hashchange', () => window.location.reload())

/** The home page has no login. */
const tokens = { read: () => null, begin: () => {}, write: () => {}, clear: () => {} }
const client = createClient({ baseUrl: readBasePath(), client_id: 'letterliaan-thuis', tokens })

createRoot(container).render(<HomePageScreen openPage={createHomePageOpener(client)} />)
