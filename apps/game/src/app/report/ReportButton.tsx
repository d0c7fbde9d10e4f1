import { joinClasses, shared } from '@letterliaan/ui'
import { shellTexts } from '@letterliaan/texts/shell'
import { Icon } from '@letterliaan/ui/pictures'
import styles from './Report.module.css'

/** Not used during play, because the pause menu has this button. */
export const ReportButton = ({ onOpen }: { readonly onOpen: () => void }) => (
  <button
    type="button"
    className={joinClasses(shared.line, styles.button)}
    data-report-sign
    // Keeps the focus in the field, so that a typing child can continue.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onOpen}
  >
    <Icon name="bug" size="1.75rem" />
    <span className={styles.label}>{shellTexts.reportError}</span>
  </button>
)
