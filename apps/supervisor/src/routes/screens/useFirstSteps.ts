import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUndo } from '../../app/controls/useUndo.ts'
import { useServices } from '../../app/useServices.ts'

const storageKey = 'letterliaan-begeleider-first-steps-away'

/** The ids of the supervisors who put the first steps away on this device. */
function readAway(): readonly number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

/** Did this supervisor put 'Zo begint u' away? It can, with the way back. */
export function useFirstStepsAway() {
  const { queries } = useServices()
  const { data: me } = useQuery(queries.me)
  const [away, setAway] = useState(readAway)
  const offerUndo = useUndo()

  function write(ids: readonly number[]) {
    localStorage.setItem(storageKey, JSON.stringify(ids))
    setAway(ids)
  }

  function putAway() {
    if (me === undefined) return
    write([...away, me.id])
    offerUndo('‘Zo begint u’ staat hier niet meer.', async () => write(away))
  }

  return { isAway: me !== undefined && away.includes(me.id), putAway }
}
