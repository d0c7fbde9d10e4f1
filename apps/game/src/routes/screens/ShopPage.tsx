import type { Badge } from '@letterliaan/contract'
import * as pageTexts from '@letterliaan/texts/pages'
import { getButtonClass, useNotify } from '@letterliaan/ui'
import { useQuery, useSuspenseQuery } from '../../app/queries/useQuery.ts'
import { useBuyBadge } from '../../app/data/useBuyBadge.ts'
import { useStudent } from '../../app/data/useProfile.ts'
import { toFailureLine } from '../../app/explain-failure.ts'
import { Link } from '@letterliaan/web/link'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { ShopScreen } from '../../features/shop/ShopScreen.tsx'
import { addresses } from '../../app/addresses.ts'
import { usePlaceThing } from './usePlaceThing.ts'

export function ShopPage() {
  const { queries, sound } = useServices()
  const { points } = useStudent()
  const { data: badges } = useSuspenseQuery(queries.badges)
  const { data: placed = [] } = useQuery(queries.treehouse)
  const buyBadge = useBuyBadge()
  const placeThing = usePlaceThing()
  const notify = useNotify()

  async function buy(badge: Badge): Promise<boolean> {
    try {
      await buyBadge(badge)
      sound.playEffect('coin')
      return true
    } catch (error) {
      notify('error', toFailureLine(error))
      return false
    }
  }

  return (
    <RouteScreen>
      <ShopScreen
        badges={badges}
        points={points}
        badgesLink={
          <Link to={addresses.badges} className={getButtonClass({ variant: 'secondary' })}>
            {pageTexts.badges.text}
          </Link>
        }
        placed={placed}
        onBuy={buy}
        onPut={placeThing}
      />
    </RouteScreen>
  )
}
