import * as pageTexts from '@letterliaan/texts/pages'
import { Icon } from '@letterliaan/ui/pictures'
import { findCavePlace } from '@letterliaan/ui/scenes'
import type { ReactNode } from 'react'
import styles from './EndCave.module.css'

export type RenderCaveLink = (className: string | undefined, content: ReactNode) => ReactNode

/** The entrance of the end cave, on the mountain of world 4 (MAP-8). */
export function EndCave({ renderLink }: { readonly renderLink: RenderCaveLink }) {
  return (
    <div {...findCavePlace(4)}>
      {renderLink(
        styles.cave,
        <>
          <Icon name="cave" size="var(--marker-size)" />
          <span className={styles.name}>{pageTexts.cave}</span>
        </>,
      )}
    </div>
  )
}
