import type { MadeInvitation } from '@letterliaan/contract'
import { createDutchFormat } from '@letterliaan/rules/calendar'
import type { Database } from '../../../db/database.ts'
import type { Mailer, Mail } from '../../../mailer.ts'
import { getOrganisation } from '../accounts/organisation/organisation.ts'

type Unsent = Omit<MadeInvitation, 'is_mailed'>

/** Sends invitations. Returns for each invitation whether its letter was sent. */
export type SendInvitations = (
  organisation_id: number,
  invitations: readonly Unsent[],
) => Promise<MadeInvitation[]>

const atOnce = 5

export interface InvitingDependencies {
  readonly database: Database
  readonly mailer: Mailer | null
  /** Public address of the server; null: the address that the inviter used. */
  readonly publicUrl: string | null
}

export function prepareInviting(dependencies: InvitingDependencies) {
  const { database, publicUrl } = dependencies
  return {
    inviting: { database, sendInvitations: createInvitationSender(dependencies) },
    placed: <C extends { readonly origin: string }>(call: C): C => ({
      ...call,
      origin: publicUrl ?? call.origin,
    }),
  }
}

/** Stops sending letters after the mail server refuses one. The inviter can copy the links instead. */
function createInvitationSender({ database, mailer }: InvitingDependencies): SendInvitations {
  return async (organisation_id, invitations) => {
    const { name: organisation } = await getOrganisation(database.queries, organisation_id)
    const sent: MadeInvitation[] = []
    let isWorking = true
    for (let at = 0; at < invitations.length; at += atOnce) {
      const part = invitations.slice(at, at + atOnce)
      const done = await Promise.all(
        part.map(async (invitation): Promise<MadeInvitation> => {
          const is_mailed = isWorking
            ? await send(mailer, organisation, invitation)
            : notSent(mailer, invitation)
          return Object.assign({ is_mailed }, invitation)
        }),
      )
      isWorking = done.every(({ is_mailed }) => is_mailed !== false)
      sent.push(...done)
    }
    return sent
  }
}

const notSent = (mailer: Mailer | null, { email }: Unsent): boolean | null =>
  mailer === null || email === null ? null : false

async function send(
  mailer: Mailer | null,
  organisation: string,
  invitation: Unsent,
): Promise<boolean | null> {
  const { email } = invitation
  if (mailer === null || email === null) return null
  try {
    await mailer.send(composeInvitationMail(email, { organisation, ...invitation }))
    return true
  } catch {
    return false
  }
}

const day = createDutchFormat({ weekday: 'long', day: 'numeric', month: 'long' })

const composeInvitationMail = (
  to: string,
  {
    organisation,
    address,
    expires_at,
  }: {
    readonly organisation: string
    readonly address: string
    readonly expires_at: number
  },
): Mail => ({
  to,
  subject: `Uitnodiging voor Letterliaan van ${organisation}`,
  text: `Hallo,

${organisation} gebruikt Letterliaan om te oefenen met spelling, en nodigt u uit om mee te doen.
Met deze link kiest u uw naam en een wachtwoord:

${address}

De link werkt één keer, tot en met ${day.format((expires_at - 1) * 1000)}.
Verwachtte u deze mail niet? Dan hoeft u niets te doen.
`,
})
