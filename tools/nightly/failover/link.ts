import { createServer, connect, type Server, type Socket } from 'node:net'
import { findFreePort } from '../../../apps/server/src/testing/free-port.ts'

/** A link between two machines that can be cut. Its traffic is then unanswered, as with an unplugged cable. */
export interface NetworkLink {
  readonly address: string
  cut(): void
  mend(): void
  close(): void
}

export async function createLink(target: number): Promise<NetworkLink> {
  const sockets = new Set<Socket>()
  let isCut = false
  const server: Server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
      if (isCut) socket.pause()
    }
    near.on('data', (piece) => far.write(piece))
    far.on('data', (piece) => near.write(piece))
    if (isCut) for (const socket of [near, far]) socket.pause()
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${port}`,
    cut() {
      isCut = true
      for (const socket of sockets) socket.pause()
    },
    mend() {
      isCut = false
      // A link does not send lost bytes again.
      for (const socket of sockets) socket.destroy()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
