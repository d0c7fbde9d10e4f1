import { productLine } from '@letterliaan/contract/texts'
import { SpokenText } from '@letterliaan/ui/spoken'
import { buttonClass, Dialog } from '@letterliaan/ui'
import { Icon } from '@letterliaan/ui/pictures'
import { Link } from '@letterliaan/web/link'
import { useState } from 'react'
import { addresses } from '../addresses.ts'
import styles from './TopMenu.module.css'

/** The sound chart: every sound with its spellings, to print (MENU-3) or to touch (GIDS-15). */
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
          <>
            <Link to={addresses.soundChart} className={buttonClass()} onClick={() => setOpen(false)}>
              Openen
            </Link>
            <a
              href="/klankenkaart.pdf"
              target="_blank"
              rel="noopener"
              className={buttonClass({ variant: 'quiet' })}
            >
              Download
            </a>
          </>
        }
      >
        <p>
          <SpokenText
            line={productLine(
              'Op de klankenkaart staan alle klanken, met hun letters en een plaatje. Open hem om ze te horen. Je kunt hem ook printen.',
            )}
            auto
          />
        </p>
      </Dialog>
    </>
  )
}
