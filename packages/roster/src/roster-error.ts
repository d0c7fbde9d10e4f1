/** The whole list or file can't be read; its message is a Dutch sentence for the supervisor. */
export class RosterError extends Error {
  override readonly name = 'RosterError'
}
