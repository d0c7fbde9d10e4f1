import type { ReactNode } from 'react'
import styles from './GameStage.module.css'

/** Shows a game in the whole scene; inside the exercise if there is no scene, as in a preview. */
export const GameStage = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.stage} data-game-stage>
    {children}
  </div>
)
