import { useQuery } from '@tanstack/react-query'
import { TabNav } from '../../app/controls/TabNav.tsx'
import { useServices } from '../../app/useServices.ts'
import { addresses } from '../addresses.ts'
import * as common from '../../app/texts/common.ts'
import * as texts from '../../features/steps/texts.ts'

/** The ways to the sound of a word: by its step, because somebody marked it, or by who says it. */
export function PronunciationTabs({ current }: { current: 'steps' | 'marked' | 'voices' }) {
  const { queries } = useServices()
  const { data: steps = [] } = useQuery(queries.steps)
  const numMarked = steps.reduce((sum, { num_marked }) => sum + num_marked, 0)
  return (
    <TabNav
      label={common.pronunciation}
      tabs={[
        { label: texts.tabs.steps, to: addresses.pronunciation, isCurrent: current === 'steps' },
        {
          label: common.soundsWrong,
          to: addresses.marked,
          isCurrent: current === 'marked',
          count: numMarked,
        },
        { label: common.voices, to: addresses.voices, isCurrent: current === 'voices' },
      ]}
    />
  )
}
