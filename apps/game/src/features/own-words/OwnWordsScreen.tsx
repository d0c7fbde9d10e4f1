import type { FoundWord, OwnWords } from '@letterliaan/contract'
import * as commonTexts from '@letterliaan/texts/common'
import * as ownWordsTexts from '@letterliaan/texts/own-words'
import { Button, Card, Glyph, Loading } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import { Families } from './Families.tsx'
import styles from './OwnWordsScreen.module.css'
import { Records } from './Records.tsx'

export interface OwnWordsScreenProps {
  /** Undefined while loading. */
  readonly ownWords: OwnWords | undefined
  readonly hasFailed: boolean
  readonly onAskAgain: () => void
  readonly onSpeak: (word: FoundWord) => void
}

/** Shows the child's own work, without comparing children; nothing in it is ever lost (PLEK-5). */
export function OwnWordsScreen({ ownWords, hasFailed, onAskAgain, onSpeak }: OwnWordsScreenProps) {
  if (ownWords !== undefined)
    return (
      <div className={styles.parts}>
        <Records records={ownWords.records} />
        <Families families={ownWords.families} onSpeak={onSpeak} />
      </div>
    )
  if (!hasFailed) return <Loading />
  return (
    <div role="alert">
      <Card className={styles.missing}>
        <p>
          <SpokenText line={ownWordsTexts.missing} auto />
        </p>
        <Button icon={<Glyph name="repeat" />} onClick={onAskAgain}>
          {commonTexts.tryAgain}
        </Button>
      </Card>
    </div>
  )
}
