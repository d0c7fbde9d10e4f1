import type { PairRole } from '../../kit/together.ts'
import styles from './PairRoleSign.module.css'

const shapes: Readonly<Record<PairRole, string>> = {
  you: 'M4 28C3 12 12 3 29 3c1 17-8 26-20 25l9-13z',
  mate: 'm16 2 4.2 9.2 10 1.1-7.4 6.8 2 9.9-8.8-5-8.8 5 2-9.9L1.8 12.3l10-1.1z',
}

/** A leaf or a star, which differ in shape and colour. The name is next to it. */
export const PairRoleSign = ({ mate }: { readonly mate: PairRole }) => (
  <svg className={styles.sign} viewBox="0 0 32 32" aria-hidden="true" data-mate={mate}>
    <path d={shapes[mate]} />
  </svg>
)
