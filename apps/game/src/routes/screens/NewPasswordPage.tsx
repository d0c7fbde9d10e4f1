import { ApiError } from '@letterliaan/contract/client'
import { commonTexts } from '@letterliaan/texts/common'
import { loginTexts } from '@letterliaan/texts/login'
import { getButtonClass } from '@letterliaan/ui'
import { useEffect, useRef, useState } from 'react'
import { addBasePath } from '@letterliaan/web/base-path'
import { explainFailure } from '../../app/explain-failure.ts'
import { Link } from '@letterliaan/web/link'
import { takeTokenFromAddress } from '@letterliaan/web/address-bar'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { ExpiredLink } from '../../features/login/LoginMessage.tsx'
import { NewPassword } from '../../features/login/NewPassword.tsx'
import { addresses, supervisorAddress } from '../../app/addresses.ts'

/** Opened by the link in the mail. The token is removed from the address after the page is shown. */
export function NewPasswordPage() {
  const { client } = useServices()
  const token = useRef<string>(null)
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    token.current ??= takeTokenFromAddress(window)
    if (token.current === null) setOver(true)
  }, [])

  const choose = async (password: string) => {
    try {
      await client.call('PUT /api/v1/password-reset', { body: { token: token.current ?? '?', password } })
    } catch (error) {
      if (error instanceof ApiError && error.status === 410) setOver(true)
      throw error
    }
  }
  return (
    <RouteScreen>
      {isOver ? (
        <ExpiredLink>
          <Link to={addresses.forgotPassword} className={getButtonClass({ size: 'large' })}>
            {loginTexts.link.askNew}
          </Link>
          <Link to={addresses.login} className={getButtonClass({ variant: 'secondary' })}>
            {loginTexts.link.backToLogin}
          </Link>
        </ExpiredLink>
      ) : (
        <NewPassword onChoose={choose} explain={explainFailure}>
          <Link to={addresses.login} className={getButtonClass({ size: 'large' })}>
            {loginTexts.link.toGame}
          </Link>
          <a href={addBasePath(supervisorAddress)} className={getButtonClass({ variant: 'secondary' })}>
            {commonTexts.forSupervisors}
          </a>
        </NewPassword>
      )}
    </RouteScreen>
  )
}
