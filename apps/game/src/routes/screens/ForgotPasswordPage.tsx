import { useSuspenseQuery } from '@letterliaan/web/use-query'
import { explainFailure } from '../../app/explain-failure.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { ForgotPassword } from '../../features/login/ForgotPassword.tsx'

export function ForgotPasswordPage() {
  const { client, queries } = useServices()
  const { data: installation } = useSuspenseQuery(queries.installation)
  const ask = async (username: string) => {
    await client.call('POST /api/v1/password-reset', { body: { username } })
  }
  return (
    <RouteScreen>
      <ForgotPassword hasMail={installation.has_mail} onAsk={ask} explain={explainFailure} />
    </RouteScreen>
  )
}
