import { fill } from '@letterliaan/texts'
import { GreatBurst } from '@letterliaan/ui'
import { Icon, type IconName } from '@letterliaan/ui/pictures'
import { Notice } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import styles from './PassedWorldNotice.module.css'
import { texts } from './texts.ts'

export interface PassedWorldNoticeProps {
  readonly name: string
  readonly world: number
}

/** Celebrates a passed world on the classroom board (PLEK-3). */
export const PassedWorldNotice = ({ name, world }: PassedWorldNoticeProps) => (
  <Notice look="good">
    <b className={layout.line3}>
      <span className={styles.diamond}>
        <Icon name={diamondOf(world)} size="2.5rem" />
        <GreatBurst />
      </span>
      {fill(texts.passedWorld, { name, world })}
    </b>
  </Notice>
)

const diamondOf = (world: number): IconName => `diamond-${world}` as IconName
