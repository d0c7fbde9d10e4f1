import { SpokenText } from '@letterliaan/ui/spoken'
import type { Anchor } from '@letterliaan/contract'
import { toStepLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { joinClasses, shared, Slider } from '@letterliaan/ui'
import { addBasePath } from '@letterliaan/web/base-path'
import styles from './AnchorSlider.module.css'

export function AnchorSlider({ anchors, step_id }: { anchors: readonly Anchor[]; step_id: number }) {
  return (
    <Slider label={commonTexts.anchors.text} perView={1} minSlideWidth="6rem">
      {anchors.map((anchor) => (
        <figure key={anchor.id} className={joinClasses(shared.column, styles.anchor)}>
          <img className={styles.picture} src={addBasePath(anchor.image_url)} alt="" width={96} height={96} />
          <figcaption className={styles.text}>
            <strong className={shared.large}>{anchor.name}</strong>
            <SpokenText line={toStepLine(anchor.description, step_id)} />
          </figcaption>
        </figure>
      ))}
    </Slider>
  )
}
