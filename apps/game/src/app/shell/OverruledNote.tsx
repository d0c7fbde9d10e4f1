import { shellTexts } from '@letterliaan/texts/shell'
import { uiTexts } from '@letterliaan/texts/ui'
import { Button, joinClasses, shared } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import styles from './Shell.module.css'

/** Says that work that waited for the network does not count. Shown until the child closes it (NET-3). */
export function OverruledNote({ onClose }: { readonly onClose: () => void }) {
  return (
    <div className={joinClasses(shared.line, shared.balanced, styles.note)}>
      <output>
        <SpokenText line={shellTexts.changedMeanwhile} auto />
      </output>
      <Button variant="quiet" onClick={onClose}>
        {uiTexts.close}
      </Button>
    </div>
  )
}
