import { joinClasses, NotificationProvider, shared, useNotify } from '@letterliaan/ui'
import { LookContext, toBuddyId, useLook, WornContext, Icon, type Worn } from '@letterliaan/ui/pictures'
import { setSchoolSoundVersion } from '@letterliaan/web/spoken-sound'
import { useStore } from '@letterliaan/web/use-store'
import { lazy, Suspense, useLayoutEffect, type ReactNode, useDeferredValue, useEffect } from 'react'
import { shellTexts } from '@letterliaan/texts/shell'
import { useReadAloud } from '@letterliaan/ui/spoken'
import type { CalmProfile } from '@letterliaan/contract'
import { useQuery } from '../queries/useQuery.ts'
import { addresses } from '../addresses.ts'
import { useRefusedAnswers } from '../answer-queue/useRefusedAnswers.ts'
import { useWaitingAnswers } from '../answer-queue/useWaitingAnswers.ts'
import { ReadingAloud } from '../calm/ReadingAloud.tsx'
import { useLiveChannel } from '../live/useLiveChannel.ts'
import { useSupervisorWords } from '../live/useSupervisorWords.ts'
import { Viewport } from '../navigation/Viewport.tsx'
import { PauseMenu } from '../menu/PauseMenu.tsx'
import { TopMenu } from '../menu/TopMenu.tsx'
import { useShownView } from '../navigation/useShownView.ts'
import { Rewards } from '../reward/Rewards.tsx'
import { ReportButton } from '../report/ReportButton.tsx'
import { useReport } from '../report/useReport.tsx'
import { useServices } from '../useServices.ts'
import { ImpersonationBanner } from './ImpersonationBanner.tsx'
import styles from './Shell.module.css'
import { useFieldInView } from './useFieldInView.ts'
import { useNoDoubleClickSelection } from './useNoDoubleClickSelection.ts'
import { usePreparedPage, usePreparedWithoutNetwork } from './usePrepared.ts'

const OverruledNote = lazy(async () => ({ default: (await import('./OverruledNote.tsx')).OverruledNote }))

/** Remounted after another login, so that nothing of the previous child stays visible. */
export function Shell() {
  const { session } = useServices()
  const loginId = useStore(session.loginId)
  return (
    <InLook isLoggedIn={loginId !== null}>
      <NotificationProvider>
        <Surroundings key={loginId} isLoggedIn={loginId !== null} />
      </NotificationProvider>
    </InLook>
  )
}

/** Provides the look to notifications too, because their wording depends on it. */
function InLook({ isLoggedIn, children }: { readonly isLoggedIn: boolean; readonly children: ReactNode }) {
  const { queries } = useServices()
  const { data: profile } = useQuery(queries.profile, { enabled: isLoggedIn })
  const look = (isLoggedIn && profile?.calm_profile?.look) || 'jungle'
  const worn = useWorn((isLoggedIn && profile?.student?.buddy_id) || undefined)
  return (
    <LookContext value={look}>
      <WornContext value={worn}>{children}</WornContext>
    </LookContext>
  )
}

