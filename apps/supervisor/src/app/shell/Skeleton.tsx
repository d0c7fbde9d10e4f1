import { HiddenText } from '@letterliaan/ui'
import styles from './Skeleton.module.css'
import * as texts from '../texts/shell.ts'

/** In the shape of what comes, so that nothing jumps. Shorter waits show nothing. */
export function Skeleton({ of = 'page' }: { readonly of?: 'page' | 'part' }) {
  const isPage = of === 'page'
  return (
    <div className={isPage ? styles.page : styles.part} aria-busy="true">
      <output>
        <HiddenText>{texts.loading}</HiddenText>
      </output>
      <div className={isPage ? styles.title : styles.line} />
      <div className={isPage ? styles.panel : styles.line} />
      <div className={isPage ? styles.panel : styles.line} />
    </div>
  )
}
