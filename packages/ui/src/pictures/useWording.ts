import { useCallback } from 'react'
import { useLook } from './look.ts'

/** A text that is shown only, or a line that also has a wording for the look 10+. */
export type Worded = string | { readonly text: string; readonly sober?: string }

/** Returns the wording of a button, link or title in the current look. */
export function useWording(): (worded: Worded) => string {
  const isSober = useLook() === 'field-camp'
  return useCallback(
    (worded) => (typeof worded === 'string' ? worded : ((isSober ? worded.sober : undefined) ?? worded.text)),
    [isSober],
  )
}
