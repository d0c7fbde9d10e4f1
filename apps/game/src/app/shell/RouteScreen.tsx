import { backLinkClass, Glyph } from '@letterliaan/ui'
import { useStore } from '@letterliaan/web/use-store'
import type { ReactNode } from 'react'
import { Link } from '@letterliaan/web/link'
import type { PageMeta } from '../navigation/page.ts'
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

const defaultMeta: PageMeta = { title: 'Letterliaan' }

/** The screen of the page that the address names. */
export function RouteScreen({ title, back, actions, children }: RouteScreenProps) {
  const { navigator } = useServices()
  const view = useStore(navigator.view)
  const meta = view.kind === 'page' ? view.meta : defaultMeta
  return (
    <PageScreen
      meta={title === undefined ? meta : { ...meta, title }}
      back={back === undefined ? <BackLink back={meta.back} /> : back}
      actions={actions}
    >
      {children}
    </PageScreen>
  )
}

function BackLink({ back }: { back: PageMeta['back'] }) {
  if (back === undefined) return null
  return (
    <Link to={back.to} className={backLinkClass()}>
      <Glyph name="left" />
      {back.label}
    </Link>
  )
}
