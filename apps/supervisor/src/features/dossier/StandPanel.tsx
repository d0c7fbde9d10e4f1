import { Panel } from '../../app/controls/Panel.tsx'
import styles from './Dossier.module.css'
import * as common from '../../app/texts/common.ts'

/** How a child does now, in sentences that hold, and where it is on its path (DOE-1). */
export const StandPanel = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <Panel title={common.howItGoes}>
    <ul className={styles.sentences}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </Panel>
)
