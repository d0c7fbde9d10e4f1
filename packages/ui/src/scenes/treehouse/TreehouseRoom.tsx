import type { ReactNode, ComponentProps } from 'react'
import { SceneLayers } from '../SceneLayers.tsx'
import { AnimatedThings } from '../animated/AnimatedThings.tsx'
import { usePainted } from '../usePainted.ts'
import { useLook } from '../../pictures/look.ts'
import { joinClasses } from '../../components/join-classes.ts'
import { Buddy } from '../../pictures/Buddy.tsx'
import type { BuddyId } from '../../pictures/buddy-urls.ts'
import creaturesUrl from '../animated/creatures.svg?url&no-inline'
import { treehouseAnimatedThings, treehouseLayers } from './treehouse-layers.ts'
import { isLifted, getRoomPlaceStyle, type TreehouseObject } from './room-places.ts'
import { TreehouseObjectPicture } from './TreehouseObjectPicture.tsx'
import type { LeafPile } from './treehouse-object-pictures.ts'
import styles from './TreehouseRoom.module.css'
import shared from '../../shared.module.css'

interface TreehouseRoomProps {
  readonly children: ReactNode
}

/** The room of the treehouse, or a tent in the look 10+. A tall stage (no wider than high) scrolls. */
export function TreehouseRoom({ children }: TreehouseRoomProps) {
  const isPainted = usePainted()
  const look = useLook()
  return (
    <div className={joinClasses(shared.full, styles.room)}>
      <div className={joinClasses(shared.full, styles.stage)}>
        <div className={joinClasses(shared.cover, styles.scene)} aria-hidden="true">
          {isPainted && <SceneLayers layers={treehouseLayers[look]} />}
          {isPainted && <AnimatedThings things={treehouseAnimatedThings[look]} />}
        </div>
        {children}
        {isPainted && look === 'jungle' && <FlyingBird />}
      </div>
    </div>
  )
}

interface RoomPlaceProps extends Omit<ComponentProps<'div'>, 'style'> {
  readonly thing: TreehouseObject
}

export function RoomPlace({ thing, className, ...rest }: RoomPlaceProps) {
  return (
    <div
      className={joinClasses(styles.thing, className)}
      style={getRoomPlaceStyle(thing)}
      data-lifted={isLifted(thing) || undefined}
      {...rest}
    />
  )
}

function FlyingBird() {
  return (
    <span className={joinClasses(shared.full, styles.flight)} data-jungle-only aria-hidden="true">
      <span className={styles.bird}>
        <svg className={styles.far} data-moving focusable="false">
          <use href={`${creaturesUrl}#parrot-wing`} />
        </svg>
        <svg focusable="false">
          <use href={`${creaturesUrl}#parrot`} />
        </svg>
        <svg className={styles.near} focusable="false">
          <use href={`${creaturesUrl}#parrot-wing`} />
        </svg>
      </span>
    </span>
  )
}

interface TreehousePictureProps {
  readonly buddy_id: BuddyId
  readonly leaves: LeafPile
  readonly children: ReactNode
}

const objects = ['chart', 'badges', 'bookshelf', 'telescope', 'desk'] as const

/** A small picture of the room. It has the same shape, so that `RoomPlace`s fit. */
export function TreehousePicture({ buddy_id, leaves, children }: TreehousePictureProps) {
  const isPainted = usePainted()
  const look = useLook()
  return (
    <div className={joinClasses(shared.full, styles.room, styles.picture)}>
      <div className={joinClasses(shared.full, styles.stage)}>
        <div className={joinClasses(shared.cover, styles.scene)} aria-hidden="true">
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
