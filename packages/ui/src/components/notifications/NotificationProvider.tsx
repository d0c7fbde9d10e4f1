import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { uiTexts } from '@letterliaan/texts/ui'
import { useWording, type Worded } from '../../pictures/useWording.ts'
import { Button } from '../button/Button.tsx'
import { Glyph } from '../Glyph.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './NotificationProvider.module.css'
import shared from '../../shared.module.css'

const visibleMs = 4000
/** Speech is shown longer, because slow readers read it during other work (ms). */
const speechVisibleMs = 10_000
/** Enough time to read the message and reach the button (ms). */
const visibleWithActionMs = 12_000

const msOf = (type: NotificationType): number => (type === 'speech' ? speechVisibleMs : visibleMs)

type Notify = (type: NotificationType, message: Worded, action?: NotificationAction) => void

const NotifyContext = createContext<Notify | undefined>(undefined)

interface NotificationProviderProps {
  /** Address of the present page. Notifications are removed when it changes, but not if it is null. */
  readonly page?: string | null
  readonly children: ReactNode
}

interface PlacedNotification extends ActionableNotification {
  readonly toldAt: string
}

/** Shows messages for 4 s (NOTIF-1), speech 10 s, those with an action 12 s. Hover or focus keeps a message. */
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

/** Returns a function that shows a notification: `notify('error', 'Er was een fout tijdens het inloggen')`. */
export function useNotify(): Notify {
  const notify = use(NotifyContext)
  if (!notify) throw new Error('useNotify needs a NotificationProvider around it')
  return notify
}

/** Determines the colour. At most one of each type is shown (NOTIF-1). 'speech' is for somebody's words. */
export type NotificationType = 'success' | 'error' | 'info' | 'speech'

export interface Notification {
  readonly id: number
  readonly type: NotificationType
  readonly message: Worded
}

export interface NotificationAction {
  readonly label: string
  readonly onAct: () => void
}

interface ActionableNotification extends Notification {
  readonly action?: NotificationAction | undefined
}

/** Adds a notification, which replaces one of the same type (NOTIF-1). */
export function addNotification<N extends Notification>(shown: readonly N[], added: N): N[] {
  return [...shown.filter(({ type }) => type !== added.type), added]
}

interface SnackbarsProps {
  readonly notifications: readonly ActionableNotification[]
  readonly onClose: (id: number) => void
  /** Called when the notification is hovered or focused. It must then stay. */
  readonly onHold: (id: number) => void
  readonly onRelease: (id: number) => void
}

const glyphs = { success: 'check', error: 'warning', info: 'info', speech: 'speech' } as const

function Snackbars({ notifications, onClose, onHold, onRelease }: SnackbarsProps) {
  const layer = useRef<HTMLDivElement>(null)
  const word = useWording()
  const newest = notifications.at(-1)?.id

  /** Shows the layer again to put it above a newer dialog. Does nothing on old iPads, which lack popovers. */
  useEffect(() => {
    layer.current?.hidePopover?.()
    if (newest !== undefined) layer.current?.showPopover?.()
  }, [newest])

  useEffect(() => keepInSight(layer.current), [])

  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <ul aria-live="assertive" className={styles.list}>
        {notifications.filter(({ type }) => type === 'error').map(toSnackbar)}
      </ul>
      <ul aria-live="polite" className={styles.list}>
        {notifications.filter(({ type }) => type !== 'error').map(toSnackbar)}
      </ul>
    </div>
  )

  function toSnackbar({ id, type, message, action }: ActionableNotification) {
    const holding = action !== undefined && {
      onPointerEnter: () => onHold(id),
      onPointerLeave: () => onRelease(id),
      onFocus: () => onHold(id),
      onBlur: () => onRelease(id),
    }
    return (
      <li
        key={id}
        className={joinClasses(shared.board, shared.line, styles.snackbar, styles[type])}
        {...holding}
      >
        <div className={joinClasses(shared.line, styles.content)}>
          <span className={joinClasses(shared.middle, styles.sign)}>
            <Glyph name={glyphs[type]} />
          </span>
          <span className={styles.message}>{word(message)}</span>
        </div>
        {action !== undefined && (
          <Button
            onClick={() => {
              onClose(id)
              action.onAct()
            }}
          >
            {action.label}
          </Button>
        )}
        <Button variant="quiet" onClick={() => onClose(id)}>
          {uiTexts.close}
        </Button>
      </li>
    )
  }
}

/**
 * Sets `--snackbar-room` or `--snackbar-top` to the height of the snackbar at that side, so that content
 * makes room. If the page is scrolled to its end, scrolls on, so that its last button stays visible.
 */
function keepInSight(layer: HTMLElement | null) {
  const page = document.documentElement
  if (layer === null || !('ResizeObserver' in window)) return undefined
  const observer = new ResizeObserver(() => {
    const { top, bottom } = layer.getBoundingClientRect()
    const isShown = layer.querySelector('li') !== null
    const isAtFoot = isShown && bottom > page.clientHeight / 2
    const isAtEnd = page.scrollTop + page.clientHeight > page.scrollHeight - 2
    setRoom('--snackbar-room', isAtFoot ? page.clientHeight - top : null)
    setRoom('--snackbar-top', isShown && !isAtFoot ? bottom : null)
    if (isAtFoot && isAtEnd) page.scrollTop = page.scrollHeight
  })
  observer.observe(layer)
  return () => observer.disconnect()
}

function setRoom(name: string, height: number | null): void {
  const { style } = document.documentElement
  const room = height === null ? '' : `${height}px`
  // Each write restyles every element of the page.
  if (room !== style.getPropertyValue(name)) style.setProperty(name, room)
}
