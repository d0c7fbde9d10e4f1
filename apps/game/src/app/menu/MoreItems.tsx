import * as shellTexts from '@letterliaan/texts/shell'
import { joinClasses } from '@letterliaan/ui'
import { Icon } from '@letterliaan/ui/pictures'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useDismissOutside } from '../scoreboard/useDismissOutside.ts'
import { useServices } from '../useServices.ts'
import styles from './TopMenu.module.css'

export function MoreItems({ children }: { readonly children: ReactNode }) {
  const { navigator } = useServices()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const sheetId = useId()

  useEffect(() => navigator.view.subscribe(() => setOpen(false)), [navigator])
  useDismissOutside(isOpen, place, (byKey) => {
    setOpen(false)
    if (byKey) button.current?.focus()
  })

  return (
    <div ref={place} className={styles.more}>
      <button
        ref={button}
        type="button"
        className={joinClasses(styles.item, styles.opener)}
        aria-label={shellTexts.more}
        title={shellTexts.more}
        aria-expanded={isOpen}
        aria-controls={sheetId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" size="2rem" />
      </button>
      <div id={sheetId} className={styles.sheet} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  )
}
