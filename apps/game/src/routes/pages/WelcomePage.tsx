import { useNotify } from '@letterliaan/ui'
import { useNavigate } from '@tanstack/react-router'
import { useStudent } from '../../app/data/useProfile.ts'
import { useUpdateStudent } from '../../app/data/useUpdateStudent.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { WelcomeScreen } from '../../features/welcome/WelcomeScreen.tsx'

export function WelcomePage() {
  const { buddy_id } = useStudent()
  const update = useUpdateStudent()
  const navigate = useNavigate()
  const notify = useNotify()

  function enter() {
    if (update.isPending) return
    update.mutate(
      { introduction_completed: true },
      {
        onSuccess: () => void navigate({ to: '/' }),
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
