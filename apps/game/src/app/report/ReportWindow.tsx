import { createRandomId } from '@letterliaan/contract/client'
import { exclaimed } from '@letterliaan/texts'
import * as shellTexts from '@letterliaan/texts/shell'
import { useNotify } from '@letterliaan/ui'
import { useState } from 'react'
import { toFailureLine } from '../explain-failure.ts'
import { useServices } from '../useServices.ts'
import { ReportDialog } from './ReportDialog.tsx'
import { createReportData } from './report-data.ts'
import type { FilledReport, ReportForm } from './report-form.ts'

export interface ReportWindowProps {
  readonly username: string
  readonly form: ReportForm
  readonly onChange: (form: ReportForm) => void
  readonly onSent: () => void
  readonly onClose: () => void
}

export function ReportWindow({ username, form, onChange, onSent, onClose }: ReportWindowProps) {
  const { client, showing, readConsoleErrors } = useServices()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)

  const readData = () =>
    createReportData(
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
      await client.call('POST /api/v1/user-report', { body, idempotencyKey: createRandomId() })
      notify('success', exclaimed(shellTexts.reportSent))
      onSent()
    } catch (error) {
      notify('error', toFailureLine(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <ReportDialog
      form={form}
      shown={showing.read()}
      isBusy={isBusy}
      onChange={onChange}
      onSend={(filled) => void send(filled)}
      onClose={onClose}
    />
  )
}
