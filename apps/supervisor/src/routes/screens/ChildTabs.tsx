import { TabNav } from '../../app/controls/TabNav.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from '../../features/children/texts.ts'
import { addresses } from '../../app/addresses.ts'

export interface ChildTabsProps {
  readonly student_id: number
  /** The address of the page. */
  readonly current: string
}

/** The pages of a child. */
export const ChildTabs = ({ student_id, current }: ChildTabsProps) => (
  <TabNav
    label={common.child}
    tabs={[
      { label: texts.child.overview, to: addresses.child(student_id) },
      { label: common.path, to: addresses.childPath(student_id) },
      { label: common.insight, to: addresses.childInsight(student_id) },
      { label: common.measures, to: addresses.measures(student_id) },
      { label: texts.child.history, to: addresses.childHistory(student_id) },
    ]}
    current={current}
  />
)
