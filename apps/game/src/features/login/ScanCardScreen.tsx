import { productLine, type ProductText } from '@letterliaan/contract/texts'
import { SpokenText } from '@letterliaan/ui/spoken'
import { Button, Card } from '@letterliaan/ui'
import { useState, type ReactNode } from 'react'
import type { CameraSide } from './card-scanner.ts'
import styles from './ScanCardScreen.module.css'
import { useCardScanner, type ScannerState } from './useCardScanner.ts'

export interface ScanCardScreenProps {
  /** A card was seen. */
  readonly onToken: (token: string) => void
  /** Other ways in. */
  readonly children: ReactNode
}

const sentences: Readonly<Record<ScannerState, ProductText>> = {
  starting: 'De camera gaat aan …',
  looking: 'Houd je kaart stil voor de camera.',
  'no-card': 'Dit is geen kaart van Letterliaan. Probeer het met jouw kaart.',
  missing: 'De camera doet het hier niet. Geen probleem: typ de code die op je kaart staat.',
  refused: 'De camera mag hier niet aan. Vraag je begeleider om hulp, of typ de code die op je kaart staat.',
}

/** A child holds its login card before the camera, and is in. */
export function ScanCardScreen({ onToken, children }: ScanCardScreenProps) {
  const [side, setSide] = useState<CameraSide>('environment')
  const { video, state, isMirrored } = useCardScanner(side, onToken)
  const hasCamera = state !== 'missing' && state !== 'refused'

  return (
    <Card className={styles.card}>
      <output className={styles.sentence}>
        <SpokenText line={productLine(sentences[state])} />
      </output>
      {hasCamera && (
        <div className={styles.window}>
          <video
            ref={video}
            className={styles.video}
            data-mirrored={isMirrored}
            aria-label="Wat de camera ziet"
            muted
            playsInline
          />
          <span className={styles.frame} aria-hidden="true" />
        </div>
      )}
      <div className={styles.ways}>
        {hasCamera && (
          <Button variant="quiet" onClick={() => setSide(side === 'user' ? 'environment' : 'user')}>
            Andere camera
          </Button>
        )}
        {children}
      </div>
    </Card>
  )
}
