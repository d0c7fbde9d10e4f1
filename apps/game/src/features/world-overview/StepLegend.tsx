import type { SpokenLine } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as overviewTexts from '@letterliaan/texts/overview'
import { SpokenText } from '@letterliaan/ui/spoken'
import { Button, Dialog } from '@letterliaan/ui'
import { StepMarker, type StepMarkerProps } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import styles from './StepLegend.module.css'

type Look = Omit<StepMarkerProps, 'world' | 'className'>

const entries: readonly { readonly look: Look; readonly text: SpokenLine }[] = [
  { look: { state: 'open' }, text: overviewTexts.legend.open },
  { look: { state: 'open', current: true }, text: overviewTexts.legend.current },
  { look: { state: 'paused-exploring' }, text: overviewTexts.legend.exploring },
  { look: { state: 'paused-practising' }, text: overviewTexts.legend.practising },
  { look: { state: 'paused-dictation' }, text: overviewTexts.legend.dictation },
  { look: { state: 'test' }, text: overviewTexts.legend.toets },
  { look: { state: 'passed', stars: 2 }, text: overviewTexts.legend.passed },
  { look: { state: 'passed', leaf: 'gold' }, text: commonTexts.mastered },
  { look: { state: 'passed', leaf: 'faded' }, text: commonTexts.faded },
  { look: { state: 'open', repeatable: true }, text: commonTexts.mayRepeat },
  { look: { state: 'waived' }, text: overviewTexts.legend.waived },
  { look: { state: 'locked' }, text: overviewTexts.legend.locked },
]

/** WO-3 */
export function StepLegend() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" data-help="uitleg" onClick={() => setOpen(true)}>
        {overviewTexts.legend.title.text}
      </Button>
      <Dialog
        open={isOpen}
        size="wide"
        title={overviewTexts.legend.title.text}
        onClose={() => setOpen(false)}
      >
        <p>
          <SpokenText line={overviewTexts.legend.intro} auto />
        </p>
        <ul className={styles.legend}>
          {entries.map(({ look, text }) => (
            <li key={text.text} className={styles.entry}>
              <StepMarker world={1} className={styles.marker ?? ''} {...look} />
              <SpokenText line={text} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
