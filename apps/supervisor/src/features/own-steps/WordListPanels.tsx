import { fill } from '@letterliaan/texts'
import { FlatButton, Form, Notice, Panel } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import type { PastedWords } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { TextAreaField } from '@letterliaan/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import type { EditedWordList } from './useWordList.ts'
import { WordEditor } from './WordEditor.tsx'
import { texts } from './texts.ts'

interface WordListPanelsProps {
  readonly list: EditedWordList
  readonly children: ReactNode
}

export function WordListPanels({ list, children }: WordListPanelsProps) {
  const { text, pasted, words, isPasting } = list
  const refused = pasted?.refused ?? []
  const checked = useRef<HTMLDivElement>(null)
  const wasPasting = useRef(isPasting)
  // The button that had the focus is gone.
  useEffect(() => {
    if (wasPasting.current && !isPasting) checked.current?.focus({ preventScroll: true })
    wasPasting.current = isPasting
  }, [isPasting])
  return (
    <>
      {refused.length > 0 && (
        <Notice look="attention">
          <b>{texts.words.ignored}</b>
          <RefusedList refused={refused} />
        </Notice>
      )}
      {isPasting ? (
        <Panel title={texts.words.paste}>
          <Form
            action={texts.paste.submit}
            isOff={list.isBusy || text.trim() === ''}
            onSubmit={() => list.split()}
          >
            <TextAreaField
              label={texts.paste.label}
              hint={texts.paste.hint}
              rows={10}
              value={text}
              maxLength={ownStepLimits.pasted}
              spellCheck
              onWrite={list.write}
            />
          </Form>
          {pasted !== null && refused.length === 0 && <Notice>{texts.words.none}</Notice>}
        </Panel>
      ) : (
        <>
          <div ref={checked} tabIndex={-1}>
            <Panel
              title={fill(texts.words.check, { count: words.length })}
              actions={<FlatButton onClick={list.again}>{commonTexts.pasteOthers}</FlatButton>}
              isFlush
            >
              <WordEditor words={words} findings={[]} hasStars={false} onChange={list.change} />
            </Panel>
          </div>
          {children}
        </>
      )}
    </>
  )
}

const maxRefused = 20

/** Lists pasted texts that are not words, with reasons. Of a long text only the first ones are shown. */
export function RefusedList({ refused }: Pick<PastedWords, 'refused'>) {
  return (
    <ul className={layout.bullets}>
      {refused.slice(0, maxRefused).map(({ text, reason }) => (
        <li key={text}>
          <b>{text}</b>: {reason}
        </li>
      ))}
      {refused.length > maxRefused && (
        <li>{fill(commonTexts.countMore, { count: refused.length - maxRefused })}</li>
      )}
    </ul>
  )
}
