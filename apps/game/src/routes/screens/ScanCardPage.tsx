import { pageTexts } from '@letterliaan/texts/pages'
import { getButtonClass } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { addresses } from '../../app/addresses.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { ScanCardScreen } from '../../features/login/ScanCardScreen.tsx'

/** Logs in with a card in front of the camera (CARD-3). */
export function ScanCardPage() {
  const { navigator } = useServices()
  const logIn = (token: string) =>
    navigator.go(`${addresses.loginByToken}?${new URLSearchParams({ token }).toString()}`, { replace: true })
  return (
    <RouteScreen>
      <ScanCardScreen onToken={logIn}>
        <Link to={addresses.typeCode} className={getButtonClass({ variant: 'secondary' })}>
          {pageTexts.typeCode}
        </Link>
      </ScanCardScreen>
    </RouteScreen>
  )
}
