import { useNotify } from '@letterliaan/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Waiting } from '../../app/shell/Waiting.tsx'
import { logoutRoute } from '../account.ts'

/** Logs out on arrival (AUTH-4). */
export function LogoutPage() {
  const { session } = logoutRoute.useRouteContext()
  const notify = useNotify()
  const navigate = useNavigate()

  useEffect(() => {
    session.clear()
    notify('success', 'Uitgelogd')
    void navigate({ to: '/login', replace: true })
  }, [session, notify, navigate])

  return <Waiting />
}
