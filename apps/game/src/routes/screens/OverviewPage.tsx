import * as overviewTexts from '@letterliaan/texts/overview'
import { buttonClass, Glyph } from '@letterliaan/ui'
import { useWording } from '@letterliaan/ui/pictures'
import { useGreeting } from '../../app/buddy/useGreeting.ts'
import { LookOffer } from '../../app/calm-panel/LookOffer.tsx'
import { useStudent } from '../../app/data/useProfile.ts'
import { Help } from '../../app/help/Help.tsx'
import { overviewTour } from '../../app/help/tours/overview.ts'
import { IntroductionVideo } from '../../app/IntroductionVideo.tsx'
import { Link } from '@letterliaan/web/link'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { PlayOn } from '../../features/world-overview/PlayOn.tsx'
import { WorldOverview } from '../../features/world-overview/WorldOverview.tsx'
import { worldPanelsFor } from '../../features/world-overview/worlds.ts'
import { addresses } from '../../app/addresses.ts'
import { useNextThing } from './useNextThing.ts'

/** The four worlds; a child that was never here first hears what this is (WO-4). */
export function OverviewPage() {
  const student = useStudent()
  const { navigator } = useServices()
  const next = useNextThing(student)
  const word = useWording()
  const greeting = useGreeting(student, next?.isBegun === true)

  return (
    <RouteScreen actions={<Help tour={overviewTour} situation={{ student }} />}>
      <WorldOverview
        panels={worldPanelsFor(student)}
        playOn={
          next !== null && (
            <PlayOn
              buddy_id={student.buddy_id}
              greeting={greeting}
              sentence={next.isBegun ? overviewTexts.goOn : overviewTexts.begin}
            >
              <Link to={next.address} className={buttonClass()}>
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
      <IntroductionVideo
        open={!student.introduction_completed}
        greeter={student.buddy_id}
        onClose={() => navigator.go(addresses.profile)}
      />
    </RouteScreen>
  )
}
