import type { Group } from '@letterliaan/contract'
import { SelectField } from '@letterliaan/ui'
import { useState } from 'react'
import { ActionDialog } from '../../app/controls/ActionDialog.tsx'
import { Checkbox } from '../../app/controls/Checkbox.tsx'
import layout from '../../app/style/layout.module.css'
import { formatSchoolYear } from '../../app/school-year.ts'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'
import * as common from '../../app/texts/common.ts'

export interface ChooseGroupProps {
  readonly title: string
  readonly groups: readonly Group[]
  readonly isBusy: boolean
  /** `isMove`: they leave the groups that they are in now. */
  readonly onChoose: (group: Group, isMove: boolean) => void
  readonly onClose: () => void
}

/** Which group children go to, and whether they leave those that they are in. */
export function ChooseGroup({ title, groups, isBusy, onChoose, onClose }: ChooseGroupProps) {
  const [group_id, setGroup] = useState(groups.length === 1 ? (groups[0]?.id ?? null) : null)
  const [isMove, setMove] = useState(true)
  const [areErrorsShown, setErrorsShown] = useState(false)
  const group = groups.find(({ id }) => id === group_id)

  function choose() {
    setErrorsShown(true)
    if (group !== undefined && !isBusy) onChoose(group, isMove)
  }

  return (
    <ActionDialog
      title={title}
      action={texts.moving.move}
      isBlocked={isBusy}
      onAct={choose}
      onClose={onClose}
    >
      <div className={layout.stack4}>
        <SelectField
          label={common.group}
          options={groups.map(({ id, name, school_year }) => ({
            value: id,
            label: fill(texts.moving.option, { name, year: formatSchoolYear(school_year) }),
          }))}
          value={group_id}
          error={areErrorsShown && group === undefined ? texts.chooseGroup : undefined}
          onChange={setGroup}
        />
        <Checkbox label={texts.moving.leave} isChecked={isMove} onToggle={() => setMove(!isMove)}>
          {texts.moving.leaveLong}
        </Checkbox>
      </div>
    </ActionDialog>
  )
}
