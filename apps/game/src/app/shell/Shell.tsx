import { NotificationProvider } from '@letterliaan/ui'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { addresses } from '../../routes/addresses.ts'
import { useWaitingAnswers } from '../answers/useWaitingAnswers.ts'
import { useLiveChannel } from '../live/useLiveChannel.ts'
import { Viewport } from '../navigation/Viewport.tsx'
import { TopMenu } from '../menu/TopMenu.tsx'
import { usePrepared } from '../navigation/usePrepared.ts'
import { useServices } from '../useServices.ts'
import { HeldUp } from './HeldUp.tsx'
import styles from './Shell.module.css'

/** What every page stands in: the menu, notifications, and a word when the network is gone. */
export function Shell() {
  const { session, queries, sound, connection } = useServices()
  const isLoggedIn = useSyncExternalStore(session.onChange, session.isLoggedIn)
  const isHeldUp = useSyncExternalStore(connection.subscribe, connection.isHeldUp)
  const { data: profile } = useQuery({ ...queries.profile, enabled: isLoggedIn })
  const student = isLoggedIn ? profile?.student : null
  useWaitingAnswers(isLoggedIn ? profile?.id : undefined)
  useLiveChannel(student ? profile?.channel_id : undefined)
  usePrepared(student ? addresses.logout : null)

  return (
    <NotificationProvider>
      <div className={student ? styles.withMenu : undefined}>
        {student && <TopMenu student={student} sound={sound} />}
        <Viewport />
      </div>
      {isHeldUp && <HeldUp />}
    </NotificationProvider>
  )
}
