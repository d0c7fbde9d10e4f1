import { joinClasses, shared } from '@letterliaan/ui'
import { shellTexts } from '@letterliaan/texts/shell'
import { Icon } from '@letterliaan/ui/pictures'
import { useEffect, useState } from 'react'
import { useCodeOnDemand } from '../navigation/useCodeOnDemand.ts'
import { useServices } from '../useServices.ts'
import styles from './PauseMenu.module.css'
import type { PauseWindowProps } from './PauseWindow.tsx'
import menu from './TopMenu.module.css'

const loadWindow = async () => (await import('./PauseWindow.tsx')).PauseWindow

/** Puts the whole menu behind one button during play, so that it does not cover the place (SPEEL-2). */
export function PauseMenu(props: Omit<PauseWindowProps, 'onClose'>) {
  const { navigator } = useServices()
  const [isOpen, setOpen] = useState(false)
  const [PauseWindow, demandWindow] = useCodeOnDemand(loadWindow)
  useEffect(() => navigator.view.subscribe(() => setOpen(false)), [navigator])
  return (
    <nav className={styles.place} aria-label={shellTexts.menu}>
      <button
        type="button"
        className={joinClasses(shared.middle, menu.item)}
        aria-label={shellTexts.pause.title}
        aria-haspopup="dialog"
        // Keeps the focus in the text field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          setOpen(true)
          demandWindow()
        }}
      >
        <Icon name="pause" size="1.75rem" />
      </button>
      {isOpen && PauseWindow && <PauseWindow {...props} onClose={() => setOpen(false)} />}
    </nav>
  )
}
