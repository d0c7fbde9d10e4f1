import * as shellTexts from '@letterliaan/texts/shell'
import * as commonTexts from '@letterliaan/texts/common'
import { joinClasses, NotificationProvider } from '@letterliaan/ui'
import { buddyUrl, LookContext, toBuddyId, type BuddyId, type Look } from '@letterliaan/ui/pictures'
import { textAddress } from '@letterliaan/web/spoken-sound'
import { useKeptScreen } from '../first-screen/useKeptScreen.ts'
import { useQuery } from '../queries/useQuery.ts'
import { useStore } from '@letterliaan/web/use-store'
import { addresses } from '../addresses.ts'
import { noNetworkText } from '../explain-failure.ts'
import { useRefusedAnswers } from '../answer-queue/useRefusedAnswers.ts'
import { useWaitingAnswers } from '../answer-queue/useWaitingAnswers.ts'
import { ReadingAloud } from '../calm/ReadingAloud.tsx'
import { useCalm } from '../calm/useCalm.ts'
import { useLiveChannel } from '../live/useLiveChannel.ts'
import { useSupervisorWords } from '../live/useSupervisorWords.ts'
import { Viewport } from '../navigation/Viewport.tsx'
import { TopMenu } from '../menu/TopMenu.tsx'
import { useNotices } from '../navigation/useNotices.ts'
import { Rewards } from '../reward/Rewards.tsx'
import { ReportButton } from '../report/ReportButton.tsx'
import { useServices } from '../useServices.ts'
import { ImpersonationBanner } from './ImpersonationBanner.tsx'
import styles from './Shell.module.css'
import { useFieldInView } from './useFieldInView.ts'
import { lazy, Suspense, useEffect } from 'react'
import { whenPageShows } from '../navigation/create-game-navigator.ts'

const OverruledNote = lazy(async () => ({ default: (await import('./OverruledNote.tsx')).OverruledNote }))

/** Remounted after another login: nothing of the previous child stays visible. */
export function Shell() {
  const { session } = useServices()
  const loginId = useStore(session.loginId)
  return (
    <NotificationProvider>
      <Surroundings key={loginId} isLoggedIn={loginId !== null} />
    </NotificationProvider>
  )
}

function Surroundings({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { queries, sound, connection, setAside } = useServices()
  const isOverruled = useStore(setAside.overruled)
  const isHeldUp = useStore(connection.heldUp)
  const { data: profile } = useQuery(queries.profile, { enabled: isLoggedIn })
  const student = isLoggedIn ? profile?.student : null
  const impersonated = profile?.is_impersonated ? student : null
  useWaitingAnswers(isLoggedIn ? profile?.id : undefined)
  useRefusedAnswers(isLoggedIn ? profile?.id : undefined)
  useLiveChannel(student ? profile?.channel_id : undefined)
  useCalm(isLoggedIn ? profile?.calm_profile : null)
  useNotices()
  useSupervisorWords()
  useFieldInView()
  usePrepared(student ? addresses.logout : null)
  const look = (isLoggedIn && profile?.calm_profile?.look) || 'jungle'
  useNoNetworkPrepared(student ? toBuddyId(student.buddy_id) : null, look)

  const isReadByItself = isLoggedIn && profile?.calm_profile?.read_aloud === true
  const level_id = student?.level_id ?? null

  return (
    <LookContext value={look}>
      <ReadingAloud isAutomatic={isReadByItself} level_id={level_id} waitsForRewards>
        <div
          className={joinClasses(
            styles.surroundings,
            student ? styles.withMenu : undefined,
            impersonated ? styles.withFoot : undefined,
            isHeldUp ? styles.withNote : isOverruled ? styles.withWord : undefined,
          )}
        >
          {student && <TopMenu {...{ student, sound }} calm={profile?.calm_profile ?? null} />}
          <Viewport />
          {isLoggedIn && profile && !profile.is_read_only && (
            <ReportButton key={profile.id} username={profile.username} />
          )}
          {impersonated && (
            <ImpersonationBanner student={impersonated} isReadOnly={profile?.is_read_only === true} />
          )}
          {isHeldUp && <OfflineNote />}
          <ScreenKeeper
            isOwn={student != null && profile?.is_impersonated === false && !profile.is_read_only}
          />
          {isOverruled && !isHeldUp && (
            <Suspense>
              <OverruledNote onClose={setAside.hideOverruled} />
            </Suspense>
          )}
        </div>
      </ReadingAloud>
      {student && (
        <ReadingAloud isAutomatic={isReadByItself} level_id={level_id}>
          <Rewards />
        </ReadingAloud>
      )}
    </LookContext>
  )
}

function usePrepared(address: string | null): void {
  const { navigator } = useServices()
  useEffect(() => {
    if (address !== null) void whenPageShows(navigator).then(() => navigator.prepare(address))
  }, [navigator, address])
}

/** Without a network the picture and voice must be there already. */
function useNoNetworkPrepared(buddy: BuddyId | null, look: Look): void {
  const { sound, navigator } = useServices()
  useEffect(() => {
    if (buddy === null) return
    const prepare = (): void => {
      new Image().src = buddyUrl(look, buddy, 'denkt')
      const lines = [noNetworkText, shellTexts.notHere, commonTexts.unheardLater]
      sound.preloadTexts(lines.map((line) => ({ url: textAddress(line), text: line.text })))
    }
    void whenPageShows(navigator).then(prepare)
  }, [sound, navigator, buddy, look])
}

/** Behind the page, which is drawn by then. */
function ScreenKeeper({ isOwn }: { isOwn: boolean }) {
  useKeptScreen(isOwn)
  return null
}

function OfflineNote() {
  const { version } = useServices()
  const isTooOld = useStore(version.isTooOld)
  return (
    <output className={styles.note}>{isTooOld ? shellTexts.newVersion.waits : shellTexts.noInternet}</output>
  )
}
