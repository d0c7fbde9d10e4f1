import { useNotify } from '@letterliaan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { offerUndo } from '../../app/data/change.ts'
import { useServices } from '../../app/useServices.ts'

function readAway(key: string): readonly number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

/** Remembers whether this supervisor dismissed a message. `confirmation` is shown when it is dismissed. */
export function useDismissed(what: 'first-steps' | 'voice', confirmation: string) {
  const { queries } = useServices()
  const { data: me } = useQuery(queries.me)
  const key = `letterliaan-begeleider-away-${what}`
  const [away, setAway] = useState(() => readAway(key))
  const notify = useNotify()

  function write(ids: readonly number[]) {
    localStorage.setItem(key, JSON.stringify(ids))
    setAway(ids)
  }

  function putAway() {
    if (me === undefined) return
    write([...away, me.id])
    offerUndo(notify, confirmation, async () => write(away))
  }

  return { isAway: me !== undefined && away.includes(me.id), putAway }
}
