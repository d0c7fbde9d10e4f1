import type { ReviewStep } from '@letterliaan/contract'
import { StatusLabel, FlatLink, openRowProps } from '../../app/controls/index.ts'
import { addresses, commonTexts, layout } from '../../app/index.ts'
import { Link } from '@letterliaan/web/link'
import styles from './StepList.module.css'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

export interface StepListProps {
  readonly world: number
  readonly steps: readonly ReviewStep[]
}

const worlds = [1, 2, 3, 4]

export function StepList({ world, steps }: StepListProps) {
  return (
    <>
      <nav className={layout.buttons} aria-label={texts.steps.worlds}>
        {worlds.map((number) => (
          <FlatLink
            key={number}
            to={addresses.world(number)}
            aria-current={number === world ? 'page' : undefined}
            className={styles.world}
          >
            {fill(commonTexts.worldNumber, { world: number })}
          </FlatLink>
        ))}
      </nav>
      <ul className={layout.columns}>
        {steps
          .filter((step) => step.world === world)
          .map(({ id, position, label, num_marked }) => (
            <li key={id}>
              <Link to={addresses.step(id)} className={styles.step} {...openRowProps}>
                <span className={styles.number}>{position ?? '+'}</span>
                {label}
                {num_marked > 0 && (
                  <StatusLabel look="attention">
                    {fill(texts.steps.numMarked, { count: num_marked })}
                  </StatusLabel>
                )}
              </Link>
            </li>
          ))}
      </ul>
    </>
  )
}
