import { fill } from '@letterliaan/texts'
import { Logo } from '@letterliaan/ui/pictures'
import { useEffect, useState } from 'react'
import { addBasePath } from '@letterliaan/web/base-path'
import { FlatButton } from '../../app/controls/index.ts'
import { commonTexts, layout, useServices } from '../../app/index.ts'
import { texts } from './texts.ts'

/** Opened by a link in the mail to a new address. Requires a press, because mail programs open links too. */
export function ConfirmEmailScreen({ home }: { readonly home: string }) {
  const { client, session } = useServices()
  const [token] = useState(() => window.location.hash.slice(1))
  const [told, setTold] = useState<string | null>(token === '' ? commonTexts.brokenLink : null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    document.title = texts.confirming.documentTitle
  }, [])

  async function confirm() {
    setBusy(true)
    try {
      const { username } = await client.call('PUT /api/v1/account-email', { body: { token } })
      session.clear()
      setTold(fill(texts.confirming.done, { username }))
    } catch (error) {
      setTold(error instanceof Error ? error.message : commonTexts.failed)
    }
    setBusy(false)
  }

  return (
    <main className={layout.frontDoor}>
      <Logo size="min(18rem, 70vw)" />
      <h1>{texts.confirming.title}</h1>
      {told === null && (
        <>
          <p>{texts.confirming.explained}</p>
          <FlatButton look="primary" aria-disabled={isBusy} onClick={() => confirm()}>
            {texts.confirming.press}
          </FlatButton>
        </>
      )}
      <div role="alert">{told !== null && <p>{told}</p>}</div>
      {told !== null && (
        <p>
          <a href={addBasePath(home)}>{commonTexts.toLogin}</a>
        </p>
      )}
    </main>
  )
}
