import { calmTexts } from '@letterliaan/texts/calm'
import { Button } from '@letterliaan/ui'
import { useState } from 'react'
import { useProfile } from '../data/useProfile.ts'
import { useCodeOnDemand } from '../navigation/useCodeOnDemand.ts'

const loadDialog = async () => (await import('./LookDialog.tsx')).LookDialog

/** Children of groep 7 are about ten. */
const minGroup = 7

/** A quiet button that shows older children that the look 10+ exists (PLEK-5). */
export function LookOffer() {
  const { student, calm_profile } = useProfile()
  const [isOpen, setOpen] = useState(false)
  const [LookDialog, demandDialog] = useCodeOnDemand(loadDialog)
  if (calm_profile === null || (student?.level_id ?? 0) < minGroup) return null
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          setOpen(true)
          demandDialog()
        }}
      >
        {calmTexts.chooseLook}
      </Button>
      {isOpen && LookDialog && <LookDialog look={calm_profile.look} onClose={() => setOpen(false)} />}
    </>
  )
}
