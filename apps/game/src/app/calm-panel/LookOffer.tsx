import * as calmTexts from '@letterliaan/texts/calm'
import { Button, Dialog } from '@letterliaan/ui'
import { useState } from 'react'
import { useChangeCalm } from '../calm/useChangeCalm.ts'
import { useProfile } from '../data/useProfile.ts'
import { LookChoice } from './LookChoice.tsx'

/** A quiet way to the two looks, for who may want that of 10+ and does not know of it (PLEK-5). */
export function LookOffer() {
  const { calm_profile } = useProfile()
  const changeCalm = useChangeCalm()
  const [isOpen, setOpen] = useState(false)
  if (calm_profile === null) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {calmTexts.chooseLook}
      </Button>
      <Dialog open={isOpen} title={calmTexts.chooseLook} onClose={() => setOpen(false)}>
        <LookChoice value={calm_profile.look} onChoose={(look) => changeCalm({ look })} />
      </Dialog>
    </>
  )
}
