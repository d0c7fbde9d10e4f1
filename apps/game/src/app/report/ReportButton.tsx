import { randomId } from '@letterliaan/contract/client'
import { exclaimed } from '@letterliaan/texts'
import * as shellTexts from '@letterliaan/texts/shell'
import { useNotify } from '@letterliaan/ui'
import { Icon } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import { failureLine } from '../explain-failure.ts'
import { useServices } from '../useServices.ts'
import { useCodeOnDemand } from '../navigation/useCodeOnDemand.ts'
import type { FilledReport, ReportForm } from './report-form.ts'
import { reportDataOf } from './report-data.ts'
import styles from './Report.module.css'

const emptyReport: ReportForm = { category: null, kind: null, title: '', description: '' }

const loadDialog = async () => (await import('./ReportDialog.tsx')).ReportDialog

/** NAV-11; typed text stays until it is sent (BUG-3). */
export function ReportButton({ username }: { readonly username: string }) {
  const { client, showing, readConsoleErrors } = useServices()
  const notify = useNotify()
  const [form, setForm] = useState(emptyReport)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [ReportDialog, demandDialog] = useCodeOnDemand(loadDialog)

  const readData = () =>
    reportDataOf(
      {
        now_ms: Date.now(),
        href: window.location.href,
        screen: window.screen,
        user_agent: navigator.userAgent,
        username,
        console_errors: readConsoleErrors(),
      },
      showing.read(),
    )

  async function send(filled: FilledReport) {
    setBusy(true)
    try {
      const body = { ...filled, data: JSON.stringify(readData()) }
      await client.call('POST /api/v1/user-report', { body, idempotencyKey: randomId() })
      setOpen(false)
      setForm(emptyReport)
      notify('success', exclaimed(shellTexts.reportSent))
    } catch (error) {
      notify('error', failureLine(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-report-sign
        // Keeps the focus, so a typing child can go on afterwards.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          setOpen(true)
          demandDialog()
        }}
      >
        <Icon name="bug" size="1.75rem" />
        <span className={styles.label}>{shellTexts.reportError}</span>
      </button>
      {isOpen && ReportDialog && (
        <ReportDialog
          form={form}
          shown={showing.read()}
          isBusy={isBusy}
          onChange={setForm}
          onSend={(filled) => void send(filled)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
