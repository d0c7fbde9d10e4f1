import type { StepSummary } from '@letterliaan/contract'
import { Dialog } from '@letterliaan/ui'
import { AnchorSlider } from '../../app/AnchorSlider.tsx'

/** The anchor words of a step, opened by its badge (MAP-3). */
export function AnchorBubble({ step, onClose }: { step: StepSummary | null; onClose: () => void }) {
  return (
    <Dialog open={step !== null} title="Ankerwoorden in deze stap" onClose={onClose}>
      {step !== null && <AnchorSlider anchors={step.anchors} />}
    </Dialog>
  )
}
