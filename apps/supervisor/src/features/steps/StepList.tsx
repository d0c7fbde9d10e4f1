import type { ReviewStep } from '@letterliaan/contract'
import { Badge } from '../../app/controls/Badge.tsx'
import { flatClass } from '../../app/controls/FlatButton.tsx'
import { Link } from '@letterliaan/web/link'
import styles from './StepList.module.css'

export interface StepListProps {
  readonly world: number
  readonly steps: readonly ReviewStep[]
  readonly addressOfWorld: (world: number) => string
  readonly addressOfStep: (step_id: number) => string
}

const worlds = [1, 2, 3, 4]

/** Choose a world, then a step of it. */
export function StepList({ world, steps, addressOfWorld, addressOfStep }: StepListProps) {
  return (
    <>
      <nav className={styles.worlds} aria-label="Werelden">
        {worlds.map((number) => (
          <Link
            key={number}
            to={addressOfWorld(number)}
            className={flatClass('plain', styles.world)}
            aria-current={number === world ? 'page' : undefined}
          >
            Wereld {number}
          </Link>
        ))}
      </nav>
      <ul className={styles.steps}>
        {steps
          .filter((step) => step.world === world)
          .map(({ id, position, label, num_marked }) => (
            <li key={id}>
              <Link to={addressOfStep(id)} className={styles.step}>
                <span className={styles.number}>{position}</span>
                {label}
                {num_marked > 0 && <Badge look="attention">{num_marked} klinkt raar</Badge>}
              </Link>
            </li>
          ))}
      </ul>
    </>
  )
}
