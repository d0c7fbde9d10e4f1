import { joinClasses } from '@letterliaan/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { getFlatButtonClass } from './FlatButton.tsx'
import layout from '../style/layout.module.css'
import styles from './MoreMenu.module.css'
import { ControlIcon } from './ControlIcon.tsx'
import { texts as commonTexts } from '../texts/common.ts'

/** The menu 'Meer' with less used actions. It closes on Escape, after a choice, and when the focus leaves. */
export function MoreMenu({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLDetailsElement>(null)
  const button = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const contains = (part: HTMLElement | null, { target }: Event): boolean =>
      target instanceof Node && part?.contains(target) === true
    const onClick = (event: Event) => !contains(button.current, event) && setOpen(false)
    const onFocus = (event: Event) => !contains(menu.current, event) && setOpen(false)
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('click', onClick)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen])

  return (
    <details
      ref={menu}
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={button} className={getFlatButtonClass('plain', styles.button)}>
        {commonTexts.more}
        <ControlIcon name="down" />
      </summary>
      <div className={joinClasses(layout.paper, styles.list)}>{children}</div>
    </details>
  )
}
