export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Mailer {
  /** Rejects if the mail server refuses the letter. */
  send(mail: Mail): Promise<void>
}

/** Time (ms) within which a mail server must respond. */
const timeoutMs = 20_000

/** Creates a mailer; `url` such as `smtp://user:password@host:587`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const wait = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  }
  // Loaded when the first letter is sent, because nodemailer has forty files.
  const open = async () => (await import('nodemailer')).createTransport({ url, ...wait }, { from })
  let transport: ReturnType<typeof open> | undefined
  return {
    async send(mail) {
      transport ??= open()
      await (await transport).sendMail(mail)
    },
  }
}

export const createConsoleMailer = (print: (text: string) => void): Mailer => ({
  async send({ to, subject, text }) {
    print(`\nE-mail aan ${to}: ${subject}\n${text}`)
  },
})
