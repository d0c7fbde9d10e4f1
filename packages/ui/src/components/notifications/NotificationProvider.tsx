import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { Worded } from '../../pictures/useWording.ts'
import {
  type ActionableNotification,
  addNotification,
  type NotificationAction,
  type NotificationType,
  Snackbars,
} from './Snackbars.tsx'

const visibleMs = 4000
/** Speech is read during other work, by slow readers (ms). */
const speechVisibleMs = 10_000
/** Enough time to read it and reach the button (ms). */
const visibleWithActionMs = 12_000

const msOf = (type: NotificationType): number => (type === 'speech' ? speechVisibleMs : visibleMs)

type Notify = (type: NotificationType, message: Worded, action?: NotificationAction) => void

const NotifyContext = createContext<Notify | undefined>(undefined)

export interface NotificationProviderProps {
  /** The present page's address; another page removes the notifications. Without it they always stay. */
  readonly page?: string | null
  readonly children: ReactNode
}

interface PlacedNotification extends ActionableNotification {
  readonly toldAt: string
}

/** Shows 4000 ms (NOTIF-1), speech 10 s, with an action 12 s; longer while hovered or focused. */
export function NotificationProvider({ page = null, children }: NotificationProviderProps) {
  const [notifications, setNotifications] = useState<PlacedNotification[]>([])
  const [shownPage, setShownPage] = useState(page)
  if (page !== shownPage) {
    setShownPage(page)
    if (page !== null) setNotifications(notifications.filter(({ toldAt }) => toldAt === page))
  }
  const nextId = useRef(1)
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())

  const hold = useCallback((id: number) => {
    clearTimeout(timers.current.get(id))
    timers.current.delete(id)
  }, [])

  const close = useCallback(
    (id: number) => {
      hold(id)
      setNotifications((shown) => shown.filter((notification) => notification.id !== id))
    },
    [hold],
  )

  const closeAfter = useCallback(
    (id: number, ms: number) => {
      hold(id)
      timers.current.set(
        id,
        setTimeout(() => close(id), ms),
      )
    },
    [close, hold],
  )

  const notify = useCallback<Notify>(
    (type, message, action) => {
      const id = nextId.current++
      setNotifications((shown) =>
        addNotification(shown, { id, type, message, action, toldAt: window.location.pathname }),
      )
      closeAfter(id, action === undefined ? msOf(type) : visibleWithActionMs)
    },
    [closeAfter],
  )

  useEffect(() => {
    const running = timers.current
    return () => running.forEach((timer) => clearTimeout(timer))
  }, [])

  return (
    <NotifyContext value={notify}>
      {children}
      <Snackbars
        notifications={notifications}
        onClose={close}
        onHold={hold}
        onRelease={(id) => closeAfter(id, visibleMs)}
      />
    </NotifyContext>
  )
}

/** `const notify = useNotify(); notify('error', 'Er was een fout tijdens het inloggen')` */
export function useNotify(): Notify {
  const notify = use(NotifyContext)
  if (!notify) throw new Error('useNotify needs a NotificationProvider around it')
  return notify
}
