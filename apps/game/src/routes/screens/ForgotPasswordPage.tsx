import { pageTexts } from '@letterliaan/texts/pages'
import { getBackLinkClass, Glyph } from '@letterliaan/ui'
import { addBasePath } from '@letterliaan/web/base-path'
import { useSuspenseQuery } from '../../app/queries/useQuery.ts'
import { supervisorHome } from '../../app/addresses.ts'
import { explainFailure } from '../../app/explain-failure.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { ForgotPassword, type ForgotPasswordProps } from '../../features/login/ForgotPassword.tsx'

export function ForgotPasswordPage() {
  return (
    <RouteScreen>
      <Forgotten who="child" />
    </RouteScreen>
  )
}

/** Linked from the login of the supervisors' app. */
export function SupervisorForgotPasswordPage() {
  const back = (
    <a href={addBasePath(supervisorHome)} className={getBackLinkClass()}>
      <Glyph name="left" />
      {pageTexts.login}
    </a>
  )
  return (
    <RouteScreen back={back}>
      <Forgotten who="supervisor" />
    </RouteScreen>
  )
}

function Forgotten({ who }: Pick<ForgotPasswordProps, 'who'>) {
  const { client, queries } = useServices()
  const { data: installation } = useSuspenseQuery(queries.installation)
  const ask = async (username: string) => {
    await client.call('POST /api/v1/password-reset', { body: { username } })
  }
  return <ForgotPassword who={who} hasMail={installation.has_mail} onAsk={ask} explain={explainFailure} />
}
