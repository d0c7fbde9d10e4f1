import type { ProductStep } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import styles from './ProductSteps.module.css'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export interface ProductStepsProps {
  readonly steps: readonly ProductStep[]
  readonly isBusy: boolean
  readonly onCopy: (nr: number) => void
}

/** The steps that come with Letterliaan, world by world, to copy. */
export function ProductSteps({ steps, isBusy, onCopy }: ProductStepsProps) {
  const worlds = [...new Set(steps.map(({ world }) => world))]
  return worlds.map((world) => (
    <details key={world} className={styles.world}>
      <summary>{fill(common.worldNumber, { world })}</summary>
      <ul>
        {steps
          .filter((step) => step.world === world)
          .map(({ nr, position, label }) => (
            <li key={nr} className={styles.copyRow}>
              <span>{position === null ? label : `${position}. ${label}`}</span>
              <FlatButton
                aria-label={fill(texts.copyNamed, { label })}
                aria-disabled={isBusy}
                onClick={() => isBusy || onCopy(nr)}
              >
                {common.copy}
              </FlatButton>
            </li>
          ))}
      </ul>
    </details>
  ))
}
