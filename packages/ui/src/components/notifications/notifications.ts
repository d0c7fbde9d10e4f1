/** The type is the colour (hub-and-account §3). */
export type NotificationType = 'success' | 'error' | 'info'

export interface Notification {
  id: number
  type: NotificationType
  message: string
}

/** Adds a notification; it takes the place of one of the same type (hub-and-account §4). */
export function addNotification(shown: readonly Notification[], added: Notification): Notification[] {
  return [...shown.filter(({ type }) => type !== added.type), added]
}
