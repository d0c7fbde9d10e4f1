import { backLinkClass, Glyph } from '@letterliaan/ui'
import { useSyncExternalStore, type ReactNode } from 'react'
import { Link } from '../navigation/Link.tsx'
import type { PageLook } from '../navigation/page.ts'
import { useServices } from '../useServices.ts'
import { PageScreen } from './PageScreen.tsx'

export interface RouteScreenProps {
  /** In place of the page's title, where it depends on what was fetched. */
  readonly title?: string
  /** In place of the page's link back; null for none. */
  readonly back?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

const somewhere: PageLook = { title: 'Letterliaan' }

/** The screen of the page that the address names. */
export function RouteScreen({ title, back, actions, children }: RouteScreenProps) {
  const { navigator } = useServices()
  const view = useSyncExternalStore(navigator.subscribe, navigator.getView)
  const look = view.kind === 'page' ? view.look : somewhere
  return (
    <PageScreen
      look={title === undefined ? look : { ...look, title }}
      back={back === undefined ? <BackLink back={look.back} /> : back}
      actions={actions}
    >
      {children}
    </PageScreen>
  )
}

function BackLink({ back }: { back: PageLook['back'] }) {
  if (back === undefined) return null
  return (
    <Link to={back.to} className={backLinkClass()}>
      <Glyph name="left" />
      {back.label}
    </Link>
  )
}
