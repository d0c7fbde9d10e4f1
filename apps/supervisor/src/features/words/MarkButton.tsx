import { FlatButton } from '../../app/controls/FlatButton.tsx'

export interface MarkButtonProps {
  readonly word: string
  readonly isMarked: boolean
  readonly onToggle: () => void
}

/** 'Klinkt raar', on or off. */
export function MarkButton({ word, isMarked, onToggle }: MarkButtonProps) {
  return (
    <FlatButton
      sign="flag"
      look={isMarked ? 'marked' : 'plain'}
      aria-pressed={isMarked}
      aria-label={`Klinkt raar: ${word}`}
      title="Klinkt raar"
      onClick={onToggle}
    >
      Klinkt raar
    </FlatButton>
  )
}
