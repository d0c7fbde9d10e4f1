import { Link } from '@letterliaan/web/link'
import { Panel } from '../../app/controls/Panel.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export function AdministrationLink({ to }: { readonly to: string }) {
  return (
    <Panel title={common.schoolAdministration}>
      <p>{texts.intro}</p>
      <p>
        <Link to={to}>{texts.toPage}</Link>
      </p>
    </Panel>
  )
}
