import { useQuery } from '@tanstack/react-query'
import { TabNav } from '../../app/controls/index.ts'
import { addresses, commonTexts, useServices } from '../../app/index.ts'

/** Tabs of the pages about 'Lesstof'. `current` is the address of the shown page. */
export function LessonTabs({ current }: { readonly current: string }) {
  const { queries } = useServices()
  const { data: steps = [] } = useQuery(queries.steps)
  const { data: reports = [] } = useQuery(queries.reports)
  const tabs = [
    { label: commonTexts.steps, to: addresses.ownSteps },
    { label: commonTexts.pronunciation, to: addresses.pronunciation },
    {
      label: commonTexts.soundsWrong,
      to: addresses.marked,
      count: steps.reduce((sum, { num_marked }) => sum + num_marked, 0),
    },
    { label: commonTexts.books, to: addresses.books },
    {
      label: commonTexts.reports,
      to: addresses.reports,
      count: reports.filter(({ is_handled }) => !is_handled).length,
    },
  ]
  return <TabNav label={commonTexts.lessons} tabs={tabs} current={current} />
}
