import { commonTexts } from '@letterliaan/texts/common'
import { getButtonClass } from '@letterliaan/ui'
import { useStudent } from '../../app/data/useProfile.ts'
import { Link } from '@letterliaan/web/link'
import { LazyStoryEnd } from '../../app/story/LazyStory.tsx'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { EndCaveScreen } from '../../features/end-cave/EndCaveScreen.tsx'
import { addresses } from '../../app/addresses.ts'
import { useRecordVisit } from './useRecordVisit.ts'

export function EndCavePage() {
  const { sound } = useServices()
  useRecordVisit('enter_end_cave')
  const { user_id, end_reward_win_code } = useStudent()
  return (
    <RouteScreen>
      <EndCaveScreen
        user_id={user_id}
        end_reward_win_code={end_reward_win_code}
        playEffect={sound.playEffect}
        storyEnd={<LazyStoryEnd />}
        wayOut={
          <Link to={addresses.overview} className={getButtonClass()}>
            {commonTexts.toMap}
          </Link>
        }
      />
    </RouteScreen>
  )
}
