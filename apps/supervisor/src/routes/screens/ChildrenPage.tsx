import type { SupervisedStudent } from '@letterliaan/contract'
import { useNotify } from '@letterliaan/ui'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { ChildList } from '../../features/children/ChildList.tsx'
import { NewPasswordDialog } from '../../features/children/NewPasswordDialog.tsx'
import { impersonationAddress } from '../addresses.ts'

/**
 * The children of the organisation; a supervisor may look at the game as one of them, play in its place, or give one a new password
 * (supervisor.md, points 8 and 11).
 */
export function ChildrenPage() {
  const { client, queries } = useServices()
  const notify = useNotify()
  const [{ data: students }, { data: levels }] = useSuspenseQueries({
    queries: [queries.students, queries.levels],
  })
  const [opening, setOpening] = useState<number | null>(null)

  const [forgetful, setForgetful] = useState<SupervisedStudent | null>(null)

  const tell = (error: unknown) =>
    notify('error', error instanceof Error ? error.message : 'Dat is niet gelukt.')

  async function open({ id }: SupervisedStudent, kind: 'impersonation' | 'take_over') {
    setOpening(id)
    try {
      const { token } = await client.call('POST /api/v1/begeleider/student/:id/exchange-token', {
        params: { id },
        body: { kind },
      })
      window.location.assign(impersonationAddress(token))
    } catch (error) {
      tell(error)
      setOpening(null)
    }
  }

  async function makePassword({ id }: SupervisedStudent) {
    try {
      const reply = await client.call('POST /api/v1/begeleider/student/:id/password', { params: { id } })
      return reply.password
    } catch (error) {
      tell(error)
      return null
    }
  }

  return (
    <PageFrame title="Kinderen">
      {students.length === 0 ? (
        <p>Uw organisatie heeft nog geen kinderen.</p>
      ) : (
        <>
          <p>
            Wilt u zien wat een kind ziet? Kijk dan mee: u opent het spel als dat kind. Speelt op dit apparaat
            al een kind? Dan wordt dat uitgelogd. Wie meekijkt, verandert niets. Wilt u iets voor het kind
            doen? Neem het spel dan over: wat u doet, telt mee. Meekijken en overnemen worden vastgelegd.
          </p>
          <p>Is een kind het wachtwoord vergeten? Geef het dan een nieuw.</p>
          <ChildList
            students={students}
            levels={levels}
            opening={opening}
            onImpersonate={(student) => void open(student, 'impersonation')}
            onTakeOver={(student) => void open(student, 'take_over')}
            onNewPassword={setForgetful}
          />
          {forgetful !== null && (
            <NewPasswordDialog
              student={forgetful}
              onMake={() => makePassword(forgetful)}
              onClose={() => setForgetful(null)}
            />
          )}
        </>
      )}
    </PageFrame>
  )
}
