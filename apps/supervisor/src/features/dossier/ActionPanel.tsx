import { FlatButton, FlatLink, Panel } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import type { Action, Proposal } from './propose-actions.ts'
import { texts } from './texts.ts'

export interface ActionPanelProps {
  readonly proposals: readonly Proposal[]
  readonly isBusy: boolean
  /** The page for the action; null if it is done at once. */
  readonly addressOf: (action: Action) => string | null
  readonly onDo: (action: Action) => unknown
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
