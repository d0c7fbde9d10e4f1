import type { ReactNode } from 'react'
import styles from './GameStage.module.css'

/**
 * What is played with stands in the place itself, as wide as the window. Where there is no place, as in a preview or
 * beside a keyboard, it stands in the exercise.
 */
export const GameStage = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.stage} data-game-stage>
    {children}
  </div>
)
