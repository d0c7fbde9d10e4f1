import * as uiTexts from '@letterliaan/texts/ui'
import { useEffect, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { Glyph } from '../Glyph.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './Snackbars.module.css'

/** The type is the colour, and one of each is shown (NOTIF-1); 'speech': what somebody says. */
export type NotificationType = 'success' | 'error' | 'info' | 'speech'

export interface Notification {
  readonly id: number
  readonly type: NotificationType
  readonly message: string
}

/** What can be done about what is told, such as undoing it. Doing it takes the notification away. */
export interface NotificationAction {
  readonly label: string
  readonly onAct: () => void
}

export interface ActionableNotification extends Notification {
  readonly action?: NotificationAction | undefined
}

/** Adds a notification; it takes the place of one of the same type (NOTIF-1). */
export function addNotification<N extends Notification>(shown: readonly N[], added: N): N[] {
  return [...shown.filter(({ type }) => type !== added.type), added]
}

export interface SnackbarsProps {
  readonly notifications: readonly ActionableNotification[]
  readonly onClose: (id: number) => void
  /** Somebody points at one with an action, or its button has the focus: it stays. */
  readonly onHold: (id: number) => void
  readonly onRelease: (id: number) => void
}

const glyphs = { success: 'check', error: 'warning', info: 'info', speech: 'speech' } as const

/** Notifications at the bottom of the screen, over everything, each with 'Sluiten'. */
export function Snackbars({ notifications, onClose, onHold, onRelease }: SnackbarsProps) {
  const layer = useRef<HTMLDivElement>(null)
  const newest = notifications.at(-1)?.id

  /** Showing it again puts it over a dialog that was opened since. An old iPad has no popovers and lays it at the bottom. */
  useEffect(() => {
    layer.current?.hidePopover?.()
    if (newest !== undefined) layer.current?.showPopover?.()
  }, [newest])

  useEffect(() => leaveRoomFor(layer.current), [])

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
      <li key={id} className={joinClasses(styles.snackbar, styles[type])} {...holding}>
        <div className={styles.content}>
          <span className={styles.sign}>
            <Glyph name={glyphs[type]} />
          </span>
          <span className={styles.message}>{message}</span>
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

/** Keeps `--snackbar-room` of the page what this takes at the foot of the screen: what stands there moves above it. */
function leaveRoomFor(layer: HTMLElement | null) {
  const page = document.documentElement
  if (layer === null || !('ResizeObserver' in window)) return undefined
  const observer = new ResizeObserver(() => {
    const { top, bottom } = layer.getBoundingClientRect()
    const isAtFoot = bottom > page.clientHeight / 2 && layer.querySelector('li') !== null
    const isAtEnd = page.scrollTop + page.clientHeight > page.scrollHeight - 2
    const room = isAtFoot ? `${page.clientHeight - top}px` : ''
    // Every element of the page gets its style anew when this is written.
    if (room !== page.style.getPropertyValue('--snackbar-room'))
      page.style.setProperty('--snackbar-room', room)
    // Who sees the end of a page goes on seeing it.
    if (isAtFoot && isAtEnd) page.scrollTop = page.scrollHeight
  })
  observer.observe(layer)
  return () => observer.disconnect()
}
