import type { Badge } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import * as pageTexts from '@letterliaan/texts/pages'
import * as shopTexts from '@letterliaan/texts/shop'
import { buttonClass, Celebration, useNotify } from '@letterliaan/ui'
import { useWording } from '@letterliaan/ui/pictures'
import { useSuspenseQuery } from '../../app/queries/useQuery.ts'
import { useCallback, useState } from 'react'
import { Medal } from '../../app/badges/Medal.tsx'
import { useBuyBadge } from '../../app/data/useBuyBadge.ts'
import { useStudent } from '../../app/data/useProfile.ts'
import { failureLine } from '../../app/explain-failure.ts'
import { Link } from '@letterliaan/web/link'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { ShopScreen } from '../../features/shop/ShopScreen.tsx'
import { addresses } from '../../app/addresses.ts'

export function ShopPage() {
  const { queries, sound } = useServices()
  const { points } = useStudent()
  const { data: badges } = useSuspenseQuery(queries.badges)
  const buyBadge = useBuyBadge()
  const notify = useNotify()
  const word = useWording()
  const [bought, setBought] = useState<Badge | null>(null)
  const endCelebration = useCallback(() => setBought(null), [])

  async function buy(badge: Badge): Promise<boolean> {
    try {
      await buyBadge(badge)
      sound.playEffect('coin')
      setBought(badge)
      return true
    } catch (error) {
      notify('error', failureLine(error))
      return false
    }
  }

  return (
    <RouteScreen>
      <ShopScreen
        badges={badges}
        points={points}
        badgesLink={
          <Link to={addresses.badges} className={buttonClass({ variant: 'secondary' })}>
            {pageTexts.badges.text}
          </Link>
        }
        onBuy={buy}
      />
      {bought !== null && (
        <Celebration
          joy="dictation"
          emblem={<Medal badge={bought} size="1em" decorative />}
          onDone={endCelebration}
        >
          {word({
            text: fill(shopTexts.bought, { name: bought.name }),
            sober: fill(shopTexts.boughtSober, { name: bought.name }),
          })}
        </Celebration>
      )}
    </RouteScreen>
  )
}
