import { joinClasses } from '../components/join-classes.ts'
import panel1 from './art/panel-1.svg?url&no-inline'
import panel2 from './art/panel-2.svg?url&no-inline'
import panel3 from './art/panel-3.svg?url&no-inline'
import panel4 from './art/panel-4.svg?url&no-inline'
import type { WorldId } from './positions.ts'
import styles from './WorldPicture.module.css'

const panelUrls: Record<WorldId, string> = { 1: panel1, 2: panel2, 3: panel3, 4: panel4 }

export interface WorldPictureProps {
  readonly world: WorldId
  readonly className?: string
}

export function WorldPicture({ world, className }: WorldPictureProps) {
  return (
    <img
      className={joinClasses(styles.picture, className)}
      src={panelUrls[world]}
      alt=""
      decoding="async"
      draggable={false}
    />
  )
}
