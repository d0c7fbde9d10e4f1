import { overviewTexts } from '@letterliaan/texts/overview'
import { getButtonClass, Glyph } from '@letterliaan/ui'
import { useWording } from '@letterliaan/ui/pictures'
import { useCallback, useEffect, useState } from 'react'
import { useGreeting } from '../../app/buddy/useGreeting.ts'
import { LookOffer } from '../../app/calm-panel/LookOffer.tsx'
import { useStudent } from '../../app/data/useProfile.ts'
import { Help } from '../../app/help/Help.tsx'
import { overviewTour } from '../../app/help/tours/overview.ts'
import { Link } from '@letterliaan/web/link'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { LazyFirstStory, LazyFirstWalk } from '../../app/story/LazyStory.tsx'
import { formatFirstWalkKey } from '../../app/story/first-walk-key.ts'
import { useServices } from '../../app/useServices.ts'
import { PlayOn, WorldOverview } from '../../features/world-overview/WorldOverview.tsx'
import { listWorldPanels } from '../../features/world-overview/worlds.ts'
import { addresses } from '../../app/addresses.ts'
import { useNextThing } from './useNextThing.ts'

/** Shows the four worlds. A new child first sees the story (WO-4), and then walks to its first step. */
export function WorldsPage() {
  const student = useStudent()
  const { navigator } = useServices()
  const next = useNextThing(student)
  const isFirstVisit = useFirstWalk(student.user_id)
  const [hasArrived, setArrived] = useState(false)
  const arrive = useCallback(() => setArrived(true), [])
  const toProfile = useCallback(() => navigator.go(addresses.profile), [navigator])
  const address = next?.address
  const isWalking = isFirstVisit && next !== null
  useEffect(() => {
    if (hasArrived && address !== undefined) navigator.go(address)
  }, [hasArrived, address, navigator])
  const word = useWording()
  const greeting = useGreeting(student, next?.isBegun === true)

  return (
    <RouteScreen actions={!isWalking && <Help tour={overviewTour} situation={{ student }} />}>
      <WorldOverview
        panels={listWorldPanels(student)}
        playOn={
          next !== null &&
          !isWalking && (
            <PlayOn
              buddy_id={student.buddy_id}
              greeting={greeting}
              sentence={next.isBegun ? overviewTexts.goOn : overviewTexts.begin}
            >
              <Link to={next.address} className={getButtonClass()}>
                <Glyph name="play" />
                {word(overviewTexts.play)}
              </Link>
            </PlayOn>
          )
        }
        lookOffer={<LookOffer />}
        renderLink={({ world }, className, content) => (
          <Link to={addresses.world(world)} className={className}>
            {content}
          </Link>
        )}
      />
      {!student.introduction_completed && <LazyFirstStory onEnd={toProfile} />}
      {isWalking && <LazyFirstWalk world={next.world} buddy_id={student.buddy_id} onArrive={arrive} />}
    </RouteScreen>
  )
}

/** Returns whether the child has just seen the welcome. */
function useFirstWalk(user_id: number): boolean {
  const { told } = useServices()
  const key = formatFirstWalkKey(user_id)
  const [isFirstVisit] = useState(() => told.has(key))
  useEffect(() => void told.delete(key), [told, key])
  return isFirstVisit
}
