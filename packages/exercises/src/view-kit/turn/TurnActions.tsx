import type { Word } from '@letterliaan/contract'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { Button, Glyph, IconButton, insertText, joinClasses, shared, SpecialKeys } from '@letterliaan/ui'
import { memo, type RefObject } from 'react'
import type { GamePlace } from '../game/game-place.ts'
import { WayOn } from '../shell/WayOn.tsx'
import { ConfidenceButtons, type ConfidenceButtonsProps } from './ConfidenceButtons.tsx'
import styles from './TurnView.module.css'

export type SendFromActions = (event: { readonly type: 'reveal' }) => void

interface TurnActionsProps {
  readonly frame: RefObject<HTMLElement | null>
  readonly isReady: boolean
  /** Undefined if there is no eye: the template does not hide the word, or a supervisor turned it off. */
  readonly isWordVisible: boolean | undefined
  readonly submitLabel: string | null
  readonly onSubmit: () => void
  readonly send: SendFromActions
  readonly onCheck: ConfidenceButtonsProps['onCheck'] | undefined
  readonly word: Word
  readonly Beside: GamePlace['Beside'] | undefined
  readonly hasKeys: boolean
}

/** Memoised, as most letters change nothing here. */
export const TurnActions = memo(function TurnActions(props: TurnActionsProps) {
  const { frame, isReady, isWordVisible, submitLabel, onSubmit, send, onCheck, word, Beside, hasKeys } = props
  const typeKey = (text: string) => {
    const field = frame.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      'input[type="text"], textarea',
    )
    if (field) insertText(field, text)
  }
  return (
    <WayOn>
      <div className={joinClasses(shared.row, styles.actions)}>
        {isWordVisible !== undefined && <RevealButton isDisabled={isWordVisible} send={send} />}
        {Beside !== undefined && <Beside key={word.id} word={word} />}
        {onCheck !== undefined ? (
          <ConfidenceButtons isReady={isReady} onCheck={onCheck} onEarly={onSubmit} />
        ) : (
          submitLabel !== null && <SubmitButton isReady={isReady} label={submitLabel} onPress={onSubmit} />
        )}
      </div>
      {hasKeys && (
        <div className={styles.keyboard}>
          <SpecialKeys onKey={typeKey} />
        </div>
      )}
    </WayOn>
  )
})

interface RevealButtonProps {
  readonly isDisabled: boolean
  readonly send: SendFromActions
}

/** The hide button (EX-18). Keeps the cursor in the field. */
const RevealButton = ({ isDisabled, send }: RevealButtonProps) => (
  <IconButton
    label={exerciseTexts.showWord}
    icon={<Glyph name="eye" />}
    size="large"
    variant="paper"
    disabled={isDisabled}
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => send({ type: 'reveal' })}
  />
)

interface SubmitButtonProps {
  readonly isReady: boolean
  readonly label: string
  readonly onPress: () => void
}

/** A tap on the disabled button acts as Enter (ADR 33): it has pointer events, but no clicks. */
const SubmitButton = ({ isReady, label, onPress }: SubmitButtonProps) => (
  <span className={styles.submit} data-submit onPointerUp={isReady ? undefined : onPress}>
    <Button size="large" disabled={!isReady} icon={<Glyph name="check" />} onClick={onPress}>
      {label}
    </Button>
  </span>
)
