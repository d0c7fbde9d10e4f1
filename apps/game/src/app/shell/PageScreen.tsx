import { JungleScreen, type JungleScreenProps } from '@letterliaan/ui'
import { Scene } from '@letterliaan/ui/scenes'
import { useEffect } from 'react'
import type { PageMeta } from '../navigation/page.ts'

export interface PageScreenProps extends Pick<JungleScreenProps, 'back' | 'actions' | 'holds' | 'children'> {
  readonly meta: Pick<PageMeta, 'title' | 'background'>
}

/** A jungle screen that looks as its page is described (NAV-8). */
export function PageScreen({ meta, children, ...rest }: PageScreenProps) {
  usePageTitle(meta.title)
  return (
    <JungleScreen title={meta.title} background={<Scene name={meta.background ?? 'clearing'} />} {...rest}>
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
