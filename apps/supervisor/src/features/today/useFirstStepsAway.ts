import { useNotify } from '@letterliaan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { offerUndo } from '../../app/data/change.ts'
import { useServices } from '../../app/useServices.ts'
import { readAway, writeAway } from './first-steps.ts'
import * as texts from './texts.ts'

export function useFirstStepsAway() {
  const { queries } = useServices()
  const { data: me } = useQuery(queries.me)
  const [away, setAway] = useState(() => readAway(localStorage))
  const notify = useNotify()

  function write(ids: readonly number[]) {
    writeAway(localStorage, ids)
    setAway(ids)
  }

  function putAway() {
    if (me === undefined) return
    write([...away, me.id])
    offerUndo(notify, texts.firstSteps.donePutAway, async () => write(away))
  }

  return { isAway: me !== undefined && away.includes(me.id), putAway }
}
