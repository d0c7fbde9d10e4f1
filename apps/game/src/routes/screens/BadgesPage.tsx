import { commonTexts } from '@letterliaan/texts/common'
import { pageTexts } from '@letterliaan/texts/pages'
import { getButtonClass } from '@letterliaan/ui'
import { Icon } from '@letterliaan/ui/pictures'
import { useSuspenseQuery } from '../../app/queries/useQuery.ts'
import { Link } from '@letterliaan/web/link'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { BadgesScreen } from '../../features/badges/BadgesScreen.tsx'
import { addresses } from '../../app/addresses.ts'

export function BadgesPage() {
  const { queries } = useServices()
  const { data: badges } = useSuspenseQuery(queries.badges)
  return (
    <RouteScreen>
      <BadgesScreen
        badges={badges}
        shopLink={
          <>
            <Link to={addresses.shop} className={getButtonClass()}>
              <Icon name="shop" size="1.75rem" />
              {commonTexts.toShop}
            </Link>
            <Link to={addresses.ownWords} className={getButtonClass({ variant: 'secondary' })}>
              {pageTexts.ownWords.text}
            </Link>
          </>
        }
      />
    </RouteScreen>
  )
}
