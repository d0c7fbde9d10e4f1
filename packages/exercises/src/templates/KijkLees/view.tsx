import { Button, Card, HiddenText, joinClasses, shared } from '@letterliaan/ui'
import type { CSSProperties } from 'react'
import { splitCommaList } from '../../kit/word-data.ts'
import quiet from '../../view-kit/turn/quiet.module.css'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { useFocus } from '../../view-kit/turn/useFocus.ts'
import { AnchorNote, WordPicture } from '../../view-kit/word-card/WordPicture.tsx'
import { logic, texts, type KijkLeesEvent, type KijkLeesState } from './logic.ts'
import styles from './view.module.css'

function Body({ turn, state, send, sounds }: BodyProps<KijkLeesState, KijkLeesEvent>) {
  const { word, sound_groups } = turn.word
  const groups = splitCommaList(sound_groups)
  const card = useFocus<HTMLDivElement>(state.hasRead)
  return (
    <>
      <Card
        ref={state.hasRead ? card : undefined}
        tabIndex={-1}
        className={joinClasses(shared.row, styles.card, quiet.quiet)}
      >
        <WordPicture turn={turn} />
        <p
          className={joinClasses(shared.word, styles.word)}
          data-word-row
          style={{ '--groups': groups.length } as CSSProperties}
        >
          <HiddenText>{word}</HiddenText>
          {groups.map((group, at) => (
            <span key={at} className={styles.group} aria-hidden="true">
              {group}
            </span>
          ))}
        </p>
        <AnchorNote turn={turn} />
      </Card>
      <div className={joinClasses(shared.middle, styles.after)}>
        {state.hasRead ? (
          sounds
        ) : (
          <ReadButton isDisabled={!state.mayHaveRead} onRead={() => send({ type: 'read' })} />
        )}
      </div>
    </>
  )
}

interface ReadButtonProps {
  readonly isDisabled: boolean
  readonly onRead: () => void
}

function ReadButton({ isDisabled, onRead }: ReadButtonProps) {
  const button = useFocus<HTMLButtonElement>(isDisabled)
  return (
    <Button ref={button} variant="secondary" size="large" disabled={isDisabled} onClick={onRead}>
      {texts.haveRead}
    </Button>
  )
}

export const view: TemplateView<KijkLeesState, KijkLeesEvent> = {
  logic,
  Body,
  instruction: (_turn, { hasRead }) => (hasRead ? texts.wasItRight : texts.readAloud),
  placesSounds: true,
  comesBeforeSubmit: ({ hasRead }) => !hasRead,
}