function Surroundings({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { queries, sound, connection, refusedAnswers } = useServices()
  const view = useShownView()
  const played = view.kind === 'page' && view.meta.isPlayed ? view.meta : null
  const isOverruled = useStore(refusedAnswers.overruled)
  const isHeldUp = useStore(connection.heldUp)
  const { data: profile } = useQuery(queries.profile, { enabled: isLoggedIn })
  const student = isLoggedIn ? profile?.student : null
  const impersonated = profile?.is_impersonated ? student : null
  useWaitingAnswers(isLoggedIn ? profile?.id : undefined)
  useRefusedAnswers(isLoggedIn ? profile?.id : undefined)
  useLiveChannel(student ? profile?.channel_id : undefined)
  useCalm(isLoggedIn ? profile?.calm_profile : null)
  useLayoutEffect(() => setSchoolSoundVersion((isLoggedIn && profile?.sounds_version) || ''))
  useNotices()
  useSupervisorWords()
  useFieldInView()
  useNoDoubleClickSelection()
  usePreparedPage(student ? addresses.logout : null)
  const look = useLook()
  usePreparedWithoutNetwork(student ? toBuddyId(student.buddy_id) : null, look)

  const report = useReport(profile?.username ?? '')
  const mayReport = isLoggedIn && profile != null && !profile.is_read_only
  // Before login no setting is known. Sound waits for the first tap.
  const isReadByItself = !isLoggedIn || profile?.calm_profile?.read_aloud === true
  const level_id = student?.level_id ?? null

  return (
    <>
      <ReadingAloud isAutomatic={isReadByItself} level_id={level_id} waitsForRewards>
        <div
          className={joinClasses(
            styles.surroundings,
            student && played === null ? styles.withMenu : undefined,
            impersonated ? styles.withFoot : undefined,
            isHeldUp ? styles.withNote : isOverruled ? styles.withWord : undefined,
          )}
        >
          {student &&
            (played !== null ? (
              <PauseMenu
                {...{ student, sound }}
                calm={profile?.calm_profile ?? null}
                back={played.back}
                onReport={mayReport ? report.open : undefined}
              />
            ) : (
              <TopMenu {...{ student, sound }} calm={profile?.calm_profile ?? null} />
            ))}
          <Viewport />
          {mayReport && played === null && <ReportButton onOpen={report.open} />}
          {mayReport && report.dialog}
          {impersonated && (
            <ImpersonationBanner student={impersonated} isReadOnly={profile?.is_read_only === true} />
          )}
          {isHeldUp && <OfflineNote />}
          {isOverruled && !isHeldUp && (
            <Suspense>
              <OverruledNote onClose={refusedAnswers.hideOverruled} />
            </Suspense>
          )}
        </div>
      </ReadingAloud>
      {student && (
        <ReadingAloud isAutomatic={isReadByItself} level_id={level_id}>
          <Rewards />
        </ReadingAloud>
      )}
    </>
  )
}

/** Shown while answers wait for the network or a newer page. Its sound is on the device. */
function OfflineNote() {
  const { version } = useServices()
  const isTooOld = useStore(version.isTooOld)
  const { textOf, speaker } = useReadAloud([isTooOld ? shellTexts.newVersion.waits : shellTexts.noInternet])
  return (
    <div className={joinClasses(shared.line, shared.balanced, styles.note)}>
      <Icon name={isTooOld ? 'download' : 'wifi-off'} size="2.25rem" />
      <output>{textOf(0)}</output>
      {speaker}
    </div>
  )
}

function useCalm(profile: CalmProfile | null | undefined): void {
  const { calm } = useServices()
  useLayoutEffect(() => {
    if (profile !== undefined) calm.follow(profile)
  }, [calm, profile])
}

/** Loads what the child's buddy wears, after the first paint. `buddy_id`: undefined before login. */
function useWorn(buddy_id: number | undefined): Worn | null {
  const { queries } = useServices()
  const child = useDeferredValue(buddy_id, undefined)
  const { data: placed } = useQuery(queries.treehouse, { enabled: child !== undefined })
  const worn = placed?.find(({ place }) => place === 'buddy')
  const { data: badges } = useQuery(queries.badges, { enabled: worn !== undefined })
  const image = badges?.find(({ id }) => id === worn?.badge_id)?.image
  return child && image ? { buddy_id: child, image } : null
}

function useNotices(): void {
  const { navigator } = useServices()
  const notify = useNotify()

  useEffect(() => {
    function tell() {
      const view = navigator.view.get()
      if (view.kind === 'page' && view.notice !== undefined) notify('info', view.notice)
    }
    tell()
    return navigator.view.subscribe(tell)
  }, [navigator, notify])
}
