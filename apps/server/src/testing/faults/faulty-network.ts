import { createServer, Socket, type AddressInfo } from 'node:net'

export interface FaultyNetwork {
  readonly port: number
  /** Delay of each piece, ms. */
  delayMs: number
  /** If true, holds all data back without an error, and passes it on later. */
  isSilent: boolean
  /** If true, requests arrive but replies do not. */
  losesReplies: boolean
  isRefusing: boolean
  breakAll(): void
  close(): Promise<void>
}

export async function startFaultyNetwork(
  target: () => { host: string; port: number },
): Promise<FaultyNetwork> {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    if (network.isRefusing) {
      client.destroy()
      return
    }
    const far = new Socket()
    join(client, far, false)
    join(far, client, true)
    far.connect(target())
  })

  function join(from: Socket, to: Socket, isReply: boolean): void {
    sockets.add(from)
    from.setNoDelay(true)
    from.on('data', (piece) => {
      if (isReply && network.losesReplies) {
        from.destroy()
        return
      }
      from.pause()
      // Data received during a silence is passed on after it.
      const pass = (): void => {
        if (from.destroyed || to.destroyed) return
        if (network.isSilent) {
          setTimeout(pass, 20)
          return
        }
        to.write(piece)
        from.resume()
      }
      if (network.delayMs > 0) setTimeout(pass, network.delayMs)
      else pass()
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }

  const network: FaultyNetwork = {
    port: 0,
    delayMs: 0,
    isSilent: false,
    losesReplies: false,
    isRefusing: false,
    breakAll() {
      for (const socket of sockets) socket.destroy()
    },
    async close() {
      network.breakAll()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return Object.assign(network, { port: (server.address() as AddressInfo).port })
}
