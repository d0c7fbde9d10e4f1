import { JungleScreen, type JungleScreenProps } from '@letterliaan/ui'
import { Scene } from '@letterliaan/ui/scenes'
import { useWording, type Worded } from '@letterliaan/ui/pictures'
import { useEffect } from 'react'
import type { PageMeta } from '../navigation/page.ts'

export interface PageScreenProps extends Pick<
  JungleScreenProps,
  'back' | 'actions' | 'isPlayed' | 'children'
> {
  readonly meta: Pick<PageMeta, 'title' | 'background'>
}

/** NAV-8 */
export function PageScreen({ meta, children, ...rest }: PageScreenProps) {
  usePageTitle(meta.title)
  const word = useWording()
  return (
    <JungleScreen
      title={word(meta.title)}
      background={<Scene name={meta.background ?? 'clearing'} />}
      {...rest}
    >
      {children}
    </JungleScreen>
  )
}

export function usePageTitle(worded: Worded): void {
  const title = useWording()(worded)
  useEffect(() => {
    document.title = title === 'Letterliaan' ? title : `${title} – Letterliaan`
  }, [title])
}
