import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
  type RefObject,
} from 'react'
import { uiTexts } from '@letterliaan/texts/ui'
import { joinClasses } from '../join-classes.ts'
import { Glyph } from '../Glyph.tsx'
import { IconButton } from '../IconButton.tsx'
import { LeafSprig } from '../LeafSprig.tsx'
import styles from './Dialog.module.css'
import shared from '../../shared.module.css'

/** After opening, taps outside the frame are ignored for this time (ms), because children double-click. */
const doubleClickMs = 400

/** Returns a function that restores the cursor of the focused field. Chromium restores only the focus. */
function rememberCursor(): () => void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => undefined
  const { selectionStart, selectionEnd } = field
  return () => {
    if (document.activeElement === field && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd)
  }
}

/** Controls that never get the focus first: a disabled one, and a speaker that reads the text aloud. */
const passedOver = '[aria-disabled="true"], [data-read-aloud]'
const firstControl = `:is(a[href], button, input, select, textarea):not(${passedOver}, :disabled)`

function focusFirst(dialog: HTMLElement): void {
  const isPassedOver = document.activeElement?.matches(passedOver) === true
  const next = isPassedOver ? dialog.querySelector<HTMLElement>(firstControl) : null
  const first = dialog.querySelector<HTMLElement>('[data-first-focus]') ?? next
  first?.focus()
}

/** If the focused element was removed, focuses the nearest focusable ancestor of the dialog. */
function keepFocusNear(dialog: HTMLElement): void {
  const focused = document.activeElement
  const isLost = focused === null || focused === document.body || dialog.contains(focused)
  if (isLost) dialog.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}

interface DialogProps {
  readonly open?: boolean
  readonly title: ReactNode
  /** Called by the close button, Escape or a tap outside. The owner removes the dialog. */
  readonly onClose: () => void
  /** 'low' puts the dialog at the bottom, so that the content above it stays visible. */
  readonly size?: 'wide' | 'low' | undefined
  readonly children: ReactNode
  readonly footer?: ReactNode
}

/** A modal dialog. When it closes, the focus returns to where it was, or near that. */
export function Dialog({ open = true, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ title, onClose, size, children, footer }: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const scrolls = useOverflow(content)
  const titleId = useId()
  const openedAt = useRef(0)
  const pressed = useRef<EventTarget | null>(null)

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

  /** Closes the dialog on a tap outside the frame, whose target is the dialog element itself. */
  useEffect(() => {
    const element = dialog.current
    const notePress = ({ target }: Event) => (pressed.current = target)
    const closeBesideFrame = ({ target }: Event) => {
      // The second click of the double click that opened the dialog must not close it.
      const isIntended = performance.now() - openedAt.current > doubleClickMs
      // The browser also clicks the dialog after a drag from a text to outside the frame.
      if (target === element && pressed.current === element && isIntended) onClose()
    }
    element?.addEventListener('pointerdown', notePress)
    element?.addEventListener('click', closeBesideFrame)
    return () => {
      element?.removeEventListener('pointerdown', notePress)
      element?.removeEventListener('click', closeBesideFrame)
    }
  }, [onClose])

  function askToClose(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={joinClasses(styles.dialog, size && styles[size])}
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
            // Makes scrollable content reachable by keyboard.
            {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
          >
            <div>{children}</div>
          </div>
          {footer !== undefined && <div className={joinClasses(shared.row, styles.footer)}>{footer}</div>}
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

function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)

  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight))
    observer.observe(element)
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [box])

  return overflows
}
