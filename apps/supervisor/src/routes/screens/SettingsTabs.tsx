import type { StaffRole } from '@letterliaan/contract'
import { useQuery } from '@tanstack/react-query'
import { TabNav } from '../../app/controls/index.ts'
import { addresses, commonTexts, useServices } from '../../app/index.ts'
import { texts as installationTexts } from '../../features/installation/texts.ts'
import { texts as privacyTexts } from '../../features/privacy/texts.ts'

interface Part {
  readonly label: string
  readonly to: string
  readonly isForAll?: boolean
}

const names = commonTexts.settingsTabs

const tabs: readonly { readonly label: string; readonly parts: readonly Part[] }[] = [
  {
    label: names.school,
    parts: [
      { label: names.school, to: addresses.settings, isForAll: true },
      { label: commonTexts.staff, to: addresses.staff },
      { label: installationTexts.title, to: addresses.installation },
    ],
  },
  {
    label: commonTexts.children,
    parts: [
      { label: commonTexts.children, to: addresses.settingsOfChildren, isForAll: true },
      { label: commonTexts.voices, to: addresses.voices, isForAll: true },
    ],
  },
  {
    label: commonTexts.logIn,
    parts: [
      { label: commonTexts.ownAccount, to: addresses.account, isForAll: true },
      { label: names.security, to: addresses.settingsOfLogin },
    ],
  },
  {
    label: names.privacy,
    parts: [
      { label: privacyTexts.title, to: addresses.privacy },
      { label: commonTexts.auditLog, to: addresses.auditLog },
    ],
  },
  {
    label: names.links,
    parts: [{ label: commonTexts.logInWithSchool, to: addresses.singleSignOn, isForAll: true }],
  },
]

const listParts = (role: StaffRole, parts: readonly Part[]): readonly Part[] =>
  parts.filter(({ isForAll }) => role === 'beheerder' || isForAll)

/** Tabs of the settings that the user's role may open. A board has none. `current` is the page's address. */
export function SettingsTabs({ current }: { readonly current: string }) {
  const { queries } = useServices()
  const { data: me } = useQuery(queries.me)
  if (me === undefined || me.role === 'bestuur') return null
  const shown = tabs
    .map(({ label, parts }) => ({ label, parts: listParts(me.role, parts) }))
    .flatMap(({ label, parts }) => {
      const [first] = parts
      return first === undefined ? [] : [{ label, to: first.to, parts }]
    })
  const open = shown.find(({ parts }) => parts.some(({ to }) => to === current))
  return (
    <>
      <TabNav label={commonTexts.settings} tabs={shown} current={open?.to ?? ''} />
      {open !== undefined && open.parts.length > 1 && (
        <TabNav look="small" label={open.label} tabs={open.parts} current={current} />
      )}
    </>
  )
}
