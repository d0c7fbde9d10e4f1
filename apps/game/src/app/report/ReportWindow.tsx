import { createRandomId } from '@letterliaan/contract/client'
import { exclaimed } from '@letterliaan/texts'
import { shellTexts } from '@letterliaan/texts/shell'
import { useNotify } from '@letterliaan/ui'
import { useState } from 'react'
import type { ReportData } from '@letterliaan/contract'
import { toFailureLine } from '../explain-failure.ts'
import { useServices } from '../useServices.ts'
import { ReportDialog } from './ReportDialog.tsx'
import type { FilledReport, ReportForm } from './report-form.ts'
import { cutSecrets } from './cut-secrets.ts'
import type { ShownState } from './shown-content.ts'

interface ReportWindowProps {
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

export interface ReportContext {
  readonly now_ms: number
  readonly href: string
  readonly screen: { readonly width: number; readonly height: number }
  readonly user_agent: string
  readonly username: string
  readonly console_errors: readonly string[]
}

const maxInputLength = 500

const cutInput = (text: string | null): string | null =>
  text === null ? null : text.replaceAll(/\p{Cc}/gu, ' ').slice(0, maxInputLength)

/** Returns exactly these fields (BUG-2). */
export function createReportData(around: ReportContext, shown: ShownState): ReportData {
  return {
    sent_at: Math.floor(around.now_ms / 1000),
    url: cutSecrets(around.href, 500),
    console_errors: around.console_errors,
    screen_resolution: `${around.screen.width}x${around.screen.height}`,
    user_agent: around.user_agent.slice(0, 300),
    username: around.username,
    world_id: shown.world_id,
    exercise_id: shown.exercise_id,
    word_index: shown.word_index,
    word: cutInput(shown.word),
    step_id: shown.step_id,
    difficulty: shown.difficulty,
    expected_input: cutInput(shown.expected_input),
    current_input: cutInput(shown.current_input),
  }
}
