import { fill } from '@letterliaan/texts'
import * as common from '../../app/texts/common.ts'
import type { PastedWords } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { TextAreaField } from '@letterliaan/ui'
import { Form } from '../../app/controls/Form.tsx'
import * as texts from './texts.ts'
import layout from '../../app/style/layout.module.css'

export interface PasteFormProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly isBusy: boolean
  readonly onPaste: () => void
}

export function PasteForm({ text, onText, isBusy, onPaste }: PasteFormProps) {
  return (
    <Form action={texts.paste.submit} isOff={isBusy || text.trim() === ''} onSubmit={onPaste}>
      <TextAreaField
        label={texts.paste.label}
        hint={texts.paste.hint}
        rows={10}
        value={text}
        maxLength={ownStepLimits.pasted}
        spellCheck
        onChange={({ currentTarget: { value } }) => onText(value)}
      />
    </Form>
  )
}

const maxRefused = 20

/** Shows pasted texts that are no words, with reasons; only the first ones of a long text. */
export function RefusedList({ refused }: Pick<PastedWords, 'refused'>) {
  return (
    <ul className={layout.bullets}>
      {refused.slice(0, maxRefused).map(({ text, reason }) => (
        <li key={text}>
          <b>{text}</b>: {reason}
        </li>
      ))}
      {refused.length > maxRefused && (
        <li>{fill(common.countMore, { count: refused.length - maxRefused })}</li>
      )}
    </ul>
  )
}
