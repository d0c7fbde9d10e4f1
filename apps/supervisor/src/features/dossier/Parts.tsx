import type { ReactNode, RefObject } from 'react'
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

export interface SettingsProps {
  readonly name: string
  /** For `openSettings`. */
  readonly ref: RefObject<HTMLDetailsElement | null>
  readonly children: ReactNode
}

/** What is seldom needed stands folded, last. */
export const Settings = ({ name, ref, children }: SettingsProps) => (
  <details ref={ref} className={styles.settings}>
    <summary>
      <b>{fill(texts.settings, { name })}</b>
      <span>{texts.settingsHint}</span>
    </summary>
    <div>{children}</div>
  </details>
)
