import type { Test } from '@letterliaan/contract'
import { pageTexts } from '@letterliaan/texts/pages'
import { ToetsScreen, type ReportShownWord } from '@letterliaan/exercises/views'
import { useSuspenseQuery } from '../../app/queries/useQuery.ts'
import { useCallback, useEffect, useState } from 'react'
import { useSupervisorSettings, useStudent } from '../../app/data/useProfile.ts'
import type { ToetsParams } from '../../app/navigation/read-params.ts'
import { useHeldRewards } from '../../app/reward/Rewards.tsx'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { useToetsPorts } from '../../features/exercise/useToetsPorts.ts'
import { findAddressAfterTest } from '../address-after.ts'
import { addresses } from '../../app/addresses.ts'

export function ToetsPage({ test_id }: ToetsParams) {
  const { queries, queryClient } = useServices()
  const { data: test } = useSuspenseQuery(queries.test(test_id))

  // A reopened toets fetches the server's current state.
  useEffect(
    () => () => queryClient.removeQueries(queries.test(test_id).queryKey),
    [queryClient, queries, test_id],
  )

  return <OpenedTest opened={test} />
}

/** Shows the test as it was opened. Later the screen's own state is newer than a refetch. */
function OpenedTest({ opened }: { readonly opened: Test }) {
  const services = useServices()
  const student = useStudent()
  const { asksConfidence } = useSupervisorSettings()
  // Shows the result before badges that were earned with it.
  useHeldRewards(true)
  const [test] = useState(opened)
  const ports = useToetsPorts(services, test)
  const { showing } = services
  const tellWhatIsShown = useCallback<ReportShownWord>(
    (read) => showing.tell(() => ({ world_id: test.phase_id, difficulty: test.difficulty, ...read() })),
    [showing, test],
  )

  return (
    <RouteScreen isPlayed title={test.label || pageTexts.toets}>
      <ToetsScreen
        toets={test}
        child={{ ...student, asksConfidence }}
        ports={ports}
        onShow={tellWhatIsShown}
        onLeave={() => services.navigator.go(addressOfExercises(test))}
        onGoOn={(next) => services.navigator.go(findAddressAfterTest(next))}
      />
    </RouteScreen>
  )
}

/** A test step has no own exercises, so this links to the map. A measure links to the treehouse. */
const addressOfExercises = ({ kind, phase_id, step_id }: Test): string => {
  if (kind === 'meting' || kind === 'weekdictee') return addresses.treehouse
  return kind === 'stap' && phase_id !== null
    ? addresses.world(phase_id)
    : addresses.lesson(phase_id ?? 1, step_id)
}
