import type { ProductStep } from '@letterliaan/contract'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import rows from './EditList.module.css'
import styles from './ProductSteps.module.css'

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
      <summary>Wereld {world}</summary>
      <ul className={rows.list}>
        {steps
          .filter((step) => step.world === world)
          .map(({ nr, position, label }) => (
            <li key={nr} className={styles.copyRow}>
              <span>
                {position}. {label}
              </span>
              <FlatButton
                aria-label={`Kopieer ${label}`}
                aria-disabled={isBusy}
                onClick={() => isBusy || onCopy(nr)}
              >
                Kopieer
              </FlatButton>
            </li>
          ))}
      </ul>
    </details>
  ))
}
