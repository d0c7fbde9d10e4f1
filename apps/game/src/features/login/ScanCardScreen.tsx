import type { SpokenLine } from '@letterliaan/texts'
import { loginTexts } from '@letterliaan/texts/login'
import { SpokenText } from '@letterliaan/ui/spoken'
import { Button, Card, joinClasses, shared } from '@letterliaan/ui'
import { useState, type ReactNode } from 'react'
import { type CameraSide, useCardScanner, type ScannerState } from './card-scanner.ts'
import styles from './ScanCardScreen.module.css'

export interface ScanCardScreenProps {
  readonly onToken: (token: string) => void
  readonly children: ReactNode
}

const sentences: Readonly<Record<ScannerState, SpokenLine>> = {
  starting: loginTexts.cameraStarts,
  looking: loginTexts.holdCard,
  'no-card': loginTexts.otherCard,
  missing: loginTexts.noCamera,
  refused: loginTexts.cameraRefused,
}

export function ScanCardScreen({ onToken, children }: ScanCardScreenProps) {
  const [side, setSide] = useState<CameraSide>('environment')
  const { video, state, isMirrored } = useCardScanner(side, onToken)
  const hasCamera = state !== 'missing' && state !== 'refused'

  return (
    <Card className={joinClasses(shared.column, styles.card)}>
      <output className={shared.large}>
        <SpokenText line={sentences[state]} auto />
      </output>
      {hasCamera && (
        <div className={joinClasses(shared.middle, styles.window)}>
          <video
            ref={video}
            className={joinClasses(shared.full, styles.video)}
            data-mirrored={isMirrored}
            aria-label={loginTexts.cameraSees}
            muted
            playsInline
          />
          <span className={styles.frame} aria-hidden="true" />
        </div>
      )}
      <div className={shared.row}>
        {hasCamera && (
          <Button variant="quiet" onClick={() => setSide(side === 'user' ? 'environment' : 'user')}>
            {loginTexts.switchCamera}
          </Button>
        )}
        {children}
      </div>
    </Card>
  )
}
