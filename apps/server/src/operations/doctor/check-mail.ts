import { attention, good, messageOf, wrong, type Finding } from './finding.ts'

const patienceMs = 8000

/** Says hello to the mail server, and logs in; sends nothing. */
export async function checkMail(url: string | null): Promise<Finding> {
  if (url === null)
    return attention(
      'Er is geen mailserver (SMTP_URL): wie zijn wachtwoord vergeet, vraagt het aan de beheerder.',
    )
  const { createTransport } = await import('nodemailer')
  const wait = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
  const transport = createTransport({ url, ...wait })
  try {
    await transport.verify()
    return good('De mailserver antwoordt.')
  } catch (error) {
    return wrong(
      `De mailserver neemt geen mail aan (${messageOf(error)}). Controleer naam, wachtwoord en poort in SMTP_URL.`,
    )
  } finally {
    transport.close()
  }
}
