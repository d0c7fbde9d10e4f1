import { Link } from '@letterliaan/web/link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { addresses, commonTexts, PageFrame, useChange, useServices } from '../../app/index.ts'
import { NamePanel } from '../../app/controls/NamePanel.tsx'
import { texts } from '../../features/board/texts.ts'
import { renameBoard } from '../../features/board/school-changes.ts'

export function BoardSettingsPage() {
  const { queries } = useServices()
  const { organisation } = useSuspenseQuery(queries.me).data
  const { isBusy, run } = useChange(renameBoard)
  return (
    <PageFrame title={commonTexts.settings} back={<Link to={addresses.schools}>{commonTexts.schools}</Link>}>
      <NamePanel
        key={organisation}
        title={texts.ownName.title}
        hint={texts.ownName.explained}
        name={organisation}
        isBusy={isBusy}
        onChange={(name) => void run({ name })}
      />
    </PageFrame>
  )
}
