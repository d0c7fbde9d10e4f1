import { joinClasses, NotificationProvider } from '@letterliaan/ui'
import { useQuery } from '@letterliaan/web/use-query'
import { useStore } from '@letterliaan/web/use-store'
import { addresses } from '../addresses.ts'
import { useSetAsideAnswers } from '../answers/useSetAsideAnswers.ts'
import { useWaitingAnswers } from '../answers/useWaitingAnswers.ts'
import { useLiveChannel } from '../live/useLiveChannel.ts'
import { Viewport } from '../navigation/Viewport.tsx'
import { TopMenu } from '../menu/TopMenu.tsx'
import { useNotices } from '../navigation/useNotices.ts'
import { usePrepared } from '../navigation/usePrepared.ts'
import { Rewards } from '../reward/Rewards.tsx'
import { ReportButton } from '../report/ReportButton.tsx'
import { useServices } from '../useServices.ts'
import { HeldUp } from './HeldUp.tsx'
import { LookingAlong } from './LookingAlong.tsx'
import styles from './Shell.module.css'
import { useFieldInSight } from './useFieldInSight.ts'

/** What every page stands in; begun anew for another login, so that nothing of the child before stays in sight. */
export function Shell() {
  const { session } = useServices()
  const loginId = useStore(session.loginId)
  return (
    <NotificationProvider>
      <Surroundings key={loginId} isLoggedIn={loginId !== null} />
    </NotificationProvider>
  )
}

/** The menu, and a word when the network is gone. */
function Surroundings({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { queries, sound, connection } = useServices()
  const isHeldUp = useStore(connection.heldUp)
  const { data: profile } = useQuery(queries.profile, { enabled: isLoggedIn })
  const student = isLoggedIn ? profile?.student : null
  const lookedAlong = profile?.is_impersonated ? student : null
  useWaitingAnswers(isLoggedIn ? profile?.id : undefined)
  useSetAsideAnswers(isLoggedIn ? profile?.id : undefined)
  useLiveChannel(student ? profile?.channel_id : undefined)
  useNotices()
  useFieldInSight()
  usePrepared(student ? addresses.logout : null)

  return (
    <>
      <div
        className={joinClasses(
          styles.surroundings,
          student ? styles.withMenu : undefined,
          lookedAlong ? styles.withFoot : undefined,
        )}
      >
        {student && <TopMenu student={student} sound={sound} />}
        <Viewport />
        {isLoggedIn && profile && <ReportButton key={profile.id} username={profile.username} />}
        {lookedAlong && <LookingAlong student={lookedAlong} isReadOnly={profile?.is_read_only === true} />}
        {isHeldUp && <HeldUp />}
      </div>
      {student && <Rewards />}
    </>
  )
}
