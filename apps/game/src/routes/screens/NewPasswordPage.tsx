import { buttonClass } from '@letterliaan/ui'
import { useEffect, useRef } from 'react'
import { explainFailure } from '../../app/explain-failure.ts'
import { Link } from '../../app/navigation/Link.tsx'
import { takeFromAddress } from '../../app/navigation/takeFromAddress.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { NewPassword } from '../../features/login/NewPassword.tsx'
import { addresses, supervisorAddress } from '../addresses.ts'

/** Where the link of the mail leads; its token is in the address only until the page stands. */
export function NewPasswordPage() {
  const { client } = useServices()
  const token = useRef<string>(null)

  useEffect(() => {
    token.current ??= takeFromAddress(window, 'token')
  }, [])

  const choose = async (password: string) => {
    await client.call('PUT /api/v1/password-reset', { body: { token: token.current ?? '?', password } })
  }
  return (
    <RouteScreen>
      <NewPassword onChoose={choose} explain={explainFailure}>
        <Link to={addresses.login} className={buttonClass({ size: 'large' })}>
          Naar het spel
        </Link>
        <a href={supervisorAddress} className={buttonClass({ variant: 'secondary' })}>
          Voor begeleiders
        </a>
      </NewPassword>
    </RouteScreen>
  )
}
