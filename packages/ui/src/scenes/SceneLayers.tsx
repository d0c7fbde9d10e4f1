import { useRef, useEffect, type RefObject } from 'react'
import { joinClasses } from '../components/join-classes.ts'
import { prefersLessMotion } from '../components/motion/prefers-less-motion.ts'
import type { SceneLayer } from './scene-layers.ts'
import styles from './SceneLayers.module.css'
import shared from '../shared.module.css'

function showLoaded(event: React.SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.parentElement?.setAttribute('data-loaded', '')
}

/** Decorative layers. Those that do not move appear together, because each would cause a repaint. */
export function SceneLayers({ layers }: { layers: readonly SceneLayer[] }) {
  const all = useRef<HTMLDivElement>(null)
  useParallax(all)
  const moving = layers.findIndex(({ depth }) => depth > 0)
  const standing = moving < 0 ? layers : layers.slice(0, moving)
  return (
    <div ref={all} className={shared.cover}>
      {standing.map((layer) => (
        <Layer key={keyOf(layer)} layer={layer} className={styles.standing} />
      ))}
      {standing.length > 0 && <i className={joinClasses(shared.cover, styles.colors)} />}
      {layers.slice(standing.length).map((layer) => (
        <Layer key={keyOf(layer)} layer={layer} className={styles.single} />
      ))}
    </div>
  )
}

const keyOf = ({ src, at }: SceneLayer): string => `${src} ${at ?? ''}`

function Layer({ layer, className }: { readonly layer: SceneLayer; readonly className: string | undefined }) {
  const { src, tall, at, depth } = layer
  return (
    <picture className={className}>
      {tall !== undefined && <source media="(max-aspect-ratio: 1)" srcSet={tall} />}
      <img
        className={joinClasses(styles.layer, depth > 0 && styles.moving, at !== undefined && styles[at])}
        style={{ '--depth': `${depth}px` } as React.CSSProperties}
        src={src}
        alt=""
        decoding="async"
        fetchPriority="low"
        draggable={false}
        onLoad={showLoaded}
        onError={showLoaded}
      />
    </picture>
  )
}

/** Sets `--look-x` and `--look-y` (-1 to 1) in each frame, if a mouse moves and motion is allowed. */
function useParallax(layers: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0
    const look = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || frame !== 0 || prefersLessMotion()) return
      frame = requestAnimationFrame(() => {
        frame = 0
        layers.current?.style.setProperty(
          '--look-x',
          ((event.clientX / window.innerWidth) * 2 - 1).toFixed(3),
        )
        layers.current?.style.setProperty(
          '--look-y',
          ((event.clientY / window.innerHeight) * 2 - 1).toFixed(3),
        )
      })
    }
    window.addEventListener('pointermove', look, { passive: true })
    return () => {
      window.removeEventListener('pointermove', look)
      cancelAnimationFrame(frame)
    }
  }, [layers])
}
