import { NotificationProvider } from '@letterliaan/ui'
import { PageScreen } from '../app/shell/PageScreen.tsx'
import { LoginScreen, type LoginScreenProps } from '../features/login/LoginScreen.tsx'
import { loginMeta } from '../routes/login-meta.ts'

interface LoginViewProps extends LoginScreenProps {
  readonly onFocus?: () => void
}

/** Drawn by the build too, and taken over by React as it stands: the same with every browser. */
export const LoginView = ({ onLogin, onFocus }: LoginViewProps) => (
  <NotificationProvider>
    <div onFocus={onFocus}>
      <PageScreen meta={loginMeta}>
        <LoginScreen onLogin={onLogin} />
      </PageScreen>
    </div>
  </NotificationProvider>
)
