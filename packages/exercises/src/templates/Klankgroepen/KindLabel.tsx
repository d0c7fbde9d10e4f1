import { CODE_COLORS } from '@letterliaan/dutch'
import { Block } from '../../view-kit/blocks/Block.tsx'
import type { EndKind } from './groups.ts'
import styles from './KindLabel.module.css'

/** The kinds in words. */
export const kindNames: Readonly<Record<EndKind, string>> = {
  K: 'korte klank',
  L: 'lange klank',
  T: 'tweetekenklank',
  M: 'medeklinker',
  D: 'stomme e',
}

/** A kind of end sound: its letter on a block of its colour, and its name. */
export function KindLabel({ kind }: { readonly kind: EndKind }) {
  return (
    <span className={styles.label}>
      <span className={styles.block} aria-hidden="true">
        <Block color={CODE_COLORS[`${kind}1`]}>{kind}</Block>
      </span>
      {kindNames[kind]}
    </span>
  )
}
