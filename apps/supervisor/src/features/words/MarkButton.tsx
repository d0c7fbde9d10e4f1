import { fill } from '@letterliaan/texts'
import { FlatButton } from '../../app/controls/index.ts'
import { commonTexts } from '../../app/index.ts'
import { texts } from './texts.ts'

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
      title={commonTexts.soundsWrong}
      onClick={onToggle}
    >
      {commonTexts.soundsWrong}
    </FlatButton>
  )
}
