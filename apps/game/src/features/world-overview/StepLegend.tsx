import { productLine, type ProductText } from '@letterliaan/contract/texts'
import { SpokenText } from '@letterliaan/ui/spoken'
import { Button, Dialog } from '@letterliaan/ui'
import { StepMarker, type StepMarkerProps } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import styles from './StepLegend.module.css'

type Look = Omit<StepMarkerProps, 'world' | 'className'>

const entries: readonly { readonly look: Look; readonly text: ProductText }[] = [
  { look: { state: 'open' }, text: 'Open: hier kun je beginnen.' },
  { look: { state: 'open', current: true }, text: 'Hier ben je nu.' },
  { look: { state: 'paused-exploring' }, text: 'Je bent aan het verkennen.' },
  { look: { state: 'paused-practising' }, text: 'Je bent aan het oefenen.' },
  { look: { state: 'paused-dictation' }, text: 'Het dictee is nog niet gehaald.' },
  { look: { state: 'test' }, text: 'Hier is een toets.' },
  { look: { state: 'passed', stars: 2 }, text: 'Gehaald, met zoveel sterren.' },
  { look: { state: 'open', repeatable: true }, text: 'Deze stap mag je herhalen.' },
  { look: { state: 'waived' }, text: 'Deze stap hoef je niet te doen.' },
  { look: { state: 'locked' }, text: 'Nog op slot.' },
]

/** What the icons on the map mean (WO-3). */
export function StepLegend() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" data-help="uitleg" onClick={() => setOpen(true)}>
        Uitleg stappen
      </Button>
      <Dialog open={isOpen} size="wide" title="Uitleg stappen" onClose={() => setOpen(false)}>
        <p>
          <SpokenText line={productLine('Hier zie je wat de plaatjes op de kaart betekenen.')} auto />
        </p>
        <ul className={styles.legend}>
          {entries.map(({ look, text }) => (
            <li key={text} className={styles.entry}>
              <StepMarker world={1} className={styles.marker ?? ''} {...look} />
              <SpokenText line={productLine(text)} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
