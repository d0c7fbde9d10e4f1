import type { CardPicture } from '@letterliaan/contract/card-pictures'
import { toProductLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { loginTexts } from '@letterliaan/texts/login'
import { getButtonClass, Button } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from '@letterliaan/web/link'
import { takeTokenFromAddress } from '@letterliaan/web/address-bar'
import { MessagePage } from '../../app/shell/MessagePage.tsx'
import { PageScreen } from '../../app/shell/PageScreen.tsx'
import { LoadingPage } from '../../app/shell/LoadingPage.tsx'
import { useServices } from '../../app/useServices.ts'
import {
  explainTokenFailure,
  lostTokenFailure,
  missingPicturesFailure,
  type TokenFailure,
} from '../../features/login/explain-token-failure.ts'
import { PictureCodeScreen } from '../../features/login/PictureCodeScreen.tsx'
import { addresses } from '../../app/addresses.ts'

/** Logs in with the token of the address and replaces an earlier login (AUTH-5). May ask for pictures. */
export function LoginByTokenPage() {
  const { client, navigator, session } = useServices()
  const token = useRef<string>(null)
  const [failure, setFailure] = useState<TokenFailure>()

  const exchange = useCallback(
    async (pictures?: CardPicture[]): Promise<TokenFailure | null> => {
      const given = (token.current ??= takeTokenFromAddress(window) ?? '')
      if (given === '') return lostTokenFailure
      try {
        if (!(await client.exchange(given, pictures))) return missingPicturesFailure
        navigator.go(addresses.overview, { replace: true })
        return null
      } catch (error) {
        return explainTokenFailure(error, pictures !== undefined)
      }
    },
    [client, navigator],
  )

  useEffect(() => {
    if (failure !== undefined) return
    async function logIn() {
      const failed = await exchange()
      if (failed !== null) setFailure(failed)
    }
    void logIn()
  }, [exchange, failure])

  async function enter(pictures: CardPicture[]): Promise<string | null> {
    const failed = await exchange(pictures)
    if (failed !== null) setFailure(failed)
    return failed && failed.text
  }

  if (failure === undefined) return <LoadingPage />
  const toLogin = session.isLoggedIn() ? addresses.logout : addresses.login
  if (failure.asksPictures) {
    return (
      <PageScreen meta={{ title: loginTexts.yourPictures, background: 'clearing' }}>
        <PictureCodeScreen onEnter={enter}>
          <Link to={toLogin}>{loginTexts.byEmail}</Link>
        </PictureCodeScreen>
      </PageScreen>
    )
  }
  return (
    <MessagePage title={loginTexts.notLoggedIn}>
      <p>
        <SpokenText line={toProductLine(failure.text)} auto />
      </p>
      {failure.mayPass && (
        <Button size="large" onClick={() => setFailure(undefined)}>
          {commonTexts.tryAgain}
        </Button>
      )}
      <Link to={toLogin} className={getButtonClass({ variant: failure.mayPass ? 'secondary' : 'primary' })}>
        {loginTexts.toLogin}
      </Link>
    </MessagePage>
  )
}
