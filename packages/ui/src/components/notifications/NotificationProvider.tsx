import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { addNotification, type Notification, type NotificationType, Snackbars } from './Snackbars.tsx'

const visibleMs = 4000

type Notify = (type: NotificationType, message: string) => void

const NotifyContext = createContext<Notify | undefined>(undefined)

/** Shows notifications for everything inside it, gone after 4000 ms (NOTIF-1). */
export function NotificationProvider({ children }: { children: ReactNode }) {
  const [notifications, setNotifications] = useState<Notification[]>([])
  const nextId = useRef(1)
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())

  const close = useCallback((id: number) => {
    clearTimeout(timers.current.get(id))
    timers.current.delete(id)
    setNotifications((shown) => shown.filter((notification) => notification.id !== id))
  }, [])

  const notify = useCallback<Notify>(
    (type, message) => {
      const id = nextId.current++
      setNotifications((shown) => addNotification(shown, { id, type, message }))
      timers.current.set(
        id,
        setTimeout(() => close(id), visibleMs),
      )
    },
    [close],
  )

  useEffect(() => {
    const running = timers.current
    return () => running.forEach((timer) => clearTimeout(timer))
  }, [])

  return (
    <NotifyContext value={notify}>
      {children}
      <Snackbars notifications={notifications} onClose={close} />
    </NotifyContext>
  )
}

/** `const notify = useNotify(); notify('error', 'Er was een fout tijdens het inloggen')` */
export function useNotify(): Notify {
  const notify = use(NotifyContext)
  if (!notify) throw new Error('useNotify needs a NotificationProvider around it')
  return notify
}
