import { placed } from '@letterliaan/web/place'
import { useStore } from '@letterliaan/web/use-store'
import { useLayoutEffect } from 'react'
import { etagOfKept } from '../data/etag-cache.ts'
import { useServices } from '../useServices.ts'
import { whenIdle } from '../when-idle.ts'

/** Each page as it is first drawn, for the next time that it is opened. `isOwn`: the child itself plays. */
export function useKeptScreen(isOwn: boolean): void {
  const { navigator, session } = useServices()
  const view = useStore(navigator.view)
  const navigation = view.kind === 'page' ? view.navigation : null
  useLayoutEffect(() => {
    const etag = etagOfKept(localStorage, placed('/api/v1/user/me/'))
    const login_id = session.loginId.get()
    const place = document.getElementById('root')
    if (navigation === null || login_id === null || !isOwn || etag === null || place === null) return
    const { pathname } = window.location
    const drawn = { copy: place.cloneNode(true) as Element, etag, login_id, pathname }
    const isLoggedOut = session.watchLogout()
    void whenIdle()
      .then(() => import('./keep-screen.ts'))
      .then(({ keepScreen }) => isLoggedOut() || keepScreen(drawn, document, localStorage))
      .catch(() => undefined)
  }, [navigation, isOwn, session])
}
