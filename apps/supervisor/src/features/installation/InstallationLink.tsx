import { Link } from '@letterliaan/web/link'
import { Panel } from '../../app/controls/index.ts'
import { texts } from './texts.ts'

export function InstallationLink({ to }: { readonly to: string }) {
  return (
    <Panel title={texts.title}>
      <p>{texts.linkIntro}</p>
      <p>
        <Link to={to}>{texts.toPage}</Link>
      </p>
    </Panel>
  )
}
