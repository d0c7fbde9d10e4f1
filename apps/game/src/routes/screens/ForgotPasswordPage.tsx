import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { ForgotPassword } from '../../features/login/ForgotPassword.tsx'

export function ForgotPasswordPage() {
  return (
    <RouteScreen>
      <ForgotPassword />
    </RouteScreen>
  )
}
