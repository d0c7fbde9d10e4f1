import { Link } from '@tanstack/react-router'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { LoginScreen } from '../../features/login/LoginScreen.tsx'
import { loginRoute } from '../account.ts'

/** A login that works changes the session, and the guard leads on (NAV-2). */
export function LoginPage() {
  const { client } = loginRoute.useRouteContext()
  return (
    <RouteScreen>
      <LoginScreen
        onLogin={(username, password) => client.login(username, password)}
        forgotten={<Link to="/wachtwoord-vergeten">Wachtwoord vergeten?</Link>}
      />
    </RouteScreen>
  )
}
