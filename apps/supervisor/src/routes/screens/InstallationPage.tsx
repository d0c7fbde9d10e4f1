import { Link } from '@letterliaan/web/link'
import { useSuspenseQueries } from '@tanstack/react-query'
import { FactList, FlatButton, Notice, Panel } from '../../app/controls/index.ts'
import { addresses, commonTexts, formatMoment, PageFrame, useServices } from '../../app/index.ts'
import { CheckList, summariseChecks } from '../../features/installation/Installation.tsx'
import { texts } from '../../features/installation/texts.ts'
import { SettingsTabs } from './SettingsTabs.tsx'

const looks = { good: 'good', attention: 'attention', wrong: 'failure' } as const

/** Shows the health of the server to administrators and boards (OPS-3). */
export function InstallationPage() {
  const { queries } = useServices()
  const [{ data, isFetching, refetch }, { data: me }] = useSuspenseQueries({
    queries: [queries.installationCheck, queries.me],
  })
  const { version, checked_at, checks } = data
  const state = summariseChecks(checks)
  return (
    <PageFrame
      title={texts.title}
      back={me.role === 'bestuur' ? <Link to={addresses.schools}>{commonTexts.schools}</Link> : undefined}
      intro={texts.intro}
      actions={
        <FlatButton aria-disabled={isFetching} onClick={() => refetch()}>
          {texts.checkAgain}
        </FlatButton>
      }
    >
      <SettingsTabs current={addresses.installation} />
      <output>
        <Notice look={looks[state]}>
          <p>{texts.summary[state]}</p>
          {state !== 'good' && <p>{texts.askOperator}</p>}
        </Notice>
      </output>
      <Panel title={texts.listTitle}>
        <CheckList checks={checks} />
      </Panel>
      <Panel>
        <FactList
          facts={[
            { label: texts.version, value: version },
            { label: texts.checkedAt, value: formatMoment(checked_at) },
          ]}
        />
      </Panel>
    </PageFrame>
  )
}
