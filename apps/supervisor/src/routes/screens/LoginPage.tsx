import { useServices } from '../../app/useServices.ts'
import { LoginScreen } from '../../features/login/LoginScreen.tsx'

export function LoginPage() {
  const { logIn } = useServices()
  return <LoginScreen onLogin={logIn} />
}
