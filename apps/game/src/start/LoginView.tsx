import { NotificationProvider } from '@letterliaan/ui'
import { PageScreen } from '../app/shell/PageScreen.tsx'
import { LoginScreen, type LoginScreenProps } from '../features/login/LoginScreen.tsx'
import { loginMeta } from '../routes/login-meta.ts'

interface LoginViewProps extends LoginScreenProps {
  readonly onFocus?: () => void
}

/** Rendered by the build and hydrated by React, so it must be the same in every browser. */
export const LoginView = ({ onLogin, onFocus }: LoginViewProps) => (
  <NotificationProvider>
    <div onFocus={onFocus}>
      <PageScreen meta={loginMeta}>
        <LoginScreen onLogin={onLogin} />
      </PageScreen>
    </div>
  </NotificationProvider>
)
