import type { ReactNode, ComponentProps } from 'react'
import { SceneLayers } from '../SceneLayers.tsx'
import { AnimatedThings } from '../animated/AnimatedThings.tsx'
import { usePainted } from '../usePainted.ts'
import { treehouseAnimatedThings } from './treehouse-animated-things.ts'
import { treehouseLayers } from './treehouse-layers.ts'
import { FlyingBird } from './FlyingBird.tsx'
import { useLook } from '../../pictures/look.ts'
import styles from './TreehouseRoom.module.css'
import { joinClasses } from '../../components/join-classes.ts'
import { isLifted, placeInRoom, type TreehouseObject } from './room-places.ts'

export interface TreehouseRoomProps {
  readonly children: ReactNode
}

/** Drawn wide and tall (no wider than high); the tall one scrolls. The look 10+ has a tent without a bird. */
export function TreehouseRoom({ children }: TreehouseRoomProps) {
  const isPainted = usePainted()
  const look = useLook()
  return (
    <div className={styles.room}>
      <div className={styles.stage}>
        <div className={styles.scene} aria-hidden="true">
          {isPainted && <SceneLayers layers={treehouseLayers[look]} />}
          {isPainted && <AnimatedThings things={treehouseAnimatedThings[look]} />}
        </div>
        {children}
        {isPainted && look === 'jungle' && <FlyingBird />}
      </div>
    </div>
  )
}

export interface RoomPlaceProps extends Omit<ComponentProps<'div'>, 'style'> {
  readonly thing: TreehouseObject
}

export function RoomPlace({ thing, className, ...rest }: RoomPlaceProps) {
  return (
    <div
      className={joinClasses(styles.thing, className)}
      style={placeInRoom(thing)}
      data-lifted={isLifted(thing) || undefined}
      {...rest}
    />
  )
}
