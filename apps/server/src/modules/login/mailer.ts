/** A letter in plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Mailer {
  /** Rejects when the mail server does not take it. */
  send(mail: Mail): Promise<void>
}

/** A mail server that does not answer is given up after so many ms. */
const timeoutMs = 20_000

/** Sends by a mail server: `smtp://user:password@host:587`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const wait = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  }
  // Loaded with the first letter: forty files, and most installations send few letters or none.
  const open = async () => (await import('nodemailer')).createTransport({ url, ...wait }, { from })
  let transport: ReturnType<typeof open> | undefined
  return {
    async send(mail) {
      transport ??= open()
      await (await transport).sendMail(mail)
    },
  }
}

/** Shows each letter to whoever started the server: to try the product without a mail server. */
export const createConsoleMailer = (print: (text: string) => void): Mailer => ({
  async send({ to, subject, text }) {
    print(`\nE-mail aan ${to}: ${subject}\n${text}`)
  },
})
