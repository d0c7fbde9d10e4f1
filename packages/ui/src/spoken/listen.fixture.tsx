import { LookContext, type Look } from '../pictures/look.ts'
import { ReadAloudContext, type ReadAloudLine } from './read-aloud.ts'
import type { ReactNode } from 'react'

export function listen(look: Look = 'jungle') {
  const said: string[] = []
  const say = async ({ text }: ReadAloudLine) => {
    said.push(text)
    return 'ended' as const
  }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LookContext value={look}>
      <ReadAloudContext value={{ isAutomatic: true, isSober: look === 'field-camp', say }}>
        {children}
      </ReadAloudContext>
    </LookContext>
  )
  return { said, wrapper }
}
