import { useCallback } from 'react'
import { useLook } from './look.ts'

/** A text to show, which may have another wording for the look 10+. */
export type Worded = string | { readonly text: string; readonly sober?: string }

export function useWording(): (worded: Worded) => string {
  const isSober = useLook() === 'field-camp'
  return useCallback(
    (worded) => (typeof worded === 'string' ? worded : ((isSober ? worded.sober : undefined) ?? worded.text)),
    [isSober],
  )
}
