import { commonTexts } from '@letterliaan/texts/common'
import { pageTexts } from '@letterliaan/texts/pages'
import { getButtonClass } from '@letterliaan/ui'
import { useQuery } from '../../app/queries/useQuery.ts'
import { useProfile } from '../../app/data/useProfile.ts'
import { Link } from '@letterliaan/web/link'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { SubscriptionScreen } from '../../features/subscription/SubscriptionScreen.tsx'
import { addresses } from '../../app/addresses.ts'

export function RenewalPage() {
  const { client, queries } = useServices()
  const profile = useProfile()
  const { data: installation } = useQuery(queries.installation)
  const link = getButtonClass({ variant: 'secondary' })
  async function renew(id: number) {
    const { url } = await client.call('GET /api/v1/subscription/renewal-token/:id', { params: { id } })
    window.location.assign(url)
  }

  return (
    <RouteScreen>
      <SubscriptionScreen
        profile={profile}
        contactEmail={installation?.contact_email ?? null}
        onRenew={renew}
      >
        {profile.has_active_subscription ? (
          <Link to={addresses.overview} className={link}>
            {commonTexts.toMap}
          </Link>
        ) : (
          <Link to={addresses.logout} className={link}>
            {pageTexts.logout}
          </Link>
        )}
      </SubscriptionScreen>
    </RouteScreen>
  )
}
