import type { ReactNode } from 'react'
import { fill } from '@letterliaan/texts'
import styles from './Dossier.module.css'
import * as texts from './texts.ts'

/** Two parts beside each other where there is room. */
export const Pair = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
)

export const Column = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.column}>{children}</div>
)

/** What is seldom needed stands folded, last. */
export const Settings = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <details className={styles.settings}>
    <summary>
      <b>{fill(texts.settings, { name })}</b>
      <span>{texts.settingsHint}</span>
    </summary>
    <div>{children}</div>
  </details>
)
