import type { TextTyped } from '../../kit/flow.ts'
import type { Typing } from '../../kit/restricted-typing.ts'
import { TypingField } from './TypingField.tsx'

/** A field that lets in only the letters of the word (TPL-34); a refused letter shakes and leaves. */
export function RestrictedField({ typing, send }: { typing: Typing; send: (event: TextTyped) => void }) {
  return (
    <TypingField
      label="Typ het woord"
      text={typing.input}
      refusals={typing.refusals}
      onText={(text) => send({ type: 'text', text })}
    />
  )
}
