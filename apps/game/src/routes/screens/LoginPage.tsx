import { PageScreen } from '../../app/shell/PageScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { LoginScreen } from '../../features/login/LoginScreen.tsx'
import { loginMeta } from '../pages.ts'

/** A login that works changes the session, and the guard leads on (NAV-2). */
export function LoginPage() {
  const { client } = useServices()
  return (
    <PageScreen meta={loginMeta}>
      <LoginScreen onLogin={(username, password) => client.login(username, password)} />
    </PageScreen>
  )
}
