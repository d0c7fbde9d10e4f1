import type { CalmProfile } from '@letterliaan/contract'
import * as shellTexts from '@letterliaan/texts/shell'
import { useState } from 'react'
import { useChangeCalm } from '../calm/useChangeCalm.ts'
import { useCodeOnDemand } from '../navigation/useCodeOnDemand.ts'
import { MenuButton } from './MenuButton.tsx'

const loadPanel = async () => (await import('../calm-panel/CalmPanel.tsx')).CalmPanel

export function CalmChoice({ calm }: { readonly calm: CalmProfile }) {
  const [isOpen, setOpen] = useState(false)
  const [CalmPanel, demandPanel] = useCodeOnDemand(loadPanel)
  const change = useChangeCalm()
  return (
    <>
      <MenuButton
        icon="calm"
        label={shellTexts.calm}
        onPress={() => {
          setOpen(true)
          demandPanel()
        }}
      />
      {isOpen && CalmPanel && <CalmPanel calm={calm} onChange={change} onClose={() => setOpen(false)} />}
    </>
  )
}
