import { ReadAloudContext, type AloudLine } from './read-aloud.ts'
import type { ReactNode } from 'react'

/** Records what is read aloud by itself; texts end at once. */
export function listen() {
  const said: string[] = []
  const say = async ({ text }: AloudLine) => {
    said.push(text)
    return 'ended' as const
  }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ReadAloudContext value={{ isAutomatic: true, say }}>{children}</ReadAloudContext>
  )
  return { said, wrapper }
}
