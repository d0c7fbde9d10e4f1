import type { ReactNode } from 'react'
import { joinClasses } from '../components/join-classes.ts'
import { SceneLayers } from './SceneLayers.tsx'
import { animatedThingsByWorld, eveningThings } from './animated/animated-things.ts'
import { AnimatedThings } from './animated/AnimatedThings.tsx'
import { mapPositions, type Orientation, type WorldId } from './positions.ts'
import { worldLayers } from './scene-layers.ts'
import { usePainted } from './usePainted.ts'
import type { Daylight } from './daylight.ts'
import paper from './Paper.module.css'
import styles from './WorldMap.module.css'
import shared from '../shared.module.css'

/** Delay of moving things after the first paint (ms), because the browser restyles them in every frame. */
const livesAfterMs = 1000

/** Maximum time that things on the map wait for its drawing (ms). */
const waitsForDrawingMs = 4000

interface WorldMapProps {
  readonly world: WorldId
  /** In the evening worlds 1 and 2 have low light, and in world 3 it is night. In world 4 it is always night. */
  readonly light?: Daylight
  readonly children: ReactNode
}

/** A map. A wide stage fits the screen. A tall one (no wider than high) has its own drawing and scrolls. */
export function WorldMap({ world, light = 'day', children }: WorldMapProps) {
  const isPainted = usePainted()
  const isAlive = usePainted(livesAfterMs)
  const isOverdue = usePainted(waitsForDrawingMs)
  const isEvening = light === 'evening' && world <= 3
  return (
    <div className={joinClasses(shared.full, styles.room)}>
      <div
        className={joinClasses(styles.stage, styles[`world${world}`])}
        data-waits={isOverdue ? undefined : ''}
      >
        <div className={joinClasses(styles.scene, paper.paper)} aria-hidden="true">
          {isPainted && <SceneLayers layers={worldLayers[world]} />}
          {isEvening && <i className={joinClasses(shared.cover, styles.evening)} data-jungle-only />}
          {isAlive && <AnimatedThings things={animatedThingsByWorld[world]} />}
          {isAlive && isEvening && <AnimatedThings things={eveningThings} />}
        </div>
        <Route world={world} orientation="landscape" />
        <Route world={world} orientation="portrait" />
        {children}
      </div>
    </div>
  )
}

function Route({ world, orientation }: { readonly world: WorldId; readonly orientation: Orientation }) {
  const points = mapPositions[world][orientation].steps.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <svg
      className={joinClasses(shared.cover, shared.full, styles.route, styles[orientation])}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
