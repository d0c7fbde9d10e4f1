import { useNotify } from '@letterliaan/ui'
import { useEffect } from 'react'
import { useServices } from '../../app/useServices.ts'
import { Waiting } from '../../app/shell/Waiting.tsx'
import { addresses } from '../addresses.ts'

/** Logs out on arrival (AUTH-4). */
export function LogoutPage() {
  const { session, navigator } = useServices()
  const notify = useNotify()

  useEffect(() => {
    session.clear()
    notify('success', 'Uitgelogd')
    navigator.go(addresses.login, { replace: true })
  }, [session, notify, navigator])

  return <Waiting />
}
