import { Panel } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'

/** Says in supported sentences how a child is doing and where it is on its path (DOE-1). */
export const StandPanel = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <Panel title={commonTexts.howItGoes}>
    <ul className={layout.stack3}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </Panel>
)
