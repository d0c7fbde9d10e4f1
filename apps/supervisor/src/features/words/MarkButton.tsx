import { fill } from '@letterliaan/texts'
import { FlatButton } from '../../app/controls/index.ts'
import { common } from '../../app/index.ts'
import * as texts from './texts.ts'

export interface MarkButtonProps {
  readonly word: string
  readonly isMarked: boolean
  readonly onToggle: () => void
}

export function MarkButton({ word, isMarked, onToggle }: MarkButtonProps) {
  return (
    <FlatButton
      sign="flag"
      look={isMarked ? 'marked' : 'plain'}
      aria-pressed={isMarked}
      aria-label={fill(texts.soundsWrongOf, { word })}
      title={common.soundsWrong}
      onClick={onToggle}
    >
      {common.soundsWrong}
    </FlatButton>
  )
}
