import { Panel, FlatButton, FlatLink } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import type { ProposedAction, ActionProposal } from './propose-actions.ts'
import { texts } from './texts.ts'

/** Says how a child is doing and where it is on its path (DOE-1). */
export const ChildSummaryPanel = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <Panel title={commonTexts.howItGoes}>
    <ul className={layout.stack3}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </Panel>
)

interface ActionPanelProps {
  readonly proposals: readonly ActionProposal[]
  readonly isBusy: boolean
  /** Returns the address of the page for an action, or null if a press does it at once. */
  readonly addressOf: (action: ProposedAction) => string | null
  readonly onDo: (action: ProposedAction) => unknown
}

/** Shows a button with its reason for each proposal (DOE-1, WEET-17). */
export function ActionPanel({ proposals, isBusy, addressOf, onDo }: ActionPanelProps) {
  return (
    <Panel title={commonTexts.toDo} isScreenOnly>
      {proposals.length === 0 && <p>{texts.noProposal}</p>}
      <ol className={layout.stack3}>
        {proposals.map(({ action, label, why }) => {
          const address = addressOf(action)
          return (
            <li key={label} className={layout.stack1}>
              {address === null ? (
                <FlatButton aria-disabled={isBusy} onClick={() => onDo(action)}>
                  {label}
                </FlatButton>
              ) : (
                <FlatLink to={address}>{label}</FlatLink>
              )}
              <p className={layout.quietSmall}>
                <b>{commonTexts.whyLabel}</b> {why}
              </p>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
