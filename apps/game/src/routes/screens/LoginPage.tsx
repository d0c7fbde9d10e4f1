import { isGroupDevice } from '@letterliaan/web/group-device'
import { useEffect } from 'react'
import { addresses } from '../../app/addresses.ts'
import { PageScreen } from '../../app/shell/PageScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { redirectToSecondFactor } from '../../features/login/redirect-to-second-factor.ts'
import { LoginScreen } from '../../features/login/LoginScreen.tsx'
import { loginMeta } from '../login-meta.ts'

/** Redirects to 'Wie ben jij?' on a shared device. After a login, the guard redirects (NAV-2). */
export function LoginPage() {
  const { client, navigator } = useServices()
  useEffect(() => {
    if (isGroupDevice(localStorage)) navigator.go(addresses.whoAreYou, { replace: true })
  }, [navigator])
  return (
    <PageScreen meta={loginMeta}>
      <LoginScreen
        onLogin={(username, password) =>
          client
            .login(username, password)
            .catch((error: unknown) => redirectToSecondFactor(error, username, window))
        }
      />
    </PageScreen>
  )
}
