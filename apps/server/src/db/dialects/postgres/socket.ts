import type { Duplex } from 'node:stream'
import type { ClientBase } from 'pg'

/** `connection` is not in pg's types. */
const socketOf = (client: ClientBase): Duplex =>
  (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection.stream

/** Whatever is asked in this turn of the event loop becomes one write: each takes longer than most statements. */
export function writeTogether(client: ClientBase): void {
  const socket = socketOf(client)
  if (socket.writableCorked > 0) return
  socket.cork()
  process.nextTick(() => socket.uncork())
}

/** `end` waits for the statements that were sent, which a frozen database never answers. */
export function breakOff(client: ClientBase): void {
  socketOf(client).destroy()
}
