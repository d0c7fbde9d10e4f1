import { fill } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import type { WorldNumber } from '@letterliaan/rules'
import { HiddenText } from '@letterliaan/ui'
import { WorldMap } from '@letterliaan/ui/scenes'
import styles from './WorldMapScreen.module.css'

export const WorldFrame = ({ world }: { readonly world: WorldNumber }) => (
  <main className={styles.screen} data-map>
    <HiddenText as="h1">{fill(commonTexts.worldNumber, { world })}</HiddenText>
    <WorldMap world={world}>{null}</WorldMap>
  </main>
)
