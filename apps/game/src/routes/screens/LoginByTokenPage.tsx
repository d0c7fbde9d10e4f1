import { buttonClass, Button } from '@letterliaan/ui'
import { useEffect, useRef, useState } from 'react'
import { Link } from '../../app/navigation/Link.tsx'
import { takeFromAddress } from '../../app/navigation/takeFromAddress.ts'
import { Message } from '../../app/shell/Message.tsx'
import { Waiting } from '../../app/shell/Waiting.tsx'
import { useServices } from '../../app/useServices.ts'
import { explainTokenFailure, type TokenFailure } from '../../features/login/explainTokenFailure.ts'
import { addresses } from '../addresses.ts'

/** Logs in with the token in the address, in place of whoever played here before (AUTH-5). */
export function LoginByTokenPage() {
  const { client, navigator, session } = useServices()
  const token = useRef<string>(null)
  const [failure, setFailure] = useState<TokenFailure>()

  useEffect(() => {
    if (failure !== undefined) return
    const given = (token.current ??= takeFromAddress(window, 'token') ?? '')
    async function logIn() {
      try {
        await client.exchange(given)
        navigator.go(addresses.overview, { replace: true })
      } catch (error) {
        setFailure(explainTokenFailure(error))
      }
    }
    void logIn()
  }, [client, navigator, failure])

  if (failure === undefined) return <Waiting />
  return (
    <Message title="Inloggen is niet gelukt">
      <p>{failure.text}</p>
      {failure.mayPass && (
        <Button size="large" onClick={() => setFailure(undefined)}>
          Probeer opnieuw
        </Button>
      )}
      <Link
        to={session.isLoggedIn() ? addresses.logout : addresses.login}
        className={buttonClass({ variant: failure.mayPass ? 'secondary' : 'primary' })}
      >
        Naar inloggen
      </Link>
    </Message>
  )
}
