import type { Mail } from '../../../../mailer.ts'

export const composeResetEmail = (to: string, username: string, link: string): Mail => ({
  to,
  subject: 'Nieuw wachtwoord voor Letterliaan',
  text: `Hallo,

Voor het account ${username} van Letterliaan is een nieuw wachtwoord gevraagd.
Met deze link is er een te kiezen:

${link}

De link werkt één keer, en een uur lang.
Was het een ander die dit vroeg? Dan hoeft er niets te gebeuren: het oude wachtwoord blijft werken.
`,
})
