import { buttonClass, Dialog } from '@letterliaan/ui'
import { Icon } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import styles from './TopMenu.module.css'

/** The sound chart: every sound with its spellings, to print (MENU-3). */
export function SoundChart() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.item}
        aria-label="Klankenkaart"
        title="Klankenkaart"
        onClick={() => setOpen(true)}
      >
        <Icon name="chart" size="2rem" />
      </button>
      <Dialog
        open={isOpen}
        title="Klankenkaart"
        onClose={() => setOpen(false)}
        footer={
          <a href="/klankenkaart.pdf" target="_blank" rel="noopener" className={buttonClass()}>
            Download
          </a>
        }
      >
        <p>Op de klankenkaart staan alle klanken, met hun letters en een plaatje. Je kunt hem printen.</p>
      </Dialog>
    </>
  )
}
