import { CalmProfileChanges } from '@letterliaan/contract'
import type { Holiday, HolidayRegion, MixSize, Organisation, OrganisationChange } from '@letterliaan/contract'
import { listHolidays } from '@letterliaan/rules/calendar'
import type { Queries } from '../../../../db/database.ts'
import type { SupervisorCall } from '../../../../plugins/contract/handler.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import { readOrganisation, updateOrganisation } from '../../../../db/tables/organisation.ts'
import { pickColumns } from '../../../../db/prepare-query.ts'

export async function getOrganisation(queries: Queries, id: number): Promise<Organisation> {
  const organisation = await readOrganisation(queries, id)
  const holiday_region = organisation.holiday_region as HolidayRegion | null
  const own_holidays = JSON.parse(organisation.own_holidays) as Holiday[]
  const holidays = listHolidays(holiday_region, own_holidays)
  const new_child_profile = CalmProfileChanges.parse(JSON.parse(organisation.new_child_profile))
  return {
    ...pickColumns(organisation, ['id', 'name', 'brin', 'region', 'dictation_mark', 'export_by']),
    ...pickColumns(organisation, ['second_factor_from', 'idle_minutes']),
    asks_date_of_birth: organisation.asks_date_of_birth === true,
    mix_size: organisation.mix_size as MixSize,
    holiday_region,
    own_holidays,
    holidays,
    new_child_profile,
  }
}

export async function changeSharedSettings(
  { transaction, caller, now }: SupervisorCall,
  { mix_size, dictation_mark, brin, holiday_region, own_holidays }: OrganisationChange,
): Promise<void> {
  const { organisation_id } = caller
  if (mix_size !== undefined) {
    await updateOrganisation(transaction, organisation_id, { mix_size })
    recordEvent(transaction, caller, { type: 'mix_size_chosen', mix_size }, now)
  }
  if (dictation_mark !== undefined) {
    await updateOrganisation(transaction, organisation_id, { dictation_mark })
    recordEvent(transaction, caller, { type: 'dictation_mark_chosen', dictation_mark }, now)
  }
  if (brin !== undefined) {
    await updateOrganisation(transaction, organisation_id, { brin })
    recordEvent(transaction, caller, { type: 'brin_changed', brin }, now)
  }
  if (holiday_region !== undefined) {
    await updateOrganisation(transaction, organisation_id, { holiday_region })
    recordEvent(transaction, caller, { type: 'holiday_region_chosen', holiday_region }, now)
  }
  if (own_holidays !== undefined) {
    const ordered = own_holidays.toSorted((a, b) => a.from.localeCompare(b.from))
    await updateOrganisation(transaction, organisation_id, { own_holidays: JSON.stringify(ordered) })
    recordEvent(transaction, caller, { type: 'own_holidays_changed', own_holidays: ordered }, now)
  }
}
