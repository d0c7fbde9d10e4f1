import * as uiTexts from '@letterliaan/texts/ui'
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Glyph } from '../Glyph.tsx'
import { IconButton } from '../IconButton.tsx'
import { LeafSprig } from '../LeafSprig.tsx'
import styles from './Dialog.module.css'
import { useOverflow } from './useOverflow.ts'

/** For this time (ms) after opening a tap beside the frame is ignored: children double-click. */
const doubleClickMs = 400

/** Chromium gives a field the focus back but not its cursor, when that went to a field of the dialog. Returns what does. */
function rememberCursor(): () => void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => undefined
  const { selectionStart, selectionEnd } = field
  return () => {
    if (document.activeElement === field && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd)
  }
}

/** No control to begin with: one that does nothing now, and a speaker that reads the text before the controls. */
const passedOver = '[aria-disabled="true"], [data-read-aloud]'
const firstControl = `:is(a[href], button, input, select, textarea):not(${passedOver}, :disabled)`

/** The control that gets the focus: the one marked `data-first-focus`, and never one that is passed over. */
function focusFirst(dialog: HTMLElement): void {
  const isPassedOver = document.activeElement?.matches(passedOver) === true
  const next = isPassedOver ? dialog.querySelector<HTMLElement>(firstControl) : null
  const first = dialog.querySelector<HTMLElement>('[data-first-focus]') ?? next
  first?.focus()
}

/** Where what had the focus is gone, the nearest place around the dialog that takes it: the keyboard goes on from there. */
function keepFocusNear(dialog: HTMLElement): void {
  const focused = document.activeElement
  const isLost = focused === null || focused === document.body || dialog.contains(focused)
  if (isLost) dialog.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}

export interface DialogProps {
  /** Shown while true (the default), so that `{asked && <Dialog …>}` works as well as `open={asked}`. */
  readonly open?: boolean
  readonly title: ReactNode
  /** Called once for the close button, Escape and a tap beside the dialog. The owner then takes it away. */
  readonly onClose: () => void
  readonly size?: 'normal' | 'wide'
  readonly children: ReactNode
  /** Buttons at the end, always in sight. */
  readonly footer?: ReactNode
}

/** A window over the screen. Focus goes in, stays in, and returns to where it was, or near it. */
export function Dialog({ open = true, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ title, onClose, size = 'normal', children, footer }: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const scrolls = useOverflow(content)
  const titleId = useId()
  const openedAt = useRef(0)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    openedAt.current = performance.now()
    const giveCursorBack = rememberCursor()
    if (!element.open) element.showModal()
    focusFirst(element)
    return () => {
      element.close()
      keepFocusNear(element)
      giveCursorBack()
    }
  }, [])

  /** A tap beside the frame lands on the dialog itself. The keyboard's way out is Escape: `cancel`. */
  useEffect(() => {
    const element = dialog.current
    const closeBesideFrame = (event: MouseEvent) => {
      // The second half of a double click on what opened it is no wish to close it.
      const isIntended = performance.now() - openedAt.current > doubleClickMs
      if (event.target === element && isIntended) onClose()
    }
    element?.addEventListener('click', closeBesideFrame)
    return () => element?.removeEventListener('click', closeBesideFrame)
  }, [onClose])

  /** The owner decides: the browser must not close the element by itself while the owner still shows it. */
  function askToClose(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={joinClasses(styles.dialog, styles[size])}
      onCancel={askToClose}
    >
      <div className={styles.frame}>
        <LeafSprig className={styles.leavesAbove} />
        <LeafSprig className={styles.leavesBelow} />
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.paper}>
          <div
            ref={content}
            className={styles.content}
            // What scrolls can be scrolled by keyboard too.
            {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
          >
            <div>{children}</div>
          </div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </div>
        <IconButton
          className={styles.close}
          variant="sun"
          label={uiTexts.close}
          icon={<Glyph name="close" />}
          onClick={onClose}
        />
      </div>
    </dialog>
  )
}
