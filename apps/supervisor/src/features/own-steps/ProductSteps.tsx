import type { PickableStep } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { FlatButton } from '../../app/controls/index.ts'
import { addresses, commonTexts, useChange, useServices } from '../../app/index.ts'
import { copyStep } from './step-changes.ts'
import styles from './ProductSteps.module.css'
import { texts } from './texts.ts'

export function ProductSteps({ steps }: { readonly steps: readonly PickableStep[] }) {
  const { navigator } = useServices()
  const { isBusy, run: copy } = useChange(copyStep, ({ id }) => navigator.go(addresses.ownStep(id)))
  const worlds = [...new Set(steps.map(({ world }) => world))]
  return worlds.map((world) => (
    <details key={world} className={styles.world}>
      <summary>{fill(commonTexts.worldNumber, { world })}</summary>
      <ul>
        {steps
          .filter((step) => step.world === world)
          .map(({ nr, position, label }) => (
            <li key={nr} className={styles.copyRow}>
              <span>{position === null ? label : `${position}. ${label}`}</span>
              <FlatButton
                aria-label={fill(texts.copyNamed, { label })}
                aria-disabled={isBusy}
                onClick={() => copy(nr)}
              >
                {commonTexts.copy}
              </FlatButton>
            </li>
          ))}
      </ul>
    </details>
  ))
}
