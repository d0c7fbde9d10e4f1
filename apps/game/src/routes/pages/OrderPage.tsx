import { buttonClass } from '@letterliaan/ui'
import { Link } from '@tanstack/react-router'
import { useProfile } from '../../app/data/useProfile.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { SubscriptionScreen } from '../../features/subscription/SubscriptionScreen.tsx'

export function OrderPage() {
  const profile = useProfile()
  const link = buttonClass({ variant: 'secondary' })
  return (
    <RouteScreen>
      <SubscriptionScreen profile={profile}>
        {profile.has_active_subscription ? (
          <Link to="/" className={link}>
            Naar de kaart
          </Link>
        ) : (
          <Link to="/logout" className={link}>
            Uitloggen
          </Link>
        )}
      </SubscriptionScreen>
    </RouteScreen>
  )
}
