import type { OpenedInvitation } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Logo } from '@letterliaan/ui/pictures'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { placed } from '@letterliaan/web/place'
import * as common from '../../app/texts/common.ts'
import { useServices } from '../../app/useServices.ts'
import { AcceptForm } from './AcceptForm.tsx'
import layout from '../../app/style/layout.module.css'
import { roleTexts } from './tell-role.ts'
import * as texts from './texts.ts'

export interface AcceptScreenProps {
  /** Address of the login. */
  readonly home: string
}

/** Page of an invitation: creates an account and logs it in (ORG-2). */
export function AcceptScreen({ home }: AcceptScreenProps) {
  const { client } = useServices()
  const [token] = useState(() => window.location.hash.slice(1))
  const [isUsed, setUsed] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['opened-invitation', token],
    queryFn: () => client.call('POST /api/v1/invitation', { body: { token } }),
    // Logging in empties the cache: what was used is not asked again.
    enabled: token !== '' && !isUsed,
    staleTime: Infinity,
  })
  useEffect(() => {
    document.title = texts.accepting.documentTitle
  }, [])

  const refusal = token === '' ? common.brokenLink : error?.message
  return (
    <main className={layout.frontDoor}>
      <Logo size="min(18rem, 70vw)" />
      <div className={layout.frontCard}>
        {refusal !== undefined && <Refused sentence={refusal} home={home} />}
        {refusal === undefined && data !== undefined && (
          <Opened {...{ token, home }} invitation={data} onUsed={() => setUsed(true)} />
        )}
      </div>
    </main>
  )
}

function Refused({ sentence, home }: { readonly sentence: string; readonly home: string }) {
  return (
    <>
      <h1>{texts.accepting.notOpened}</h1>
      <p role="alert">{sentence}</p>
      <p>
        <a href={placed(home)}>{common.toLogin}</a>
      </p>
    </>
  )
}

interface OpenedProps {
  readonly token: string
  readonly home: string
  readonly invitation: OpenedInvitation
  readonly onUsed: () => void
}

function Opened({ token, home, invitation, onUsed }: OpenedProps) {
  const { organisation, role, email } = invitation
  return (
    <>
      <h1>{texts.accepting.title}</h1>
      <p>
        {fill(texts.accepting.from, { organisation, role: roleTexts[role].name.toLowerCase() })}{' '}
        {roleTexts[role].about}
      </p>
      <AcceptForm {...{ token, email, home, onUsed }} />
    </>
  )
}
