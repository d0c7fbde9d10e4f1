import { JungleScreen } from '@letterliaan/ui'
import { Scene } from '@letterliaan/ui/scenes'
import { type ReactNode, useEffect } from 'react'
import type { PageMeta } from '../navigation/page.ts'

export interface PageScreenProps {
  readonly meta: Pick<PageMeta, 'title' | 'background'>
  readonly back?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A jungle screen that looks as its page is described (NAV-8). */
export function PageScreen({ meta, back, actions, children }: PageScreenProps) {
  usePageTitle(meta.title)
  return (
    <JungleScreen
      title={meta.title}
      background={<Scene name={meta.background ?? 'clearing'} />}
      back={back}
      actions={actions}
    >
      {children}
    </JungleScreen>
  )
}

/** Names the browser tab after the page, for users with many tabs and for users of a screen reader. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Letterliaan' ? title : `${title} – Letterliaan`
  }, [title])
}
