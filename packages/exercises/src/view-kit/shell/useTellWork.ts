import { useEffect } from 'react'

/** The part of an exercise with its words (learning-core §2, Exercise screen). */
const content = 2

/** Tells whether the child is at work in an exercise that is at this part; not any more when it leaves. */
export function useTellWork(part: number, onWork?: (isAtWork: boolean) => void): void {
  const isAtWork = part === content
  useEffect(() => {
    onWork?.(isAtWork)
    return () => onWork?.(false)
  }, [isAtWork, onWork])
}
