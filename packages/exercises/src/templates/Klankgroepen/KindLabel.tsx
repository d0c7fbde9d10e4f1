import { Block } from '../../view-kit/blocks/Block.tsx'
import styles from './KindLabel.module.css'
import type { EndKind } from './groups.ts'
import { kindLooks } from './kinds.ts'

/** A kind of end sound: its letter on a block of its colour, and its name. */
export function KindLabel({ kind }: { readonly kind: EndKind }) {
  const { name, color } = kindLooks[kind]
  return (
    <span className={styles.label}>
      <span className={styles.block} aria-hidden="true">
        <Block color={color}>{kind}</Block>
      </span>
      {name}
    </span>
  )
}
