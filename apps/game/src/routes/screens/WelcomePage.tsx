import { useNotify } from '@letterliaan/ui'
import { useState } from 'react'
import { useStudent } from '../../app/data/useProfile.ts'
import { useUpdateStudent } from '../../app/data/useUpdateStudent.ts'
import { toFailureLine } from '../../app/explain-failure.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { formatFirstWalkKey } from '../../app/story/first-walk-key.ts'
import { WelcomeScreen } from '../../features/welcome/WelcomeScreen.tsx'
import { addresses } from '../../app/addresses.ts'

export function WelcomePage() {
  const { navigator, told } = useServices()
  const { buddy_id, user_id } = useStudent()
  const updateStudent = useUpdateStudent()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)

  async function enter() {
    setBusy(true)
    try {
      await updateStudent({ introduction_completed: true })
      told.add(formatFirstWalkKey(user_id))
      navigator.go(addresses.overview)
    } catch (error) {
      notify('error', toFailureLine(error))
      setBusy(false)
    }
  }

  return (
    <RouteScreen>
      <WelcomeScreen buddy_id={buddy_id} busy={busy} onEnter={() => void enter()} />
    </RouteScreen>
  )
}
