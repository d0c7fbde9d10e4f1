import { JungleScreen } from '@letterliaan/ui'
import { Scene } from '@letterliaan/ui/scenes'
import type { ReactNode } from 'react'
import type { PageMeta } from '../navigation/page.ts'
import { usePageTitle } from './usePageTitle.ts'

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
