import { commonTexts } from '@letterliaan/texts/common'
import { treehouseTexts } from '@letterliaan/texts/treehouse'
import { Button, Card, Glyph, joinClasses, shared } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import styles from './ThingsNotLoaded.module.css'

/** Shown after a failed fetch, because an empty place would mean that there is nothing (TREE-1). */
export function ThingsNotLoaded({ onAskAgain }: { readonly onAskAgain: () => void }) {
  return (
    <div role="alert" className={styles.missing} data-missing>
      <Card className={joinClasses(shared.row, styles.card)}>
        <p>
          <SpokenText line={treehouseTexts.missing} auto />
        </p>
        <Button icon={<Glyph name="repeat" />} onClick={onAskAgain}>
          {commonTexts.tryAgain}
        </Button>
      </Card>
    </div>
  )
}
