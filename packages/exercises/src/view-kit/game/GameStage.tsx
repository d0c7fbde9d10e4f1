import type { ReactNode } from 'react'
import styles from './GameStage.module.css'

export const GameStage = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.stage} data-game-stage>
    {children}
  </div>
)
