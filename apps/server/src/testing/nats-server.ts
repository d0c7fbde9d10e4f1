import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** On a free port of 127.0.0.1. */
export interface NatsServer {
  readonly url: string
  stop(): Promise<void>
  /** On the same port. */
  restart(): Promise<void>
}

/** Null where it is not installed (Debian: nats-server). */
export function findNats(): string | null {
  try {
    return execFileSync('/bin/sh', ['-c', 'PATH=$PATH:/usr/sbin command -v nats-server'], {
      encoding: 'utf8',
    }).trim()
  } catch {
    return null
  }
}

export async function startNats(program: string): Promise<NatsServer> {
  const port = await freePort()
  let server: ChildProcess
  const start = async (): Promise<void> => {
    server = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
    while (!(await isOpen(port))) await delay(20)
  }
  await start()
  return {
    url: `nats://127.0.0.1:${port}`,
    async stop() {
      if (server.exitCode !== null || !server.kill('SIGKILL')) return
      await once(server, 'exit')
    },
    restart: start,
  }
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

export const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
