import type { Group, SupervisedStudent } from '@letterliaan/contract'
import { Avatar } from '@letterliaan/ui/pictures'
import { Link } from '@letterliaan/web/link'
import type { ComponentType } from 'react'
import { TabNav } from '../app/controls/index.ts'
import { addresses, commonTexts, PageFrame, type PageFrameProps, useData } from '../app/index.ts'
import { texts as childTexts } from '../features/children/texts.ts'
import { NotFoundPage } from './screens/NotFoundPage.tsx'

/** Wraps a page about a child, who may be archived. */
export const createChildPage = (Page: ComponentType<{ readonly student: SupervisedStudent }>) =>
  function OfChild({ student_id }: { readonly student_id: number }) {
    const [students, archived] = useData((queries) => [queries.students, queries.archived])
    const student = [...students, ...archived].find(({ id }) => id === student_id)
    return student === undefined ? <NotFoundPage /> : <Page student={student} />
  }

export interface GroupPageProps {
  readonly group: Group
  readonly groups: readonly Group[]
}

export const createGroupPage = (Page: ComponentType<GroupPageProps>) =>
  function OfGroup({ group_id }: { readonly group_id: number }) {
    const [groups] = useData((queries) => [queries.groups])
    const group = groups.find(({ id }) => id === group_id)
    return group === undefined ? <NotFoundPage /> : <Page group={group} groups={groups} />
  }

interface ChildTabsProps {
  readonly student_id: number
  readonly current: string
}

export const ChildTabs = ({ student_id, current }: ChildTabsProps) => (
  <TabNav
    label={commonTexts.child}
    tabs={[
      { label: childTexts.child.overview, to: addresses.child(student_id) },
      { label: commonTexts.path, to: addresses.childPath(student_id) },
      { label: commonTexts.insight, to: addresses.childInsight(student_id) },
      { label: commonTexts.measures, to: addresses.measures(student_id) },
      { label: childTexts.child.history, to: addresses.childHistory(student_id) },
    ]}
    current={current}
  />
)

interface ChildFrameProps extends Pick<PageFrameProps, 'title' | 'intro' | 'actions' | 'children'> {
  readonly student: SupervisedStudent
  readonly current: string
}

export const ChildPageFrame = ({
  student: { id, buddy_id },
  current,
  children,
  ...frame
}: ChildFrameProps) => (
  <PageFrame
    picture={<Avatar id={buddy_id} size="4rem" />}
    back={<Link to={addresses.children}>{commonTexts.children}</Link>}
    {...frame}
  >
    <ChildTabs student_id={id} current={current} />
    {children}
  </PageFrame>
)

export const GroupTabs = ({ group_id, current }: { readonly group_id: number; readonly current: string }) => (
  <TabNav
    label={commonTexts.group}
    tabs={[
      { label: commonTexts.children, to: addresses.group(group_id) },
      { label: commonTexts.path, to: addresses.groupPath(group_id) },
      { label: commonTexts.insight, to: addresses.groupInsight(group_id) },
    ]}
    current={current}
  />
)
