import type { Word } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import type { CSSProperties, ReactNode } from 'react'
import { joinClasses, shared, SpeakerButton } from '@letterliaan/ui'
import type { Typing } from '../../kit/restricted-typing.ts'
import { divideOverSoundGroups, findSoundGroupOfNextLetter, listSoundGroups } from '../../kit/sound-groups.ts'
import { CheckMark } from '../../view-kit/feedback/CheckMark.tsx'
import { useShake } from '../../view-kit/feedback/useShake.ts'
import { useFocus } from '../../view-kit/turn/useFocus.ts'
import { keepCursorAtEnd, useTyping } from '../../view-kit/typing-field/useTyping.ts'
import styles from './GroupTypingBoxes.module.css'
import { texts } from './logic.ts'

export interface GroupTypingBoxesProps {
  readonly word: Word
  readonly typing: Typing
  readonly onText: (text: string) => void
  readonly onListen: (group: number) => void
  /** Placed at the box in which the move was typed. */
  readonly wrongMove: ReactNode
}

/** Most klankgroepen are at most this long. */
const lettersOfEmptyBox = 3

/** A real field is below the boxes, so that every keyboard works. */
export function GroupTypingBoxes({ word, typing, onText, onListen, wrongMove }: GroupTypingBoxesProps) {
  const shaken = useShake<HTMLDivElement>(typing.refusals)
  const field = useFocus<HTMLInputElement>()
  const groups = listSoundGroups(word)
  const dealt = divideOverSoundGroups(word, typing.input)
  const active = findSoundGroupOfNextLetter(word, typing.input)
  const letters = dealt.reduce((sum, { length }) => sum + Math.max(lettersOfEmptyBox, length), 0)
  return (
    <div
      ref={shaken}
      className={styles.boxes}
      data-word-row
      style={{ '--groups': groups.length, '--letters': letters } as CSSProperties}
    >
      {groups.map((group, at) => (
        <div key={at} className={joinClasses(shared.column, styles.group)}>
          <SpeakerButton
            label={fill(texts.hearGroup, { number: at + 1 })}
            className={styles.speaker}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onListen(at + 1)}
          />
          <span
            className={joinClasses(shared.word, styles.box)}
            data-active={at === active || undefined}
            data-full={dealt[at]?.length === group.length || undefined}
            aria-hidden="true"
          >
            {dealt[at]}
            {at === active && <span className={styles.caret} />}
            {dealt[at]?.length === group.length && (
              <span className={styles.check}>
                <CheckMark />
              </span>
            )}
          </span>
          {at === active && wrongMove}
        </div>
      ))}
      <input
        ref={field}
        className={joinClasses(shared.cover, shared.full, styles.input)}
        aria-label={fill(texts.typeGroup, { number: active + 1, count: groups.length })}
        type="text"
        spellCheck={false}
        autoCorrect="off"
        autoCapitalize="off"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={200}
        onSelect={keepCursorAtEnd}
        {...useTyping(typing.input, onText)}
      />
    </div>
  )
}
