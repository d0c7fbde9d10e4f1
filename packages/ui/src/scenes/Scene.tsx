import { joinClasses } from '../components/join-classes.ts'
import { useLook } from '../pictures/look.ts'
import { SceneLayers } from './SceneLayers.tsx'
import { listAnimatedThings } from './animated/animated-things.ts'
import { AnimatedThings } from './animated/AnimatedThings.tsx'
import { listSceneLayers, type SceneName } from './scene-layers.ts'
import { usePainted } from './usePainted.ts'
import paper from './Paper.module.css'
import styles from './Scene.module.css'
import shared from '../shared.module.css'

export function Scene({ name }: { name: SceneName }) {
  const isPainted = usePainted()
  const look = useLook()
  return (
    <div
      className={joinClasses(shared.full, styles.scene, name !== 'hut' && paper.paper, styles[name])}
      aria-hidden="true"
    >
      {isPainted && <SceneLayers layers={listSceneLayers(name, look)} />}
      {isPainted && <AnimatedThings things={listAnimatedThings(name, look)} />}
    </div>
  )
}
