import { Link } from '@letterliaan/web/link'
import { Panel } from '../../app/controls/Panel.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export function AccountLink({ to }: { readonly to: string }) {
  return (
    <Panel title={common.ownAccount}>
      <p>{texts.link.about}</p>
      <p>
        <Link to={to}>{texts.link.toPage}</Link>
      </p>
    </Panel>
  )
}
