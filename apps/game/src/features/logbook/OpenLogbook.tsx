import * as pageTexts from '@letterliaan/texts/pages'
import { LeafSprig } from '@letterliaan/ui'
import { Picture, useLook } from '@letterliaan/ui/pictures'
import type { ReactNode } from 'react'
import styles from './OpenLogbook.module.css'
import { chooseSticker } from './stickers.ts'

const rings = Array.from({ length: 9 }, (_, index) => index)

export function OpenLogbook({ children, tools }: { children: ReactNode; tools?: ReactNode }) {
  const look = useLook()
  return (
    <div className={styles.desk}>
      <div className={styles.diary}>
        <LeafSprig className={styles.sprig} />
        <span className={styles.ribbon} aria-hidden="true" />
        <div className={styles.pages}>{children}</div>
        <span className={styles.rings} aria-hidden="true">
          {rings.map((ring) => (
            <span key={ring} className={styles.ring} />
          ))}
        </span>
        <span className={styles.cover} aria-hidden="true">
          <span className={styles.label}>
            <Picture name={chooseSticker(look, 0)} size="4rem" />
            {pageTexts.logbook.text}
          </span>
        </span>
      </div>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
    </div>
  )
}
