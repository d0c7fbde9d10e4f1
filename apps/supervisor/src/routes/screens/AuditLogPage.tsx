import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FlatButton, Notice, Panel } from '../../app/controls/index.ts'
import {
  addresses,
  commonTexts,
  PageFrame,
  saveFile,
  useChange,
  useServices,
  useData,
} from '../../app/index.ts'
import { AuditFilterPanel, AuditList, CheckPanel } from '../../features/audit-log/AuditPanels.tsx'
import styles from '../../features/audit-log/AuditLog.module.css'
import { emptyAuditFilter, toAuditFilter } from '../../features/audit-log/audit-filter.ts'
import { exportAuditLog } from '../../features/audit-log/audit-log-changes.ts'
import { texts } from '../../features/audit-log/texts.ts'
import { SettingsTabs } from './SettingsTabs.tsx'

export function AuditLogPage() {
  const { queries } = useServices()
  const [staff, present, archived] = useData(() => [queries.staff, queries.students, queries.archived])
  const [chosen, setChosen] = useState(emptyAuditFilter)
  const filter = toAuditFilter(chosen)
  const log = useInfiniteQuery({
    ...queries.auditLog(filter ?? {}),
    enabled: filter !== null,
    placeholderData: keepPreviousData,
  })
  const exporting = useChange(exportAuditLog, (bytes) => saveFile(texts.files.name, bytes, 'text/csv'))
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <PageFrame title={commonTexts.auditLog} intro={texts.intro}>
      <SettingsTabs current={addresses.auditLog} />
      <AuditFilterPanel
        chosen={chosen}
        staff={staff}
        students={[...present, ...archived]}
        isWrongOrder={filter === null}
        onChange={setChosen}
      />
      <Panel
        title={texts.list.title}
        actions={
          <FlatButton
            aria-disabled={exporting.isBusy || filter === null}
            onClick={() => filter !== null && exporting.run(filter)}
          >
            {texts.files.fetch}
          </FlatButton>
        }
      >
        <div aria-busy={log.isFetching}>
          {log.isError && (
            <Notice
              look="failure"
              action={<FlatButton onClick={() => log.refetch()}>{commonTexts.tryAgain}</FlatButton>}
            >
              {texts.list.failed}
            </Notice>
          )}
          {log.isSuccess && entries.length === 0 && <p>{texts.list.none}</p>}
          <AuditList entries={entries} />
          {log.hasNextPage && (
            <div className={styles.more}>
              <FlatButton aria-disabled={log.isFetching} onClick={() => log.fetchNextPage()}>
                {texts.list.older}
              </FlatButton>
            </div>
          )}
        </div>
      </Panel>
      <CheckPanel />
    </PageFrame>
  )
}
