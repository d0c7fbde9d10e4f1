import { useRef } from 'react'
import { joinClasses } from '../components/join-classes.ts'
import type { SceneLayer } from './scene-layers.ts'
import { useParallax } from './useParallax.ts'
import styles from './SceneLayers.module.css'

/** Shows a drawing as soon as it is there, over the colours of its scene. */
function showLoaded(event: React.SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.dataset['loaded'] = ''
}

/** The pictures of a scene on top of each other. They load after the controls (low priority) and never take a click. */
export function SceneLayers({ layers }: { layers: readonly SceneLayer[] }) {
  const all = useRef<HTMLDivElement>(null)
  useParallax(all)
  return (
    <div ref={all} className={styles.layers}>
      {layers.map(({ src, tall, at, depth }) => (
        <picture key={`${src} ${at ?? ''}`} className={styles.picture}>
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
          />
        </picture>
      ))}
    </div>
  )
}
