import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useServices } from '../app/useServices.ts'
import type { Place } from '../features/search/find-places.ts'
import { SearchDialog } from '../features/search/SearchDialog.tsx'
import { listPlaces } from './list-places.ts'

export interface SearchProps {
  readonly onGo: (place: Place) => void
  readonly onClose: () => void
}

/** Finds children, groups, steps, pages, settings and actions. Fetches its data when it is opened. */
export function Search({ onGo, onClose }: SearchProps) {
  const { queries } = useServices()
  const isAdministrator = useQuery(queries.me).data?.role === 'beheerder'
  const asked = useQueries({ queries: [queries.students, queries.groups, queries.ownSteps, queries.steps] })
  const [{ data: students }, { data: groups }, { data: ownSteps }, { data: steps }] = asked
  const places = useMemo(
    () => listPlaces({ students, groups, ownSteps, steps, isAdministrator }),
    [students, groups, ownSteps, steps, isAdministrator],
  )
  const isFailed = asked.some(({ isError }) => isError)
  const isWaiting = asked.some(({ isPending }) => isPending)
  const state = isFailed ? 'failed' : isWaiting ? 'waiting' : 'ready'
  return <SearchDialog places={places} state={state} onGo={onGo} onClose={onClose} />
}
