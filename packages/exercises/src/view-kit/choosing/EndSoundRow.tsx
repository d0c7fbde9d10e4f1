import { joinClasses, shared } from '@letterliaan/ui'
import { endSoundKinds, endSoundLooks, type EndSoundKind } from '../../kit/end-sounds.ts'
import { Block } from '../blocks/Block.tsx'
import { ChoiceRow, type ChoiceRowProps } from './ChoiceRow.tsx'
import styles from './EndSoundRow.module.css'

export const EndSoundRow = (props: Omit<ChoiceRowProps<EndSoundKind>, 'choices' | 'className'>) => (
  <ChoiceRow {...props} choices={choices} className={styles.kinds} />
)

const choices = endSoundKinds.map((kind) => ({
  value: kind,
  label: (
    <span className={joinClasses(shared.column, styles.label)}>
      <span className={styles.end} aria-hidden="true">
        <Block color={endSoundLooks[kind].color}>{kind}</Block>
      </span>
      {endSoundLooks[kind].name}
    </span>
  ),
}))
