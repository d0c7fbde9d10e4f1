import { useQuery } from '@tanstack/react-query'
import { TabNav } from '../../app/controls/index.ts'
import { addresses, common, useServices } from '../../app/index.ts'

/** The pages of 'Lesstof'. `current`: the address of the page. */
export function LessonTabs({ current }: { readonly current: string }) {
  const { queries } = useServices()
  const { data: steps = [] } = useQuery(queries.steps)
  const { data: reports = [] } = useQuery(queries.reports)
  const tabs = [
    { label: common.steps, to: addresses.ownSteps },
    { label: common.pronunciation, to: addresses.pronunciation },
    {
      label: common.soundsWrong,
      to: addresses.marked,
      count: steps.reduce((sum, { num_marked }) => sum + num_marked, 0),
    },
    { label: common.books, to: addresses.books },
    {
      label: common.reports,
      to: addresses.reports,
      count: reports.filter(({ is_handled }) => !is_handled).length,
    },
  ]
  return <TabNav label={common.lessons} tabs={tabs} current={current} />
}
