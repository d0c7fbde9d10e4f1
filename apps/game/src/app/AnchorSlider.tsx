import type { Anchor } from '@letterliaan/contract'
import { Slider } from '@letterliaan/ui'
import styles from './AnchorSlider.module.css'

/** The pictures that a step's rule hangs on, to leaf through (LES-2, MAP-3). */
export function AnchorSlider({ anchors }: { anchors: readonly Anchor[] }) {
  return (
    <Slider label="Ankerwoorden" perView={1} minSlideWidth="6rem">
      {anchors.map((anchor) => (
        <figure key={anchor.id} className={styles.anchor}>
          <img className={styles.picture} src={anchor.image_url} alt="" width={96} height={96} />
          <figcaption className={styles.text}>
            <strong className={styles.name}>{anchor.name}</strong>
            <span>{anchor.description}</span>
          </figcaption>
        </figure>
      ))}
    </Slider>
  )
}
