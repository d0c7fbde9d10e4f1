import type { ReactNode } from 'react'
import { joinClasses } from '../../components/join-classes.ts'
import { Buddy } from '../../pictures/Buddy.tsx'
import type { BuddyId } from '../../pictures/buddy-urls.ts'
import { useLook } from '../../pictures/look.ts'
import { SceneLayers } from '../SceneLayers.tsx'
import { usePainted } from '../usePainted.ts'
import { RoomPlace } from './TreehouseRoom.tsx'
import { TreehouseObjectPicture } from './TreehouseObjectPicture.tsx'
import type { LeafPile } from './treehouse-object-pictures.ts'
import { treehouseLayers } from './treehouse-layers.ts'
import styles from './TreehouseRoom.module.css'

export interface TreehousePictureProps {
  readonly buddy_id: BuddyId
  readonly leaves: LeafPile
  readonly children: ReactNode
}

const objects = ['chart', 'badges', 'bookshelf', 'telescope', 'desk'] as const

/** A small picture of the room, in the same shape, with `RoomPlace`s at the same positions. */
export function TreehousePicture({ buddy_id, leaves, children }: TreehousePictureProps) {
  const isPainted = usePainted()
  const look = useLook()
  return (
    <div className={joinClasses(styles.room, styles.picture)}>
      <div className={styles.stage}>
        <div className={styles.scene} aria-hidden="true">
          {isPainted && <SceneLayers layers={treehouseLayers[look]} />}
        </div>
        {objects.map((name) => (
          <RoomPlace key={name} thing={name} className={styles.drawn}>
            <TreehouseObjectPicture name={name} />
          </RoomPlace>
        ))}
        <RoomPlace thing="leaves" className={styles.drawn}>
          <TreehouseObjectPicture name={`leaves-${leaves}`} />
        </RoomPlace>
        <RoomPlace thing="buddy" className={styles.drawn} aria-hidden="true">
          <Buddy id={buddy_id} size="100%" />
        </RoomPlace>
        {children}
      </div>
    </div>
  )
}
