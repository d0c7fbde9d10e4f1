import { useState, type ReactNode } from 'react'
import { useCodeOnDemand } from '../navigation/useCodeOnDemand.ts'
import type { ReportForm } from './report-form.ts'

const emptyReport: ReportForm = { category: null, kind: null, title: '', description: '' }

const loadWindow = async () => (await import('./ReportWindow.tsx')).ReportWindow

export interface ReportOfError {
  readonly open: () => void
  readonly dialog: ReactNode
}

/** NAV-11. Keeps typed text until it is sent (BUG-3). */
export function useReport(username: string): ReportOfError {
  const [form, setForm] = useState(emptyReport)
  const [isOpen, setOpen] = useState(false)
  const [ReportWindow, demandWindow] = useCodeOnDemand(loadWindow)
  const close = () => setOpen(false)
  return {
    open() {
      setOpen(true)
      demandWindow()
    },
    dialog: isOpen && ReportWindow && (
      <ReportWindow
        username={username}
        form={form}
        onChange={setForm}
        onSent={() => {
          close()
          setForm(emptyReport)
        }}
        onClose={close}
      />
    ),
  }
}
