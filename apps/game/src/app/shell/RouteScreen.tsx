import { getBackLinkClass, Glyph } from '@letterliaan/ui'
import { useWording } from '@letterliaan/ui/pictures'
import { Link } from '@letterliaan/web/link'
import type { PageMeta } from '../navigation/page.ts'
import { useShownView } from '../navigation/useShownView.ts'
import { PageScreen, type PageScreenProps } from './PageScreen.tsx'

export interface RouteScreenProps extends Omit<PageScreenProps, 'meta'> {
  readonly title?: string
}

const defaultMeta: PageMeta = { title: 'Letterliaan' }

export function RouteScreen({ title, back, ...rest }: RouteScreenProps) {
  const view = useShownView()
  const meta = view.kind === 'page' ? view.meta : defaultMeta
  return (
    <PageScreen
      meta={title === undefined ? meta : { ...meta, title }}
      back={back === undefined && !meta.isPlayed ? <BackLink back={meta.back} /> : back}
      {...rest}
    />
  )
}

function BackLink({ back }: { back: PageMeta['back'] }) {
  const word = useWording()
  if (back === undefined) return null
  return (
    <Link to={back.to} className={getBackLinkClass()}>
      <Glyph name="left" />
      {word(back.label)}
    </Link>
  )
}
