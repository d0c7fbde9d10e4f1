import * as uiTexts from '@letterliaan/texts/ui'
import { useEffect, useRef } from 'react'
import { useWording, type Worded } from '../../pictures/useWording.ts'
import { Button } from '../button/Button.tsx'
import { Glyph } from '../Glyph.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './Snackbars.module.css'

/** Determines the colour; one of each type is shown (NOTIF-1). 'speech': somebody's words. */
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

export interface ActionableNotification extends Notification {
  readonly action?: NotificationAction | undefined
}

/** Replaces a notification of the same type (NOTIF-1). */
export function addNotification<N extends Notification>(shown: readonly N[], added: N): N[] {
  return [...shown.filter(({ type }) => type !== added.type), added]
}

export interface SnackbarsProps {
  readonly notifications: readonly ActionableNotification[]
  readonly onClose: (id: number) => void
  /** Called when the notification is hovered or focused, so that it stays. */
  readonly onHold: (id: number) => void
  readonly onRelease: (id: number) => void
}

const glyphs = { success: 'check', error: 'warning', info: 'info', speech: 'speech' } as const

export function Snackbars({ notifications, onClose, onHold, onRelease }: SnackbarsProps) {
  const layer = useRef<HTMLDivElement>(null)
  const word = useWording()
  const newest = notifications.at(-1)?.id

  /** Showing the layer again puts it above a newer dialog. Old iPads lack popovers: it is at the bottom. */
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
      <li key={id} className={joinClasses(styles.snackbar, styles[type])} {...holding}>
        <div className={styles.content}>
          <span className={styles.sign}>
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
 * Sets `--snackbar-room`, its height at the bottom, so that content moves up; a page at its end scrolls
 * along, so that its last button stays visible. `--snackbar-top`: its height at the top, above a dialog.
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
