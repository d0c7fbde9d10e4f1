import { JungleScreen } from '@letterliaan/ui'
import { Scene } from '@letterliaan/ui/scenes'
import type { ReactNode } from 'react'
import type { PageLook } from '../navigation/page.ts'
import { usePageTitle } from './usePageTitle.ts'

export interface PageScreenProps {
  readonly look: Pick<PageLook, 'title' | 'background'>
  readonly back?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A jungle screen that looks as its page is described (NAV-8). */
export function PageScreen({ look, back, actions, children }: PageScreenProps) {
  usePageTitle(look.title)
  return (
    <JungleScreen
      title={look.title}
      background={<Scene name={look.background ?? 'clearing'} />}
      back={back}
      actions={actions}
    >
      {children}
    </JungleScreen>
  )
}
