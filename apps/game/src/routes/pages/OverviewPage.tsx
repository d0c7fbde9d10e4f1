import { Link, useNavigate } from '@tanstack/react-router'
import { useStudent } from '../../app/data/useProfile.ts'
import { IntroductionVideo } from '../../app/introduction/IntroductionVideo.tsx'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { WorldOverview } from '../../features/world-overview/WorldOverview.tsx'
import { panelsFor } from '../../features/world-overview/worlds.ts'

/** The four worlds; a child that was never here first hears what this is (WO-4). */
export function OverviewPage() {
  const student = useStudent()
  const navigate = useNavigate()

  return (
    <RouteScreen>
      <WorldOverview
        panels={panelsFor(student)}
        renderLink={({ world }, className, content) => (
          <Link to="/wereld/$world_id" params={{ world_id: world }} className={className}>
            {content}
          </Link>
        )}
      />
      <IntroductionVideo
        open={!student.introduction_completed}
        onClose={() => void navigate({ to: '/profiel' })}
      />
    </RouteScreen>
  )
}
