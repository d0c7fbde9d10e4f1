import { dutchFormat } from '@letterliaan/rules/calendar'
import type { Mail } from '../../../mailer.ts'

const day = dutchFormat({ weekday: 'long', day: 'numeric', month: 'long' })

export const composeInvitationMail = (
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
