import { useState, type ReactNode } from 'react'

export interface OpenableDialog {
  readonly open: () => void
  /** False while closed. */
  readonly dialog: ReactNode
}

/** Returns a function that opens a dialog, and the dialog itself. `draw` renders it only while it is open. */
export function useDialog(draw: (close: () => void) => ReactNode): OpenableDialog {
  const [isOpen, setOpen] = useState(false)
  return { open: () => setOpen(true), dialog: isOpen && draw(() => setOpen(false)) }
}
