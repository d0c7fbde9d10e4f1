/** The type is the colour, and one of each is shown (NOTIF-1). */
export type NotificationType = 'success' | 'error' | 'info'

export interface Notification {
  readonly id: number
  readonly type: NotificationType
  readonly message: string
}

/** Adds a notification; it takes the place of one of the same type (NOTIF-1). */
export function addNotification(shown: readonly Notification[], added: Notification): Notification[] {
  return [...shown.filter(({ type }) => type !== added.type), added]
}
