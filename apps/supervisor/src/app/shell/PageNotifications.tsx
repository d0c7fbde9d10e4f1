import { NotificationProvider } from '@letterliaan/ui'
import { useStore } from '@letterliaan/web/use-store'
import type { ReactNode } from 'react'
import { useServices } from '../useServices.ts'

/** Clears messages when the page or the user changes. */
export function PageNotifications({ children }: { readonly children: ReactNode }) {
  const { navigator, session } = useServices()
  const isLoggedIn = useStore(session.loginId) !== null
  const view = useStore(navigator.view)
  const page = view.kind === 'page' ? view.address : null
  return <NotificationProvider page={isLoggedIn ? page : ''}>{children}</NotificationProvider>
}
