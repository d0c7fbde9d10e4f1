import { useQuery } from '@tanstack/react-query'
import { TabNav } from '../../app/controls/TabNav.tsx'
import { useServices } from '../../app/useServices.ts'
import { addresses } from '../addresses.ts'

/** The two ways to the sound of a word: by its step, or because somebody marked it. */
export function PronunciationTabs({ current }: { current: 'steps' | 'marked' }) {
  const { queries } = useServices()
  const { data: steps = [] } = useQuery(queries.steps)
  const numMarked = steps.reduce((sum, { num_marked }) => sum + num_marked, 0)
  return (
    <TabNav
      label="Uitspraak"
      tabs={[
        { label: 'Per stap', to: addresses.pronunciation, isCurrent: current === 'steps' },
        { label: 'Klinkt raar', to: addresses.marked, isCurrent: current === 'marked', count: numMarked },
      ]}
    />
  )
}
