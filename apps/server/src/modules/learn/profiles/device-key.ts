import { createHmac } from 'node:crypto'

/** The same at every login of a user, so that what waits sealed on a device is read when its child comes back (NET-4). */
export const deviceKeyOf = (secret: string, user_id: number): string =>
  createHmac('sha256', secret).update(`device ${user_id}`).digest('base64')
