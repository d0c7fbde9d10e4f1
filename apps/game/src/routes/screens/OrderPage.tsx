import { buttonClass } from '@letterliaan/ui'
import { useProfile } from '../../app/data/useProfile.ts'
import { Link } from '../../app/navigation/Link.tsx'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { SubscriptionScreen } from '../../features/subscription/SubscriptionScreen.tsx'
import { addresses } from '../addresses.ts'

export function OrderPage() {
  const profile = useProfile()
  const link = buttonClass({ variant: 'secondary' })
  return (
    <RouteScreen>
      <SubscriptionScreen profile={profile}>
        {profile.has_active_subscription ? (
          <Link to={addresses.overview} className={link}>
            Naar de kaart
          </Link>
        ) : (
          <Link to={addresses.logout} className={link}>
            Uitloggen
          </Link>
        )}
      </SubscriptionScreen>
    </RouteScreen>
  )
}
