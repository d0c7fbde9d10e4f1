import type { AnalysedWord } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { FlatButton } from '../../app/controls/index.ts'
import styles from './WordRow.module.css'
import { texts } from './texts.ts'

export interface SyllableDivisionPickerProps {
  readonly word: string
  readonly cuts: AnalysedWord['cuts']
  /** Marks of the chosen division, or null. */
  readonly chosen: string | null
  readonly onChoose: (marked: string) => void
}

export function SyllableDivisionPicker({ word, cuts, chosen, onChoose }: SyllableDivisionPickerProps) {
  return (
    <fieldset className={styles.cuts}>
      <legend>{fill(texts.row.whichCut, { word })}</legend>
      {cuts.map(({ marked, syllables }) => (
        <FlatButton
          key={marked}
          look={marked === chosen ? 'marked' : 'plain'}
          aria-pressed={marked === chosen}
          onClick={() => onChoose(marked)}
        >
          {syllables.replaceAll(',', ' · ')}
        </FlatButton>
      ))}
    </fieldset>
  )
}
