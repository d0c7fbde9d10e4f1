import { commonTexts } from '@letterliaan/texts/common'
import { loginTexts } from '@letterliaan/texts/login'
import { shellTexts } from '@letterliaan/texts/shell'
import { Button, Glyph, useNotify } from '@letterliaan/ui'
import { appLogins, logOutOfApp } from '@letterliaan/web/app-logins'
import { useCallback, useEffect, useState } from 'react'
import { addBasePath } from '@letterliaan/web/base-path'
import { MessagePage } from '../../app/shell/MessagePage.tsx'
import { LoadingPage } from '../../app/shell/LoadingPage.tsx'
import { useServices } from '../../app/useServices.ts'
import { addresses, supervisorAddress } from '../../app/addresses.ts'

/** Maximum time that a logout waits for answers to be sent (ms). */
const maxWaitMs = 4000

/** Logs out of the game and the supervisor's app (AUTH-4, DAG-1). Asks first if answers cannot be sent. */
export function LogoutPage() {
  const { client, session, navigator, queries, queryClient, answers, connection } = useServices()
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)

  const logOut = useCallback(() => {
    // The page is remounted after its login ended.
    if (session.loginId.get() === null) return navigator.go(addresses.login, { replace: true })
    const isImpersonated = queryClient.getQueryData(queries.profile)?.is_impersonated === true
    client.logout()
    if (isImpersonated) return window.location.replace(addBasePath(supervisorAddress))
    logOutOfApp(appLogins.supervisor, window)
    notify('success', loginTexts.loggedOut)
    navigator.go(addresses.login, { replace: true })
  }, [client, session, notify, navigator, queries, queryClient])

  useEffect(() => {
    if (isAsking) return
    let isHere = true
    async function leave() {
      const isSent = await allIsSent(answers)
      if (!isHere) return
      if (isSent) logOut()
      else setAsking(true)
    }
    void leave()
    return () => {
      isHere = false
    }
  }, [answers, isAsking, logOut])

  function tryAgain() {
    connection.tryNow()
    setAsking(false)
  }

  if (!isAsking) return <LoadingPage />
  return (
    <MessagePage
      title={loginTexts.notAllStored}
      said={answers.isLasting() ? shellTexts.sentLater : shellTexts.lostAtLogout}
    >
      <Button size="large" icon={<Glyph name="repeat" />} onClick={tryAgain}>
        {commonTexts.tryAgain}
      </Button>
      <Button variant="secondary" onClick={logOut}>
        {loginTexts.logoutAnyway}
      </Button>
    </MessagePage>
  )
}

interface Sender {
  isWaiting(): Promise<boolean>
  sendAll(): Promise<unknown>
}

/** Sends waiting answers for a limited time. Resolves to true if none is left. */
async function allIsSent(answers: Sender): Promise<boolean> {
  async function send() {
    if (await answers.isWaiting()) await answers.sendAll()
    return true
  }
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, maxWaitMs, false))
  return Promise.race([send().catch(() => false), late])
}
