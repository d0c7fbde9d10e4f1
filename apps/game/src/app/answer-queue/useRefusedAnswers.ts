import { exclaimed } from '@letterliaan/texts'
import { shellTexts } from '@letterliaan/texts/shell'
import { useNotify } from '@letterliaan/ui'
import { useEffect } from 'react'
import { useServices } from '../useServices.ts'
import { logRefusedAnswer } from './refused-answers.ts'

const notice = exclaimed(shellTexts.refusedAnswer)

/** Shows refusals to the child. Refusals of earlier visits are only added to a report. */
export function useRefusedAnswers(user_id: number | undefined): void {
  const { answers, refusedAnswers } = useServices()
  const notify = useNotify()

  useEffect(() => refusedAnswers.subscribe(() => notify('info', notice)), [refusedAnswers, notify])
  useEffect(() => {
    if (user_id === undefined) return
    answers
      .listSetAside()
      .then((calls) => calls.forEach(logRefusedAnswer))
      .catch(() => undefined)
  }, [answers, user_id])
}
