import { backLinkClass, Glyph, JungleScreen } from '@letterliaan/ui'
import { Scene } from '@letterliaan/ui/scenes'
import { Link, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePageTitle } from './usePageTitle.ts'

export interface RouteScreenProps {
  /** In place of the title in the route's metadata, where it depends on what was fetched. */
  title?: string
  /** In place of the back link in the route's metadata; null for none. */
  back?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A jungle screen that takes background, title and back link from its route's metadata (NAV-8). */
export function RouteScreen({ title, back, actions, children }: RouteScreenProps) {
  const meta = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} })
  const shownTitle = title ?? meta.title ?? 'Letterliaan'
  usePageTitle(shownTitle)
  const backFromMeta = meta.back && (
    <Link to={meta.back.to} className={backLinkClass()}>
      <Glyph name="left" />
      {meta.back.label}
    </Link>
  )
  return (
    <JungleScreen
      title={shownTitle}
      background={<Scene name={meta.background ?? 'clearing'} />}
      back={back === undefined ? backFromMeta : back}
      actions={actions}
    >
      {children}
    </JungleScreen>
  )
}
