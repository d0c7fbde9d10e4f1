import { useNotify } from '@letterliaan/ui'
import { useStudent } from '../../app/data/useProfile.ts'
import { useUpdateStudent } from '../../app/data/useUpdateStudent.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { WelcomeScreen } from '../../features/welcome/WelcomeScreen.tsx'
import { addresses } from '../addresses.ts'

export function WelcomePage() {
  const { buddy_id } = useStudent()
  const update = useUpdateStudent()
  const { navigator } = useServices()
  const notify = useNotify()

  function enter() {
    if (update.isPending) return
    update.mutate(
      { introduction_completed: true },
      {
        onSuccess: () => navigator.go(addresses.overview),
        onError: (error) => notify('error', error.message),
      },
    )
  }

  return (
    <RouteScreen>
      <WelcomeScreen buddy_id={buddy_id} busy={update.isPending} onEnter={enter} />
    </RouteScreen>
  )
}
