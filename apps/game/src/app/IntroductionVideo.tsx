import { Button, Dialog } from '@letterliaan/ui'

export interface IntroductionVideoProps {
  readonly open: boolean
  /** Closing it leads to the profile (WO-4). */
  readonly onClose: () => void
}

/** The window of the introduction (WO-4, PROF-6). */
export function IntroductionVideo({ open, onClose }: IntroductionVideoProps) {
  return (
    <Dialog
      open={open}
      title="Introductie"
      onClose={onClose}
      footer={<Button onClick={onClose}>Sluiten</Button>}
    >
      <p>Wij werken aan een introductievideo</p>
    </Dialog>
  )
}
