import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createSmtpMailer } from './mailer.ts'

/** Starts a mail server that accepts one letter and records what it received. */
function startMailServer() {
  const heard: string[] = []
  const answer = (socket: Socket, line: string): void => {
    heard.push(line)
    if (/^(EHLO|HELO|MAIL|RCPT)/.test(line)) socket.write('250 ok\r\n')
    else if (line === 'DATA') socket.write('354 go on\r\n')
    else if (line === '.') socket.write('250 taken\r\n')
    else if (line === 'QUIT') socket.end('221 bye\r\n')
  }
  const server = createServer((socket) => {
    socket.write('220 post\r\n')
    let rest = ''
    socket.setEncoding('utf8').on('data', (piece: string) => {
      const lines = (rest + piece).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) answer(socket, line)
    })
  })
  return { heard, server }
}

test('a letter is sent by SMTP from the configured address', async () => {
  const { heard, server } = startMailServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Letterliaan <post@school.test>')
    await mailer.send({ to: 'kim@thuis.test', subject: 'Hoi', text: 'Eén link' })
  } finally {
    server.close()
  }
  expect(heard).toContain('RCPT TO:<kim@thuis.test>')
  expect(heard.join('\n')).toMatch(/MAIL FROM:<post@school\.test>/)
  expect(heard).toContain('Subject: Hoi')
})
