import type { Badge } from '@letterliaan/contract'
import { pageTexts } from '@letterliaan/texts/pages'
import { getButtonClass, useNotify } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { ApiError, createRandomId } from '@letterliaan/contract/client'
import { useRef } from 'react'
import { useQuery, useSuspenseQuery } from '../../app/queries/useQuery.ts'
import { useStudent } from '../../app/data/useProfile.ts'
import { toFailureLine } from '../../app/explain-failure.ts'
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

/** Resolves or rejects (refused) after every screen shows the server's points and badges (SHOP-5). */
function useBuyBadge(): (badge: Pick<Badge, 'id'>) => Promise<void> {
  const { client, queries, queryClient } = useServices()
  // One key per badge, so that a retry after a lost response is no second purchase.
  const keys = useRef(new Map<number, string>())
  return async ({ id }) => {
    const idempotencyKey = keys.current.get(id) ?? createRandomId()
    keys.current.set(id, idempotencyKey)
    try {
      await client.call('POST /api/v1/reward/buy', { body: { id }, idempotencyKey })
    } catch (error) {
      if (error instanceof ApiError) keys.current.delete(id)
      throw error
    } finally {
      await queryClient.invalidateQueries([queries.badges, queries.profile])
    }
  }
}
