import { TabNav } from '../../app/controls/TabNav.tsx'
import * as common from '../../app/texts/common.ts'
import { addresses } from '../../app/addresses.ts'

export interface GroupTabsProps {
  readonly group_id: number
  /** The address of the page. */
  readonly current: string
}

/** The pages of a group. */
export const GroupTabs = ({ group_id, current }: GroupTabsProps) => (
  <TabNav
    label={common.group}
    tabs={[
      { label: common.children, to: addresses.group(group_id) },
      { label: common.path, to: addresses.groupPath(group_id) },
      { label: common.insight, to: addresses.groupInsight(group_id) },
    ]}
    current={current}
  />
)
